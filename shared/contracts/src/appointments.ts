import * as z from 'zod/mini';
import { BranchPlace } from './branches.ts';
import { Named } from './named.ts';
import { ImageFocus } from './pictures.ts';
import { dataOf, Id, Instant, LocalDate, LocalTime } from './primitives.ts';
import { BookedKind } from './visit-kinds.ts';

/** The simple e-mail shape of the specification (Q34). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** States of an appointment (E5). */
export const AppointmentStatus = z.enum([
  'held',
  'pending',
  'confirmed',
  'checked_in',
  'completed',
  'cancelled',
  'rejected',
  'no_show',
  'expired',
]);
export type AppointmentStatus = z.infer<typeof AppointmentStatus>;

export const bookingForValues = ['self', 'someoneElse'] as const;

/** What an account is asked a dependent to be (E1). */
export const askedRelations = [
  'son',
  'daughter',
  'father',
  'mother',
  'husband',
  'wife',
  'brother',
  'sister',
  'other',
] as const;

/**
 * What a dependent is to the owner of the account (E1). The last four were asked until 2026 and do not say which: rows and
 * open pages of earlier releases still have them.
 */
export const Relation = z.enum([...askedRelations, 'child', 'parent', 'spouse', 'sibling']);
export type Relation = z.infer<typeof Relation>;

/** Who the visit is for (S62). For `self` the server takes the account's own values whatever is sent (Q25). */
export const UserDetails = z.object({
  name: z.string().check(z.trim(), z.maxLength(100, 'validation.tooLong')),
  phone: z.string().check(z.trim(), z.maxLength(40, 'validation.tooLong')),
  email: z.string().check(z.trim(), z.maxLength(254, 'validation.tooLong')),
});
export type UserDetails = z.infer<typeof UserDetails>;

/**
 * What a slot is: a doctor, for a speciality, at a clinic date and time. `time` also as `HH:mm:ss` or `h:mm AM` (Q26). A slot
 * that is not in the branch that is named is refused with SLOT_NOT_OFFERED.
 */
export const SlotChoice = z.object({
  doctor_id: Id,
  specialty_id: Id,
  date: LocalDate,
  time: z.string().check(z.maxLength(11), z.regex(/^\d{1,2}:\d{2}(:\d{2})?(\s?[AaPp][Mm])?$/, 'validation.time')),
  branch_id: z.optional(Id),
  /** One of the doctor's kinds of visits; the ordinary visit unless given. A visit that is moved keeps its own. */
  kind_id: z.optional(Id),
});
export type SlotChoice = z.infer<typeof SlotChoice>;

/** `POST /api/appointments` (S83). `status` is accepted and ignored: the server writes `pending` (S64, Q25). */
export const BookAppointment = z.extend(SlotChoice, {
  status: z.optional(z.string()),
  bookingFor: z.enum(bookingForValues),
  /** One of the account's family, for `someoneElse`: then the clinic's own record counts, whatever details are sent (Q25). */
  dependent_id: z.optional(Id),
  userDetails: UserDetails,
});
export type BookAppointment = z.infer<typeof BookAppointment>;

/** An appointment as its owner sees it. */
export const Appointment = z.object({
  id: Id,
  /** Short code that a patient can read out, for example `NB-7K3M9Q`. */
  reference: z.string(),
  status: AppointmentStatus,
  starts_at: Instant,
  ends_at: Instant,
  date: LocalDate,
  time: LocalTime,
  bookingFor: z.enum(bookingForValues),
  patient_name: z.string(),
  /** Whom of the account's family it is for. */
  dependent: z.nullable(z.object({ id: Id, relation: Relation })),
  doctor: z.extend(Named, {
    slug_ar: z.string(),
    slug_en: z.string(),
    image: z.string(),
    image_focus: z.optional(ImageFocus),
  }),
  specialty: Named,
  /** Where it is, where the clinic has several branches. */
  branch: z.optional(BranchPlace),
  /** What kind of visit it is; left out for the ordinary one. */
  kind: z.optional(BookedKind),
  /** Whether its start is still ahead. */
  upcoming: z.boolean(),
  /** Whether the owner may still cancel it: 24 hours or more before the start (E5). */
  can_cancel: z.boolean(),
  /** Whether the owner may still move it to another time: the same 24 hours (E5). */
  can_reschedule: z.boolean(),
  /** Who cancelled it. One that was moved away is `moved`; `moved_to` leads to what it became. */
  cancelled_by: z.nullable(z.enum(['patient', 'clinic', 'moved'])),
  moved_to: z.nullable(Id),
  /** The appointment that it was before it was moved here. */
  rescheduled_from: z.nullable(Id),
});
export type Appointment = z.infer<typeof Appointment>;
export const AppointmentResponse = dataOf(Appointment);
/** `GET /api/appointments`: the caller's own, newest start first. */
export const AppointmentList = dataOf(z.array(Appointment));

/**
 * `POST /api/appointments/{id}/reschedule` (E3): another time, with any doctor of the same speciality. Answered with the
 * appointment that takes its place, under the same reference.
 */
export const RescheduleAppointment = SlotChoice;
export type RescheduleAppointment = z.infer<typeof RescheduleAppointment>;

/** `POST /api/appointments/{id}/cancel`. */
export const CancelAppointment = z.object({
  reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'validation.tooLong'))),
});

/** How long the clinic keeps a chosen time while the wizard is open, in milliseconds. */
export const holdMs = 5 * 60_000;

/** `POST /api/holds`: keeps a slot for its caller. With the patient comes what would stand in the way of the booking. */
export const HoldRequest = z.extend(SlotChoice, {
  bookingFor: z.optional(z.enum(bookingForValues)),
  /** One of the account's family, for `someoneElse`. */
  dependent_id: z.optional(Id),
});
export type HoldRequest = z.infer<typeof HoldRequest>;

/** Visits of the patient that keep them from booking a slot, though nobody else has it. */
export const HoldConflict = z.object({
  code: z.enum(['PATIENT_BUSY', 'TOO_MANY_BOOKINGS']),
  /** Those that would have to be cancelled or moved: the ones at that hour, or all that are ahead; in their order. */
  visits: z.array(Appointment),
});
export type HoldConflict = z.infer<typeof HoldConflict>;

export const Hold = z.object({ id: Id, expires_at: Instant, conflict: z.nullable(HoldConflict) });
export type Hold = z.infer<typeof Hold>;
export const HoldResponse = dataOf(Hold);
