import type { Services } from '../../services.ts';
import type { Tx } from '../../db/database.ts';
import { lockDoctor } from '../../db/advisory-locks.ts';
import { retryLostRace } from '../../db/database.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { ClinicError } from '../../http/errors.ts';
import { isCovered } from './doctor-repo.ts';
import { deleteLeave, endLeaveAt, findLeave } from './leave-repo.ts';

/** Who ends it. The reception ends the leave of doctors; closed days of the clinic are not its own. */
interface EndCall {
  readonly staff: { readonly userId: number; readonly role: number; readonly limits: StaffLimits };
  readonly requestId: string;
  readonly mayOpenClinic?: boolean;
}

async function leaveIn(tx: Tx, id: number, { staff, mayOpenClinic = false }: EndCall, now: Date) {
  const leave = await findLeave(tx, id, now);
  const isTheirs =
    leave && (leave.doctorId === null ? mayOpenClinic : await isCovered(tx, leave.doctorId, staff.limits));
  if (!isTheirs) throw new ClinicError('NOT_FOUND');
  return leave;
}

/**
 * Ends a doctor's leave, so that the rest of it can be booked again: the days were closed by mistake, or the doctor is back
 * early. Appointments that were cancelled stay cancelled, since their patients were notified.
 * @throws {ClinicError} NOT_FOUND; INVALID_TRANSITION when the leave is over
 */
export function endLeave({ db, clock, audit }: Services, call: EndCall, id: number): Promise<void> {
  const { staff, requestId } = call;
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      const seen = await leaveIn(tx, id, call, now);
      if (seen.doctorId !== null) await lockDoctor(tx, seen.doctorId);
      const { doctorId, began, over } = await leaveIn(tx, id, call, now);
      if (over) throw new ClinicError('INVALID_TRANSITION');
      if (began) await endLeaveAt(tx, id, now);
      else await deleteLeave(tx, id);
      await audit.record(tx, {
        ...{ at: now, actor: staff, action: 'leave.ended', requestId },
        subject: doctorId === null ? 'clinic' : `doctor:${doctorId}`,
        details: { leave: id },
      });
    });
  return retryLostRace(transaction);
}
