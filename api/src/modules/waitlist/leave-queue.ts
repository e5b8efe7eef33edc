import type { NotificationContext } from '../../messaging/notify.ts';
import { lockOffered } from '../appointments/offered-slot.ts';
import { offerToNext } from './close-offer.ts';
import * as repo from './repo.ts';

/**
 * Removes every entry of an account from the queue, as part of its deletion; slots that are held for it go to the next. The
 * caller holds the locks of the doctors whose slots these are.
 */
export async function leaveQueue(context: NotificationContext, userId: number, actor: string): Promise<void> {
  const { tx, now } = context;
  const entries = await repo.activeEntries(tx, userId);
  for (const { id } of entries) await repo.updateEntry(tx, id, { status: 'left' });
  for (const { id } of entries) {
    const open = await repo.openOfferOf(tx, id);
    if (!open) continue;
    const held = await lockOffered(tx, open.appointmentId, null);
    await repo.updateOffer(tx, open.id, { state: 'declined', answeredAt: now });
    await offerToNext(context, held, actor);
  }
}
