import * as z from 'zod/mini';
import { dataOf, Id, IdText, LocalDate, LocalTime, pageOf } from './primitives.ts';
import { BranchName, BranchPlace } from './branches.ts';
import { FreeSlot } from './errors.ts';
import { Named } from './named.ts';
import { VisitKind } from './visit-kinds.ts';
import { ImageFocus } from './pictures.ts';

/** A speciality of the clinic (S79), with what its page and its tile need. */
export const Specialty = z.extend(Named, {
  slug_ar: z.string(),
  slug_en: z.string(),
  summary_ar: z.string(),
  summary_en: z.string(),
  /** Which drawn scene stands for it, for example `tooth`. */
  icon: z.string(),
  doctors_count: z.int(),
});
export type Specialty = z.infer<typeof Specialty>;
export const SpecialtyList = dataOf(z.array(Specialty));

const BilingualName = z.object({ name_ar: z.string(), name_en: z.string() });

/** One block of a speciality's page: a heading and its paragraphs, in both languages. */
export const TextSection = z.object({
  heading_ar: z.string(),
  heading_en: z.string(),
  body_ar: z.string(),
  body_en: z.string(),
});
export type TextSection = z.infer<typeof TextSection>;

/** `GET /api/specialties/{slug}`: a speciality with the texts of its page. */
export const SpecialtyDetail = z.extend(Specialty, {
  sections: z.array(TextSection),
  services: z.array(BilingualName),
});
export type SpecialtyDetail = z.infer<typeof SpecialtyDetail>;
export const SpecialtyDetailResponse = dataOf(SpecialtyDetail);

/** A doctor as lists show one (S80). `image` is relative to `/images/`. */
export const Doctor = z.extend(Named, {
  slug_ar: z.string(),
  slug_en: z.string(),
  image: z.string(),
  image_focus: z.optional(ImageFocus),
  job_titles: z.array(BilingualName),
});
export type Doctor = z.infer<typeof Doctor>;
export const DoctorList = dataOf(z.array(Doctor));

/** A doctor in the public directory: with specialities and the first free slot inside the booking window, if any. */
export const DoctorCard = z.extend(Doctor, {
  specialties: z.array(z.extend(Named, { slug_ar: z.string(), slug_en: z.string() })),
  next_slot: z.nullable(FreeSlot),
});
export type DoctorCard = z.infer<typeof DoctorCard>;

/** `GET /api/doctors?specialty&page`: `specialty` is an id or a slug. 12 a page. */
export const DoctorsQuery = z.object({
  specialty: z.optional(z.string().check(z.maxLength(200))),
  page: z._default(IdText, 1),
});
export const DoctorPage = pageOf(DoctorCard);

/** `GET /api/doctors/by-slug/{slug}`: slug in either language, or the id in digits. */
export const DoctorDetail = z.extend(DoctorCard, {
  bio_ar: z.string(),
  bio_en: z.string(),
  /** Languages the doctor speaks, as language tags. */
  spoken_languages: z.array(z.string()),
  years_of_experience: z.int(),
  /** The first free slots of the booking window, at most six. */
  next_slots: z.array(FreeSlot),
  /** Where the doctor sees patients, where the clinic has several branches. */
  branches: z.optional(z.array(BranchPlace)),
  /** What patients may book beside the ordinary visit, where there is anything. */
  kinds: z.optional(z.array(VisitKind)),
});
export type DoctorDetail = z.infer<typeof DoctorDetail>;
export const DoctorDetailResponse = dataOf(DoctorDetail);

/**
 * What kind of visit times are asked for: one of the doctor's that patients may book, or that of an appointment of the
 * caller's which is to move. The ordinary visit unless given.
 */
const ofKind = { kind_id: z.optional(IdText), appointment_id: z.optional(IdText) };

/** `GET /api/available-slots?date&doctor_id` (S81) answers a bare array of `HH:mm`; with `branch_id` only those of a branch. */
export const AvailableSlotsQuery = z.object({
  date: LocalDate,
  doctor_id: IdText,
  branch_id: z.optional(IdText),
  ...ofKind,
});
export const AvailableSlots = z.array(LocalTime);

/** `GET /api/available-days?doctor_id`: free slots per day of the booking window (Q3), days without any left out. */
export const AvailableDaysQuery = z.object({ doctor_id: IdText, ...ofKind });
export const AvailableDays = z.object({
  /** The clinic's date now; a browser's clock is never asked. */
  today: LocalDate,
  first: LocalDate,
  last: LocalDate,
  days: z.record(z.string(), z.int()),
  /** Where the doctor sees patients, where the clinic has several branches, each with its free slots per day. */
  branches: z.optional(z.array(z.extend(BranchPlace, { days: z.record(z.string(), z.int()) }))),
  /** Length of the doctor's ordinary visit in minutes, and the kinds that patients may book beside it, where there are any. */
  minutes: z.optional(z.int()),
  kinds: z.optional(z.array(VisitKind)),
});
export type AvailableDays = z.infer<typeof AvailableDays>;

/**
 * `GET /api/available-doctors?specialty_id&date`: the next free slot of each doctor of a speciality inside the booking window;
 * with a date, the first one of that day; with `branch_id` only doctors and slots of a branch.
 */
export const AvailableDoctorsQuery = z.object({
  specialty_id: IdText,
  date: z.optional(LocalDate),
  branch_id: z.optional(IdText),
});
export const AvailableDoctors = z.extend(dataOf(z.array(z.object({ doctor_id: Id, slot: z.nullable(FreeSlot) }))), {
  /** Branches in which the speciality is offered, where there are several. */
  branches: z.optional(z.array(BranchName)),
});
export type AvailableDoctors = z.infer<typeof AvailableDoctors>;

/**
 * `GET /api/data-version`: changes whenever public content changes, so that rendered pages can be refreshed; `today` is
 * the clinic's date.
 */
export const DataVersion = z.object({ version: z.string(), today: LocalDate });
export type DataVersion = z.infer<typeof DataVersion>;
