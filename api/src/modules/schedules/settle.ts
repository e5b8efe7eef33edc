import type { Settled, Settlement } from '@clinic/contracts/account';
import { clinicDateTime } from '@clinic/contracts/time';
import type { Tx } from '../../db/database.ts';
import { databaseErrorOf } from '../../db/database.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { covers } from '../../db/staff-limits.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { ClinicInTransaction } from '../appointments/booking.ts';
import { changeStatusIn } from '../appointments/change-status.ts';
import { moveAppointmentIn } from '../appointments/move.ts';
import type { VisitRow } from './visit-repo.ts';

/** A booked visit, and what becomes of it. */
interface Decision {
  readonly visit: VisitRow;
  readonly settlement: Settlement;
}

/**
 * What was decided about each visit. What was decided about a visit that fits again, or is gone, is no matter any more.
 * @throws {ClinicError} VISITS_UNSETTLED when nothing was decided about one, or that it stays where it may not
 */
export function decisionsOn(
  visits: readonly VisitRow[],
  settlements: readonly Settlement[],
  mayStay: boolean,
): Decision[] {
  const decided = new Map(settlements.map((settlement) => [settlement.id, settlement]));
  return visits.map((visit) => {
    const settlement = decided.get(visit.id);
    if (settlement === undefined || (settlement.action === 'stay' && !mayStay))
      throw new ClinicError('VISITS_UNSETTLED');
    return { visit, settlement };
  });
}

/** Ids of the doctors who take over visits: their calendars are locked with the others. */
export const takersIn = (settlements: readonly Settlement[]) =>
  settlements.flatMap((settlement) => (settlement.action === 'hand-over' ? [settlement.doctor_id] : []));

const slotOf = (visit: VisitRow, settlement: Settlement & { action: 'move' | 'hand-over' }) => ({
  specialty_id: visit.specialty.id,
  ...(settlement.action === 'move'
    ? { doctor_id: visit.doctorId, date: settlement.date, time: settlement.time }
    : { doctor_id: settlement.doctor_id, ...clinicDateTime(visit.startsAt) }),
});

/** How a refusal of the database, or of the appointments, is said of one visit. */
function refusalOf(error: unknown, visitId: number): unknown {
  const field = `visits.${visitId}`;
  const constraint = databaseErrorOf(error)?.constraint;
  const code = error instanceof ClinicError ? error.code : null;
  if (code === 'DAY_FULL') return invalidField(field, 'schedules.errors.dayFull');
  if (code === 'SLOT_TAKEN' || code === 'SLOT_NOT_OFFERED' || constraint === 'appointments_no_double_booking')
    return invalidField(field, 'schedules.errors.slotGone');
  if (constraint === 'appointments_patient_no_overlap') return invalidField(field, 'schedules.errors.patientBusy');
  if (code === 'DATE_OUT_OF_RANGE') return invalidField(field, 'validation.date');
  if (code === 'VALIDATION') return invalidField(field, 'validation.invalid');
  return error;
}

/**
 * Moves, hands over and cancels visits, with a message to each patient; the caller holds the locks of all doctors, and has
 * stored what changes, so that no slot that becomes free here is offered to anybody.
 * @throws {ClinicError} VALIDATION, which names the visit that cannot go where it was sent; nothing has changed then
 */
export async function settle(
  tx: Tx,
  clinic: ClinicInTransaction,
  decisions: readonly Decision[],
  { actor, reason, limits }: { actor: string; reason: string; limits: StaffLimits },
): Promise<Settled> {
  const settled = { moved: 0, handed_over: 0, cancelled: 0, stayed: 0 };
  for (const { visit, settlement } of decisions) {
    try {
      if (settlement.action === 'stay') {
        settled.stayed += 1;
      } else if (settlement.action === 'cancel') {
        await changeStatusIn(tx, clinic, visit.id, { to: 'cancelled', actor, reason });
        settled.cancelled += 1;
      } else {
        const choice = slotOf(visit, settlement);
        const { appointment } = await moveAppointmentIn(tx, clinic, {
          ...{ appointmentId: visit.id, choice, chooser: 'reception', actor, ownerId: null },
        });
        if (!covers(limits, appointment)) throw new ClinicError('SLOT_NOT_OFFERED');
        settled[settlement.action === 'move' ? 'moved' : 'handed_over'] += 1;
      }
    } catch (error) {
      throw refusalOf(error, visit.id);
    }
  }
  return settled;
}
