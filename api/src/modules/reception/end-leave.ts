import type { Services } from '../../services.ts';
import type { Tx } from '../../db/database.ts';
import { lockDoctor } from '../../db/advisory-locks.ts';
import { retryOnDeadlock } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { deleteLeave, endLeaveAt, findDoctorLeave } from './leave-repo.ts';
import type { Receptionist } from './policy.ts';

async function leaveIn(tx: Tx, id: number, now: Date) {
  const leave = await findDoctorLeave(tx, id, now);
  if (!leave) throw new ClinicError('NOT_FOUND');
  return leave;
}

/**
 * Ends a doctor's leave, so that the rest of it can be booked again: the days were closed by mistake, or the doctor is back
 * early. Appointments that were cancelled stay cancelled, since their patients were notified.
 * @throws {ClinicError} NOT_FOUND; INVALID_TRANSITION when the leave is over
 */
export function endLeave(
  { db, clock, audit }: Services,
  { staff, requestId }: { staff: Receptionist; requestId: string },
  id: number,
): Promise<void> {
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      await lockDoctor(tx, (await leaveIn(tx, id, now)).doctorId);
      const { doctorId, began, over } = await leaveIn(tx, id, now);
      if (over) throw new ClinicError('INVALID_TRANSITION');
      if (began) await endLeaveAt(tx, id, now);
      else await deleteLeave(tx, id);
      await audit.record(tx, {
        ...{ at: now, actor: staff, action: 'leave.ended', subject: `doctor:${doctorId}`, requestId },
        details: { leave: id },
      });
    });
  return retryOnDeadlock(transaction);
}
