import type { Db, Queryable } from '../db/database.ts';
import type { SmsSettings } from '../settings/message-settings.ts';
import { DeliveryFailed } from './channel.ts';
import type { Urgency } from './mail.ts';
import type { Count, CountScope } from './sms-counts.ts';
import { addTo, countNow, takeFrom } from './sms-counts.ts';

/** What everything but codes may use of the budget. */
const forEverythingElse = 0.8;
/** Numbers that differ in their last digits only, as those that are rented to earn on messages do. */
const digitsOfRange = 3;

const plainCharacters = /^[\n\r !-Z_a-z£¥èéùìòÇØøÅåÆæßÉ¤¡ÄÖÑÜ§¿äöñüàΔΦΓΛΩΠΨΣΘΞ]*$/;

/** How many messages a text is to the network, which is what is paid: parts of 160 plain characters, or of 70 in Arabic. */
export function smsSegments(text: string): number {
  // Each of several parts is shorter, for it says which one it is.
  const [one, each] = plainCharacters.test(text) ? [160, 153] : [70, 67];
  return text.length <= one ? 1 : Math.ceil(text.length / each);
}

/** Which country's limit counts for a number: the longest calling code that is set, or `*`. */
function countryOf(countries: SmsSettings['countries'], recipient: string): readonly [code: string, most: number] {
  const known = [...countries]
    .filter(([code]) => code === '*' || recipient.startsWith(code))
    .sort(([a], [b]) => b.length - a.length);
  return known[0] ?? ['*', 0];
}

/** A message that is to be paid for. */
interface PaidSms {
  readonly recipient: string;
  readonly segments: number;
  readonly urgency: Urgency;
}

/** What one message is counted by, each with the most of a day. */
function limitsOf({ limits, countries }: SmsSettings, { recipient, segments, urgency }: PaidSms): [Count, number][] {
  const [country, ofCountry] = countryOf(countries, recipient);
  const budget = urgency === 'now' ? limits.budget : Math.floor(limits.budget * forEverythingElse);
  return [
    [{ scope: 'sms-country', key: country, by: 1 }, ofCountry],
    [{ scope: 'sms-range', key: recipient.slice(0, -digitsOfRange), by: 1 }, limits.range],
    [{ scope: 'sms-number', key: recipient, by: 1 }, limits.number],
    [{ scope: 'sms-budget', key: '', by: segments }, budget],
  ];
}

/** A day's budget ends, a limit is there to stay. */
const isForGood = (scope: CountScope) => scope !== 'sms-budget';

/**
 * Counts a message against the limits of its number, of the range of numbers around it and of its country, which refuse it for
 * good, and against the budget of the day, after which it waits. All counts change or none does: what one message adds and
 * takes back must not refuse another one beside it. Returns what takes the counts back, for a message that the provider
 * did not take.
 * @param onBudget receives the share of the budget that is used, when that is much
 * @throws {DeliveryFailed} when one of them is used up
 */
export async function countSms(
  db: Db,
  settings: SmsSettings,
  message: PaidSms,
  { now, onBudget }: { now: Date; onBudget: (share: number) => void },
): Promise<() => Promise<void>> {
  const limits = limitsOf(settings, message);
  await db.transaction(async (tx) => {
    for (const [count, most] of limits) {
      const used = await addTo(tx, count, now);
      const share = used / settings.limits.budget;
      if (count.scope === 'sms-budget' && share >= forEverythingElse) onBudget(share);
      if (used > most) throw new DeliveryFailed(`LIMIT ${count.scope}`, isForGood(count.scope));
    }
  });
  return () =>
    db.transaction(async (tx) => {
      for (const [count] of limits) await takeFrom(tx, count);
    });
}

/** How many messages were paid for in the present day. */
export const smsSegmentsToday = (db: Queryable, now: Date) => countNow(db, { scope: 'sms-budget', key: '' }, now);
