import { BranchName, dataOf, Id, Instant, LocalDate, LocalTime, Relation, z } from '@clinic/contracts';

/** Parts of a day in clinic hours: from 5 until 12, until 17, until 21, and the night after. */
export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

/** States of somebody's place in the line (E5). */
export const waitlistStatuses = ['waiting', 'offered', 'taken', 'expired', 'left'] as const;
export type WaitlistStatus = (typeof waitlistStatuses)[number];

/** How many entries of an account wait at the same time. */
export const mostWaiting = 5;

/** Days of the week, 0 = Sunday. */
const Weekday = z.int().check(z.minimum(0), z.maximum(6));
const once = (values: readonly unknown[]) => new Set(values).size === values.length;

/**
 * `POST /api/waitlist`: for whom, with whom and when. Without a doctor any of the speciality will do. With `appointment_id`,
 * one of the caller's own that is still ahead, the entry asks for an earlier time for its patient, and taking one moves it.
 */
export const JoinWaitlist = z
  .object({
    specialty_id: Id,
    doctor_id: z.optional(Id),
    first_date: LocalDate,
    last_date: LocalDate,
    weekdays: z
      .array(Weekday)
      .check(z.minLength(1, 'validation.required'), z.refine(once, { error: 'validation.invalid' })),
    day_parts: z
      .array(z.enum(dayParts))
      .check(z.minLength(1, 'validation.required'), z.refine(once, { error: 'validation.invalid' })),
    dependent_id: z.optional(Id),
    appointment_id: z.optional(Id),
  })
  .check(
    z.refine(({ first_date: first, last_date: last }) => first <= last, {
      error: 'validation.date',
      path: ['last_date'],
    }),
  );
export type JoinWaitlist = z.infer<typeof JoinWaitlist>;

const Named = z.object({ id: Id, name_ar: z.string(), name_en: z.string() });
const WaitlistDoctor = z.extend(Named, { slug_ar: z.string(), slug_en: z.string(), image: z.string() });

/** A slot that is kept for one who waits. */
export const WaitlistOffer = z.object({
  id: Id,
  doctor: WaitlistDoctor,
  /** Where the clinic has several branches. */
  branch: z.optional(BranchName),
  starts_at: Instant,
  date: LocalDate,
  time: LocalTime,
  expires_at: Instant,
  /** By the server's clock, so that nobody depends on the device's. */
  seconds_left: z.int(),
});
export type WaitlistOffer = z.infer<typeof WaitlistOffer>;

/** An entry of the waiting list, as its owner sees it. */
export const WaitlistEntry = z.object({
  id: Id,
  status: z.enum(waitlistStatuses),
  specialty: Named,
  doctor: z.nullable(WaitlistDoctor),
  first_date: LocalDate,
  last_date: LocalDate,
  weekdays: z.array(z.int()),
  day_parts: z.array(z.enum(dayParts)),
  /** Whose entry it is; null for the account's own person. */
  dependent: z.nullable(z.object({ id: Id, name: z.string(), relation: Relation })),
  /** The appointment that an earlier time would take the place of. */
  appointment: z.nullable(z.object({ id: Id, reference: z.string(), date: LocalDate, time: LocalTime })),
  joined_at: Instant,
  /** Place among those who wait for the same times, from 1; null while something is kept for it, and once it is over. */
  place: z.nullable(z.int()),
  offer: z.nullable(WaitlistOffer),
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;
export const WaitlistEntryResponse = dataOf(WaitlistEntry);

/**
 * `GET /api/waitlist`: the caller's own entries, those that wait first; of those that are over the latest few. `today` and
 * `last` are the first and the last date that can be wished for.
 */
export const Waitlist = z.object({ today: LocalDate, last: LocalDate, entries: z.array(WaitlistEntry) });
export type Waitlist = z.infer<typeof Waitlist>;
export const WaitlistResponse = dataOf(Waitlist);
