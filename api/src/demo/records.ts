import * as z from 'zod';
import { closedReasons, questionFlags, questionStatuses, reportReasons, visibilities } from '@clinic/contracts/qa';
import { askedRelations, saudiMobile } from '@clinic/contracts';
import { isCalendarDate } from '@clinic/contracts/time';
import { EnglishSlug, Slug, Text } from '../content/fields.ts';

/**
 * What the files of `api/demo/` hold beside the content: what people do at the demo clinic. Records refer to a doctor by id
 * and to a speciality by its English slug.
 */

/** A day counted from the day on which the demo is loaded, as a number: `today` is 0, `today-12` is -12. */
const RelativeDay = z
  .string()
  .regex(/^today(?:[+-]\d{1,3})?$/, { error: 'must be a day such as today+3 or today-12', abort: true })
  .transform((day) => Number(day.slice('today'.length)));
const Mobile = z.string().refine((phone) => saudiMobile(phone) !== null, 'must be a mobile number such as 0500000011');
const Lang = z.enum(['ar', 'en']);
const DoctorId = z.int().positive();
const Count = z.int().nonnegative();

/** `leave.yaml`: whole days on which a doctor does not work, both ends included. */
export const LeaveRecord = z
  .strictObject({ doctor: DoctorId, first_day: RelativeDay, last_day: RelativeDay, reason: Text })
  .refine(({ first_day, last_day }) => last_day >= first_day, {
    message: 'must not be before first_day',
    path: ['last_day'],
  });

const Visit = z.strictObject({
  doctor_id: DoctorId,
  specialty: EnglishSlug,
  /**
   * Wanted day. The visit is on the first day with a fitting slot, counted away from today: on this day or later for a
   * coming visit, on this day or earlier for a past one.
   */
  day: RelativeDay,
  /** Which free slot of that day, counted from 0. The last one when the day has fewer. */
  slot: Count,
  status: z.enum(['pending', 'confirmed', 'completed', 'no_show', 'cancelled']),
  /** Name of the family member whom the visit is for, when it is not for the account's owner. */
  family_member: Text.optional(),
  /** Given with every cancelled visit. */
  cancel_reason: Text.optional(),
});

const Dependent = z.strictObject({
  name: Text,
  relation: z.enum(askedRelations),
  birth_date: z.string().refine(isCalendarDate, 'must be a day such as 2019-03-05'),
  phone: Mobile.optional(),
});

const Patient = z.strictObject({
  name: Text,
  phone: Mobile,
  email: z.email(),
  lang: Lang,
  phone_verified: z.boolean(),
  family: z.array(Dependent).default([]),
  visits: z.array(Visit),
});

const StaffMember = z.strictObject({
  name: Text,
  email: z.email(),
  phone: Mobile,
  role: z.enum(['doctor', 'moderator', 'reception', 'editor', 'schedules', 'reviewer', 'publisher', 'admin']),
  /** Given with a doctor's account. */
  doctor_id: DoctorId.optional(),
});

/** `accounts.yaml`: who can sign in, all with one password. */
export const AccountsRecord = z.strictObject({
  password: Text,
  patients: z.array(Patient).min(1),
  staff: z.array(StaffMember).min(1),
});

const Answer = z.strictObject({
  doctor_id: DoctorId,
  /** The short answer. Paragraphs are separated by a blank line. */
  content: Text,
  /** What to do at home, when to come in, and when it is an emergency. Lines are separated by a line break. */
  at_home: Text.optional(),
  come_in: Text.optional(),
  emergency: Text.optional(),
  /** How long after the question, in hours. */
  after_hours: z.number().nonnegative(),
  likes: Count,
  views: Count,
});

/** `questions/<slug of a QA speciality>.yaml`: its questions, each in the language of its asker. */
export const QuestionRecord = z.strictObject({
  slug: Slug,
  lang: Lang,
  title: Text,
  content: Text,
  status: z.enum(questionStatuses),
  /** First name as entered; null for an anonymous asker. */
  user_name: Text.nullable(),
  asked_days_ago: z.number().nonnegative(),
  views: Count,
  tags: z.array(Text),
  answer: Answer.nullable(),
  /** Given with a closed question that was not answered. */
  closed_reason: z.enum(closedReasons).optional(),
  /** What the asker is told about it, in the language of the question. */
  closed_note: Text.optional(),
  /** Slug of the question that it repeats. */
  duplicate_of: Slug.optional(),
});

/** `moderation-queue.yaml`: questions that a moderator or a doctor has to look at. */
export const QueuedQuestionRecord = z.strictObject({
  slug: Slug,
  lang: Lang,
  /** English slug of its QA speciality. */
  qa_specialty: EnglishSlug,
  title: Text,
  content: Text,
  /** First name as entered; null for an anonymous asker. */
  user_name: Text.nullable(),
  asked_hours_ago: z.number().nonnegative(),
  visibility: z.enum(visibilities),
  flags: z.array(z.enum(questionFlags)),
  tags: z.array(Text),
  reports: z.array(z.strictObject({ reason: z.enum(reportReasons), note: z.string() })),
});

export type DemoLeave = z.infer<typeof LeaveRecord>;
export type DemoVisit = z.infer<typeof Visit>;
export type DemoPatient = z.infer<typeof Patient>;
export type DemoStaffMember = z.infer<typeof StaffMember>;
export type DemoQueuedQuestion = z.infer<typeof QueuedQuestionRecord>;
/** A question with the English slug of its QA speciality. */
export type DemoQuestion = z.infer<typeof QuestionRecord> & { readonly qa_specialty: string };
