import { BookedKind, BranchName, dataOf, FreeSlot, LocalDate, LocalTime, z } from '@clinic/contracts';

/** What the link of a reminder can do, once. */
export const ReminderIntent = z.enum(['confirm', 'move', 'cancel']);
export type ReminderIntent = z.infer<typeof ReminderIntent>;

/** `POST /api/reminder-links`: acts on the visit of a reminder. `move` without `slot` only asks for times. */
export const UseReminderLink = z.object({
  token: z.string().check(z.maxLength(100, 'validation.tooLong')),
  intent: ReminderIntent,
  /** A date and time of those that were offered, and the id of its branch where it came with one: `2026-11-28 09:30 2`. */
  slot: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?: \d{1,9})?$/, 'validation.invalid'))),
});
export type UseReminderLink = z.infer<typeof UseReminderLink>;

/** What became of it: no more than the reminder itself says, so that a link tells nothing that its message does not. */
export const ReminderLinkResult = z.object({
  outcome: z.enum(['coming', 'moved', 'cancelled', 'choose']),
  doctor: z.object({ name_ar: z.string(), name_en: z.string() }),
  date: LocalDate,
  time: LocalTime,
  /** Where the clinic has several branches. */
  branch: z.optional(BranchName),
  /** Of a visit that is no ordinary one. */
  kind: z.optional(BookedKind),
  /** With `choose`: the next free times of the same doctor. */
  slots: z.array(FreeSlot),
});
export type ReminderLinkResult = z.infer<typeof ReminderLinkResult>;
export const ReminderLinkResponse = dataOf(ReminderLinkResult);
