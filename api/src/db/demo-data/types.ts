import type { Relation } from '@clinic/contracts';

/**
 * The shapes of the demo clinic: what the loader reads and what a reviewer checks. Days are whole days counted from the
 * clinic's date at loading (0 = today, negative = past), so that the clinic is never out of date. Records point at each
 * other by the doctor's id and by the English slug of a speciality.
 */

/** English slugs of the specialities (S3); also what other records refer to. */
export type SpecialtySlug =
  | 'department_of_dentistry'
  | 'dermatology_cosmetics_and_laser'
  | 'pediatrics-neonatology'
  | 'obstetrics-gynecology'
  | 'ent-clinic'
  | 'chest-heart-internal-medicine-clinic'
  | 'physical-therapy-rehabilitation'
  | 'family-medicine'
  | 'ophthalmology'
  | 'orthopedics'
  | 'neurology'
  | 'urology'
  | 'psychiatry-mental-health'
  | 'clinical-nutrition';

export type SlotMinutes = 15 | 20 | 30;

/** 0 = Sunday … 6 = Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface DemoName {
  readonly name_ar: string;
  readonly name_en: string;
}

/** A block of a speciality's page. Paragraphs of a body are separated by a blank line. */
export interface DemoSection {
  readonly heading_ar: string;
  readonly heading_en: string;
  readonly body_ar: string;
  readonly body_en: string;
}

export interface DemoSpecialty extends DemoName {
  readonly id: number;
  readonly slug_ar: string;
  readonly slug_en: SpecialtySlug;
  readonly summary_ar: string;
  readonly summary_en: string;
  /** Scene `images/specialties/<icon>.svg`. */
  readonly icon: string;
  /** Place in lists; the first three are the tiles of the booking wizard (S57). */
  readonly order: number;
  /** Usual length of a visit; a doctor may differ. */
  readonly slot_minutes: SlotMinutes;
  readonly sections: readonly DemoSection[];
  readonly services: readonly DemoName[];
}

/** A weekly working time (E1). May run past midnight: `start_min + duration_min > 1440`. */
export interface DemoRule {
  readonly weekday: Weekday;
  readonly start_min: number;
  readonly duration_min: number;
}

/** Whole clinic days on which a doctor does not work, both ends included. */
export interface DemoLeave {
  readonly first_day: number;
  readonly last_day: number;
  readonly reason: string;
}

export interface DemoDoctor extends DemoName {
  readonly id: number;
  readonly slug_ar: string;
  readonly slug_en: string;
  /** Path below `/images/`, for example `doctors/58.svg`. */
  readonly image: string;
  readonly job_titles: readonly DemoName[];
  readonly bio_ar: string;
  readonly bio_en: string;
  /** Language tags. */
  readonly spoken_languages: readonly string[];
  readonly years_of_experience: number;
  readonly licence_no: string;
  /** First the speciality that the doctor is listed under. */
  readonly specialties: readonly [SpecialtySlug, ...SpecialtySlug[]];
  readonly slot_minutes: SlotMinutes;
  readonly rules: readonly DemoRule[];
  readonly leave: readonly DemoLeave[];
  /** True for the one doctor whose leave covers the whole booking window, so that no slot is free (S61). */
  readonly fullyBooked: boolean;
}

export interface DemoVisit {
  readonly doctor_id: number;
  readonly specialty: SpecialtySlug;
  /**
   * Wanted day. The visit is on the first day with a fitting slot, counted away from today: on this day or later for a
   * coming visit, on this day or earlier for a past one.
   */
  readonly day: number;
  /** Which free slot of that day, counted from 0; the last one when the day has fewer. */
  readonly slot: number;
  readonly status: 'pending' | 'confirmed' | 'completed' | 'no_show' | 'cancelled';
  /** Name of the one of the family whom the visit is for, when it is not for the account's owner. */
  readonly family_member?: string;
  /** Given with every cancelled visit. */
  readonly cancel_reason?: string;
}

export interface DemoDependent {
  readonly name: string;
  readonly relation: Relation;
  /** `YYYY-MM-DD`. */
  readonly birth_date: string;
  /** A number of their own, `05xxxxxxxx`. */
  readonly phone?: string;
}

export interface DemoPatient {
  readonly name: string;
  /** As the patient would type it, `05xxxxxxxx`. */
  readonly phone: string;
  readonly email: string;
  readonly lang: 'ar' | 'en';
  readonly phone_verified: boolean;
  readonly family?: readonly DemoDependent[];
  readonly visits: readonly DemoVisit[];
}

export interface DemoQaSpecialty extends DemoName {
  readonly id: number;
  readonly slug_ar: string;
  readonly slug_en: string;
  readonly description_ar: string;
  readonly description_en: string;
  /** The speciality that can be booked from its answers (Q43). */
  readonly specialty: SpecialtySlug | null;
}

export interface DemoQaGroup extends DemoName {
  readonly id: number;
  readonly qa_specialties: readonly DemoQaSpecialty[];
}

export interface DemoAnswer {
  readonly doctor_id: number;
  /** The short answer; paragraphs separated by a blank line. */
  readonly content: string;
  /** What to do at home, when to come in, and when it is an emergency; lines separated by a line break. */
  readonly at_home?: string;
  readonly come_in?: string;
  readonly emergency?: string;
  /** How long after the question, in hours. */
  readonly after_hours: number;
  readonly likes: number;
  readonly views: number;
}

/** A question in the language of its asker. */
export interface DemoQuestion {
  readonly slug: string;
  readonly lang: 'ar' | 'en';
  /** `slug_en` of its QA speciality. */
  readonly qa_specialty: string;
  readonly title: string;
  readonly content: string;
  readonly status: 'pending' | 'answered' | 'closed';
  /** First name as entered; null for an anonymous asker. */
  readonly user_name: string | null;
  readonly asked_days_ago: number;
  readonly views: number;
  readonly tags: readonly string[];
  readonly answer: DemoAnswer | null;
  /** Given with a closed question that was not answered. */
  readonly closed_reason?: 'duplicate' | 'out-of-scope';
  /** What the asker is told about it, in the language of the question. */
  readonly closed_note?: string;
  /** Slug of the question that it repeats. */
  readonly duplicate_of?: string;
}
