import type { Tx } from '../../db/database.ts';
import { endOffered } from '../appointments/offered-slot.ts';
import type { OfferedSlot } from '../appointments/offered-slot.ts';
import type { NotificationContext } from '../../messaging/notify.ts';
import { offerFreedSlot } from './offer-freed-slot.ts';
import type { OfferRow } from './repo.ts';
import * as repo from './repo.ts';

/**
 * Closes an offer. Unless its slot was taken, its entry waits on, at the same place in the queue; one for an earlier time of an
 * appointment that does not stand any more ends. Says whether it waits on.
 */
export async function closeOffer(
  tx: Tx,
  offer: OfferRow,
  state: Exclude<OfferRow['state'], 'open'>,
  now: Date,
): Promise<boolean> {
  await repo.updateOffer(tx, offer.id, { state, answeredAt: now });
  if (state !== 'taken') return repo.waitOn(tx, offer.waitlistId);
  await repo.updateEntry(tx, offer.waitlistId, { status: 'taken' });
  return false;
}

/** Releases a held slot and offers it to the next in the queue. */
export async function offerToNext(context: NotificationContext, held: OfferedSlot, actor: string): Promise<void> {
  await endOffered(context.tx, held, actor, context.now);
  await offerFreedSlot(context, held);
}
