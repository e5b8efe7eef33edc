import type { CancelDays, CancelledDays } from '@clinic/contracts/account';
import { deskDaysAhead, mostDaysOff } from '@clinic/contracts/account';
import type { z } from '@clinic/contracts';
import { addDays, clinicToday, daysBetween, isCalendarDate } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { lockDoctor } from '../../db/advisory-locks.ts';
import { retryLostRace } from '../../db/database.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { covers } from '../../db/staff-limits.ts';
import { storeLeave } from '../../db/store-leave.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Standing, DoctorInterval } from '../appointments/cancel-interval.ts';
import { cancelInterval, standingIn } from '../appointments/cancel-interval.ts';
import { isCovered, isPractising } from './doctor-repo.ts';
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
 * What stands in the time, if all of it is the caller's to cancel.
 * @throws {ClinicError} OUTSIDE_LIMITS
 */
function within(limits: StaffLimits, standing: Standing): Standing {
  if (standing.visits.some((visit) => !covers(limits, visit))) throw new ClinicError('OUTSIDE_LIMITS');
  return standing;
}

/**
 * Cancels one or more days of a doctor in one transaction: stores leave, so that nobody books there, cancels every visit with
 * a message to its patient, and releases held slots. A dry run only counts.
 * @throws {ClinicError} OUTSIDE_LIMITS when the caller's role does not cover one of the visits; DATE_OUT_OF_RANGE; VALIDATION
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
      const { limits } = staff;
      if (!(await isPractising(tx, interval.doctorId)) || !(await isCovered(tx, interval.doctorId, limits)))
        throw invalidField('doctor_id', 'validation.unknown');
      if (request.dry_run) return countedIn(within(limits, await standingIn(tx, interval, now)));
      await lockDoctor(tx, interval.doctorId);
      within(limits, await standingIn(tx, interval, now));
      await storeLeave(tx, { ...interval, reason: request.reason });
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
