import type { Db, Queryable } from '../db/database.ts';
import type { PaidLimits } from '../settings/paid-limits.ts';
import { DeliveryFailed, DeliveryWaits } from './channel.ts';
import type { Urgency } from './mail.ts';
import type { Count, CountScope, PaidChannel } from './paid-counts.ts';
import { addTo, countNow, secondsToReset, takeFrom } from './paid-counts.ts';

/** What everything but codes may use of the budget. */
const forEverythingElse = 0.8;
/** Numbers that differ in their last digits only, as those that are rented to earn on messages do. */
const digitsOfRange = 3;

/** Which country's limit counts for a number: the longest calling code that is set, or `*`. */
function countryOf(countries: PaidLimits['countries'], recipient: string): readonly [code: string, most: number] {
  const known = [...countries]
    .filter(([code]) => code === '*' || recipient.startsWith(code))
    .sort(([a], [b]) => b.length - a.length);
  return known[0] ?? ['*', 0];
}

/** A message that is to be paid for. */
interface PaidMessage {
  readonly channel: PaidChannel;
  /** A number with its calling code. */
  readonly recipient: string;
  /** How much of the budget it takes. */
  readonly parts: number;
  readonly urgency: Urgency;
}

/** What one message is counted by, each with the most of a day. */
function limitsOf(
  { limits, countries }: PaidLimits,
  { channel, recipient, parts, urgency }: PaidMessage,
): [Count, number][] {
  const [country, ofCountry] = countryOf(countries, recipient);
  const budget = urgency === 'now' ? limits.budget : Math.floor(limits.budget * forEverythingElse);
  return [
    [{ scope: `${channel}-country`, key: country, by: 1 }, ofCountry],
    [{ scope: `${channel}-range`, key: recipient.slice(0, -digitsOfRange), by: 1 }, limits.range],
    [{ scope: `${channel}-number`, key: recipient, by: 1 }, limits.number],
    [{ scope: `${channel}-budget`, key: '', by: parts }, budget],
  ];
}

/** After how many seconds a message over the budget looks again at the latest: somebody may have raised the budget. */
const longestWait: Record<Urgency, number> = { now: 60, soon: 60 * 60, later: 60 * 60 };

/** A day's budget ends, a limit is there to stay. */
const isForGood = (scope: CountScope) => !scope.endsWith('-budget');

/**
 * Counts a message against the limits of its number, of the range of numbers around it and of its country, which refuse it for
 * good, and against the budget of the day, after which it waits. All counts change or none does: what one message adds and
 * takes back must not refuse another one beside it. Returns what takes the counts back, for a message that the provider
 * did not take.
 * @param onBudget receives the share of the budget that is used, when that is much
 * @throws {DeliveryFailed} when one of them is used up; {@link DeliveryWaits} when that is the budget
 */
export async function countPaid(
  db: Db,
  settings: PaidLimits,
  message: PaidMessage,
  { now, onBudget }: { now: Date; onBudget: (share: number) => void },
): Promise<() => Promise<void>> {
  const limits = limitsOf(settings, message);
  await db.transaction(async (tx) => {
    for (const [count, most] of limits) {
      const used = await addTo(tx, count, now);
      const share = used / settings.limits.budget;
      if (count.scope.endsWith('-budget') && share >= forEverythingElse) onBudget(share);
      if (used <= most) continue;
      const code = `LIMIT ${count.scope}`;
      if (isForGood(count.scope)) throw new DeliveryFailed(code, true);
      throw new DeliveryWaits(code, Math.min(await secondsToReset(tx, count, now), longestWait[message.urgency]));
    }
  });
  return () =>
    db.transaction(async (tx) => {
      for (const [count] of limits) await takeFrom(tx, count);
    });
}

/** How much of its budget a channel has used in the present day: SMS by their parts. */
export const paidToday = (db: Queryable, channel: PaidChannel, now: Date) =>
  countNow(db, { scope: `${channel}-budget`, key: '' }, now);
