import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { lockOffered } from '../appointments/offered-slot.ts';
import { offerToNext } from './close-offer.ts';
import * as repo from './repo.ts';

/** Removes one of the caller's entries from the queue; a slot that is held for it goes to the next. Repeating it changes nothing. */
export async function leaveWaitlist(
  { db, clock, mail }: Pick<Services, 'db' | 'clock' | 'mail'>,
  userId: number,
  id: number,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const seen = await repo.findEntry(tx, userId, id);
    if (!seen) throw new ClinicError('NOT_FOUND');
    const open = await repo.openOfferOf(tx, id);
    const held = open && (await lockOffered(tx, open.appointmentId, null));
    const entry = await repo.lockEntry(tx, id);
    if (entry?.status === 'left') return;
    const changed = (await repo.openOfferOf(tx, id))?.id !== open?.id;
    if (changed || (entry?.status !== 'waiting' && entry?.status !== 'offered')) {
      throw new ClinicError('INVALID_TRANSITION');
    }
    await repo.updateEntry(tx, id, { status: 'left' });
    if (!open || !held) return;
    await repo.updateOffer(tx, open.id, { state: 'declined', answeredAt: now });
    await offerToNext({ tx, mail, now }, held, `user:${userId}`);
  });
}
