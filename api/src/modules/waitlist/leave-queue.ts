import type { NotificationContext } from '../../messaging/notify.ts';
import { lockOffered } from '../appointments/offered-slot.ts';
import { offerToNext } from './close-offer.ts';
import * as repo from './repo.ts';

/**
 * Takes every wish of an account off the line, as part of its deletion (E8); slots that are kept for it go to the next. The
 * caller holds the locks of the doctors whose slots these are.
 */
export async function leaveQueue(telling: NotificationContext, userId: number, actor: string): Promise<void> {
  const { tx, now } = telling;
  const wishes = await repo.activeEntries(tx, userId);
  for (const { id } of wishes) await repo.updateEntry(tx, id, { status: 'left' });
  for (const { id } of wishes) {
    const open = await repo.openOfferOf(tx, id);
    if (!open) continue;
    const held = await lockOffered(tx, open.appointmentId, null);
    await repo.updateOffer(tx, open.id, { state: 'declined', answeredAt: now });
    await offerToNext(telling, held, actor);
  }
}
