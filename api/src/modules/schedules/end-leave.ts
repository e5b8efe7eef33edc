import type { Services } from '../../services.ts';
import type { Tx } from '../../db/database.ts';
import { lockDoctors } from '../../db/advisory-locks.ts';
import { retryLostRace } from '../../db/database.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { ClinicError } from '../../http/errors.ts';
import { aheadOf } from '../appointments/cancel-interval.ts';
import { changeByLeave } from './change.ts';
import { countSlots } from './effect.ts';
import type { LeaveRow } from './leave-repo.ts';
import { deleteLeave, endLeaveAt, findLeave } from './leave-repo.ts';
import { practisingDoctors } from './repo.ts';

/** Who ends it. The reception ends the leave of doctors; closed days of the clinic are not its own. */
interface EndCall {
  readonly staff: { readonly userId: number; readonly role: number; readonly limits: StaffLimits };
  readonly requestId: string;
  readonly mayOpenClinic?: boolean;
}

async function leaveIn(tx: Tx, id: number, { staff, mayOpenClinic = false }: EndCall): Promise<LeaveRow> {
  const leave = await findLeave(tx, id, staff.limits);
  if (!leave || (leave.doctorId === null && !mayOpenClinic)) throw new ClinicError('NOT_FOUND');
  return leave;
}

/**
 * Ends a doctor's leave, so that the rest of it can be booked again: the days were closed by mistake, or the doctor is back
 * early. Appointments that were cancelled stay cancelled, since their patients were notified; who waits is offered the times.
 * @throws {ClinicError} NOT_FOUND; INVALID_TRANSITION when the leave is over
 */
export function endLeave(
  { db, clock, audit, mail, onSlotsOpened }: Services,
  call: EndCall,
  id: number,
): Promise<void> {
  const { staff, requestId } = call;
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      const seen = await leaveIn(tx, id, call);
      const doctorIds = seen.doctorId === null ? await practisingDoctors(tx) : [seen.doctorId];
      await lockDoctors(tx, doctorIds);
      const { doctorId, from, to } = await leaveIn(tx, id, call);
      if (to !== null && to <= now) throw new ClinicError('INVALID_TRANSITION');
      const began = from === null || from <= now;
      if (began) await endLeaveAt(tx, id, now);
      else await deleteLeave(tx, id);
      const between = { from: began ? now : from, to: to ?? aheadOf(now).to };
      for (const each of doctorIds) {
        // What the leave would take away now is what its end gives back.
        const { closed } = await countSlots(tx, changeByLeave([each], between), now);
        await onSlotsOpened({ tx, mail, now }, each, closed);
      }
      await audit.record(tx, {
        ...{ at: now, actor: staff, action: 'leave.ended', requestId },
        subject: doctorId === null ? 'clinic' : `doctor:${doctorId}`,
        details: { leave: id },
      });
    });
  return retryLostRace(transaction);
}
