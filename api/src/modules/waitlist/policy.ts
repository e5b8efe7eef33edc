import type { DayPart } from '@clinic/contracts/account';
import type { LocalDate, LocalTime } from '@clinic/contracts/time';
import { addDays, clinicToday } from '@clinic/contracts/time';

const minuteMs = 60_000;

/** How long a slot is held for an offer (E5). */
export const offerMs = 30 * minuteMs;

/** A slot that starts sooner is offered to nobody: it has to be seen, answered and reached. */
export const leadMs = 2 * 60 * minuteMs;

/** How far ahead an entry may reach, in days. */
const daysAhead = 90;

/** The dates that an entry may have, both ends included. */
export function entryWindow(now: Date): { first: LocalDate; last: LocalDate } {
  const today = clinicToday(now);
  return { first: today, last: addDays(today, daysAhead) };
}

const starts: readonly (readonly [LocalTime, DayPart])[] = [
  ['21:00', 'night'],
  ['17:00', 'evening'],
  ['12:00', 'afternoon'],
  ['05:00', 'morning'],
];

/** The part of the day that a clock time of the clinic belongs to; what is after midnight belongs to the night. */
export function dayPartOf(time: LocalTime): DayPart {
  return starts.find(([start]) => time >= start)?.[1] ?? 'night';
}

/** Whether an open offer can still be answered. */
export const isAnswerable = (offer: { state: string; expiresAt: Date }, now: Date) =>
  offer.state === 'open' && now < offer.expiresAt;
