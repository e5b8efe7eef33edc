import type { Tx } from '../../db/database.ts';
import { newReference } from '../../reference.ts';
import * as repo from './repo.ts';

type Values = Omit<Parameters<typeof repo.insertAppointment>[1], 'reference' | 'createdAt'>;

/**
 * Puts an appointment into its slot and writes down who did: in place of the account's own hold of that slot where it has one
 * (E3). `reference` is the one of an appointment that moves here; a new appointment gets one of its own.
 */
export async function storeVisit(
  tx: Tx,
  visit: Values,
  { actor, now, reference }: { actor: string; now: Date; reference?: string },
): Promise<number> {
  const { userId, doctorId, startsAt, status } = visit;
  const values = { ...visit, holdExpiresAt: null, heldFor: null, updatedAt: now };
  const hold = typeof userId === 'number' ? await repo.findHold(tx, { userId, doctorId, startsAt }) : undefined;
  const { id } = hold
    ? await repo.updateAppointment(tx, hold.id, { ...values, ...(reference === undefined ? {} : { reference }) })
    : await repo.insertAppointment(tx, { ...values, reference: reference ?? newReference(), createdAt: now });
  await repo.insertEvent(tx, {
    appointmentId: id,
    fromStatus: hold ? 'held' : null,
    toStatus: status,
    actor,
    at: now,
  });
  return id;
}
