import type { CancelDays, CancelledDays } from '@clinic/contracts/account';
import { deskDaysAhead, mostDaysOff } from '@clinic/contracts/account';
import type { z } from '@clinic/contracts';
import { addDays, clinicToday, daysBetween, isCalendarDate } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { lockDoctor } from '../../db/advisory-locks.ts';
import { retryLostRace } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Standing, DoctorInterval } from '../appointments/cancel-interval.ts';
import { cancelInterval, standingIn } from '../appointments/cancel-interval.ts';
import { isPractising } from './doctor-repo.ts';
import { insertLeave } from './leave-repo.ts';
import type { Receptionist } from './policy.ts';
import { instantsOf } from './read-days.ts';
import { actorName } from './staff.ts';

type Counted = z.infer<typeof CancelledDays>['data'];

/** From today on, at most two weeks at once. Of today only what is still to come: nobody undoes this morning. */
function intervalOf({ doctor_id: doctorId, first, last }: CancelDays, now: Date): DoctorInterval {
  if (!isCalendarDate(first)) throw invalidField('first', 'validation.date');
  if (!isCalendarDate(last) || last < first) throw invalidField('last', 'validation.date');
  if (daysBetween(first, last) >= mostDaysOff) throw invalidField('last', 'validation.tooLong');
  const today = clinicToday(now);
  if (first < today || last > addDays(today, deskDaysAhead)) throw new ClinicError('DATE_OUT_OF_RANGE');
  const { from, to } = instantsOf({ first, last });
  return { doctorId, from: from < now ? now : from, to };
}

const countedIn = ({ visits, kept, held }: Standing): Counted => ({ cancelled: visits.length, kept, released: held });

/**
 * Cancels one or more days of a doctor in one transaction: stores leave, so that nobody books there, cancels every visit with
 * a message to its patient, and releases held slots. A dry run only counts.
 */
export function cancelDays(
  { db, clock, audit, mail, onSlotLeft }: Services,
  { staff, requestId }: { staff: Receptionist; requestId: string },
  request: CancelDays,
): Promise<Counted> {
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      const interval = intervalOf(request, now);
      if (!(await isPractising(tx, interval.doctorId))) throw invalidField('doctor_id', 'validation.unknown');
      if (request.dry_run) return countedIn(await standingIn(tx, interval, now));
      await lockDoctor(tx, interval.doctorId);
      await insertLeave(tx, { ...interval, reason: request.reason });
      const counted = countedIn(
        await cancelInterval(tx, { clock, mail, onSlotLeft }, interval, {
          actor: actorName(staff),
          reason: request.reason,
        }),
      );
      await audit.record(tx, {
        ...{ at: now, actor: staff, action: 'days.cancelled', subject: `doctor:${interval.doctorId}`, requestId },
        details: { first: request.first, last: request.last, reason: request.reason, ...counted },
      });
      return counted;
    });
  return retryLostRace(transaction);
}
