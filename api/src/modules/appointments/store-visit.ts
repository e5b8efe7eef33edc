import type { Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { newReference } from '../../reference.ts';
import * as holds from './hold-repo.ts';
import * as repo from './repo.ts';

type Values = Omit<Parameters<typeof repo.insertAppointment>[1], 'reference' | 'createdAt'>;

/**
 * Puts an appointment into its slot and writes down who did: in place of what was offered to the account, where that is this
 * slot. What the account itself kept of that time has served its purpose (E3). The caller holds the doctor's lock. `reference`
 * is the one of an appointment that moves here; a new appointment gets one of its own.
 *
 * Throws SLOT_TAKEN while another account keeps the slot.
 */
export async function storeVisit(
  tx: Tx,
  visit: Values,
  { actor, now, reference }: { actor: string; now: Date; reference?: string },
): Promise<number> {
  const { userId = null, doctorId, startsAt, endsAt, status } = visit;
  const time = { doctorId, startsAt, endsAt };
  if (await holds.isKeptByAnother(tx, time, userId, now)) throw new ClinicError('SLOT_TAKEN');
  if (userId !== null) await holds.endHoldAt(tx, userId, time);
  const values = { ...visit, holdExpiresAt: null, updatedAt: now };
  const offered = userId === null ? undefined : await repo.findOffered(tx, { userId, doctorId, startsAt });
  const { id } = offered
    ? await repo.updateAppointment(tx, offered.id, { ...values, ...(reference === undefined ? {} : { reference }) })
    : await repo.insertAppointment(tx, { ...values, reference: reference ?? newReference(), createdAt: now });
  await repo.insertEvent(tx, {
    appointmentId: id,
    fromStatus: offered ? 'held' : null,
    toStatus: status,
    actor,
    at: now,
  });
  return id;
}
