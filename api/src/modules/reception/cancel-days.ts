import { and, eq, sql } from 'drizzle-orm';
import type { CancelDays, CancelledDays } from '@clinic/contracts/account';
import { deskDaysAhead, mostDaysOff } from '@clinic/contracts/account';
import type { z } from '@clinic/contracts';
import { addDays, clinicToday, daysBetween, isCalendarDate } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { recordAction } from '../../audit.ts';
import { lockDoctor } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/database.ts';
import { retryOnDeadlock } from '../../db/database.ts';
import { doctors, timeOff } from '../../db/schema.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Standing, Stretch } from '../appointments/calling-off.ts';
import { callOffIn, standingIn } from '../appointments/calling-off.ts';
import { instantsOf } from './read-days.ts';
import type { Receptionist } from './policy.ts';
import { actorName } from './staff.ts';

type Counted = z.infer<typeof CancelledDays>['data'];

/** From today on, at most two weeks at once. Of today only what is still to come: nobody undoes this morning. */
function intervalOf({ doctor_id: doctorId, first, last }: CancelDays, now: Date): Stretch {
  if (!isCalendarDate(first)) throw invalidField('first', 'validation.date');
  if (!isCalendarDate(last) || last < first) throw invalidField('last', 'validation.date');
  if (daysBetween(first, last) >= mostDaysOff) throw invalidField('last', 'validation.tooLong');
  const today = clinicToday(now);
  if (first < today || last > addDays(today, deskDaysAhead)) throw new ClinicError('DATE_OUT_OF_RANGE');
  const { from, to } = instantsOf({ first, last });
  return { doctorId, from: from < now ? now : from, to };
}

const countedIn = ({ visits, kept, held }: Standing): Counted => ({ cancelled: visits.length, kept, released: held });

const during = ({ from, to }: Stretch) =>
  sql<string>`tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`;

async function storeLeave(tx: Tx, stretch: Stretch, reason: string): Promise<void> {
  const { doctorId } = stretch;
  // What covers all of it already needs no second row.
  const covering = and(eq(timeOff.doctorId, doctorId), sql`${timeOff.during} @> ${during(stretch)}`);
  if ((await tx.$count(timeOff, covering)) > 0) return;
  await tx.insert(timeOff).values({ doctorId, during: during(stretch), reason });
}

/**
 * Calls off a doctor's day, or some: leave, so that nobody books there, every visit cancelled with a message to its patient,
 * slots in keeping given up: all of it or nothing (E10). A dry run only counts.
 */
export function cancelDays(
  { db, clock, mail }: Services,
  { staff, requestId }: { staff: Receptionist; requestId: string },
  wish: CancelDays,
): Promise<Counted> {
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      const stretch = intervalOf(wish, now);
      const known = await tx.$count(doctors, and(eq(doctors.id, stretch.doctorId), eq(doctors.active, true)));
      if (known === 0) throw invalidField('doctor_id', 'validation.unknown');
      if (wish.dry_run) return countedIn(await standingIn(tx, stretch));
      await lockDoctor(tx, stretch.doctorId);
      await storeLeave(tx, stretch, wish.reason);
      const counted = countedIn(
        await callOffIn(tx, { clock, mail }, stretch, { actor: actorName(staff), reason: wish.reason }),
      );
      await recordAction(tx, {
        ...{ at: now, actor: staff, action: 'days.cancelled', subject: `doctor:${stretch.doctorId}`, requestId },
        details: { first: wish.first, last: wish.last, reason: wish.reason, ...counted },
      });
      return counted;
    });
  return retryOnDeadlock(transaction);
}
