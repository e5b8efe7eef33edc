import type { LocalDate } from '@clinic/contracts/time';
import { addDays, clinicDateTime, clinicInstant } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import type { Tx } from '../../db/database.ts';
import { notifyOfVisit } from './appointment-messages.ts';
import type { DaysBefore, Due } from './reminder-repo.ts';
import * as reminders from './reminder-repo.ts';
import { reminderToken } from './reminder-link.ts';
import * as repo from './repo.ts';

/** Nobody is woken: between these clinic times reminders go out, outside them they wait. */
const wakingHours = { from: '08:00', to: '21:00' } as const;
/** Who has less time than this left is on the way already. */
const lastMomentMs = 2 * 60 * 60_000;
const batch = 100;

/**
 * Which visits are reminded of at an instant: those in two days, those tomorrow, and, where the clinic's server was down
 * all of yesterday, those of later today. A reminder of two days whose day has passed is not sent any more.
 */
export function dueAt(now: Date): Due[] {
  const { date: today, time } = clinicDateTime(now);
  if (time < wakingHours.from || time >= wakingHours.to) return [];
  const day = (date: LocalDate, daysBefore: DaysBefore): Due => ({
    daysBefore,
    from: clinicInstant(date, '00:00'),
    to: clinicInstant(addDays(date, 1), '00:00'),
    bookedBefore: clinicInstant(addDays(date, -daysBefore), wakingHours.from),
  });
  const soonest = new Date(now.getTime() + lastMomentMs);
  return [day(addDays(today, 2), 2), day(addDays(today, 1), 1), { ...day(today, 1), from: soonest }];
}

/**
 * Reminds of one visit, unless it was cancelled or moved meanwhile or somebody else has reminded of it. The row that says so
 * is stored together with the messages: with several servers at once, and after a crash, there is one reminder.
 */
async function remind(
  tx: Tx,
  id: number,
  daysBefore: DaysBefore,
  { mail, now, secret }: { mail: Services['mail']; now: Date; secret: string },
) {
  // One that is being changed at this moment is looked at again the next time.
  if (!(await reminders.lockExpected(tx, id))) return;
  if (!(await reminders.markReminded(tx, { appointmentId: id, daysBefore, at: now }))) return;
  const visit = await repo.appointmentById(tx, id);
  if (!visit) return;
  const token = reminderToken(secret, visit.appointment, daysBefore);
  await notifyOfVisit({ tx, mail, now }, 'reminder', visit, { variant: String(daysBefore), token });
}

type Reminding = Pick<Services, 'db' | 'clock' | 'mail' | 'settings'>;

/**
 * Queues every reminder that is due (R14). Whoever wants none, and by which ways, the account says. One that cannot be queued
 * is reported to `onError` and keeps none of the others back.
 */
export async function sendReminders(
  { db, clock, mail, settings }: Reminding,
  onError: (error: unknown) => void,
): Promise<void> {
  const now = clock();
  for (const due of dueAt(now)) {
    let found: { id: number }[];
    let last = 0;
    do {
      found = await reminders.findDue(db, due, { after: last, limit: batch });
      for (const { id } of found) {
        await db
          .transaction((tx) => remind(tx, id, due.daysBefore, { mail, now, secret: settings.sessionSecret }))
          .catch(onError);
        last = id;
      }
    } while (found.length === batch);
  }
}
