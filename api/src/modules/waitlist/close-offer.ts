import type { Tx } from '../../db/database.ts';
import { endOffered } from '../appointments/offered-slot.ts';
import type { OfferedSlot } from '../appointments/offered-slot.ts';
import type { NotificationContext } from '../../messaging/notify.ts';
import { offerFreedSlot } from './offer-freed-slot.ts';
import type { OfferRow } from './repo.ts';
import * as repo from './repo.ts';

/** An offer comes to an end; unless its slot was taken, whoever had it waits on, at the same place in line (E5). */
export async function closeOffer(
  tx: Tx,
  offer: OfferRow,
  state: Exclude<OfferRow['state'], 'open'>,
  now: Date,
): Promise<void> {
  await repo.updateOffer(tx, offer.id, { state, answeredAt: now });
  await repo.updateEntry(tx, offer.waitlistId, { status: state === 'taken' ? 'taken' : 'waiting' });
}

/** A slot that was kept for somebody is offered to the next in line. */
export async function offerToNext(telling: NotificationContext, held: OfferedSlot, actor: string): Promise<void> {
  await endOffered(telling.tx, held, actor, telling.now);
  await offerFreedSlot(telling, held);
}
