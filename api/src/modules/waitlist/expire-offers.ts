import { clinicToday } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { isTaken, lockOffered } from '../appointments/offered-slot.ts';
import { closeOffer, offerToNext } from './close-offer.ts';
import { notifyOfOffer } from './waitlist-messages.ts';
import { isAnswerable } from './policy.ts';
import * as repo from './repo.ts';

type ExpiryServices = Pick<Services, 'db' | 'clock' | 'mail'>;

/** Closes an offer that nobody answered in time, or whose slot is gone: booked at the reception, or no longer worked. */
async function expireOffer({ db, clock, mail }: ExpiryServices, id: number): Promise<void> {
  const now = clock();
  const seen = await repo.findOffer(db, id);
  if (!seen) return;
  await db.transaction(async (tx) => {
    const held = await lockOffered(tx, seen.offer.appointmentId, null);
    const locked = await repo.lockOffer(tx, id);
    // Answered meanwhile, or closed by another server.
    if (locked?.offer.state !== 'open') return;
    const { offer, entry } = locked;
    if (held.status === 'held' && isAnswerable(offer, now)) return;
    if (isTaken(held)) {
      await closeOffer(tx, offer, 'taken', now);
      return;
    }
    const context = { tx, mail, now };
    const waitsOn = (await closeOffer(tx, offer, 'expired', now)) && entry.lastDate >= clinicToday(now);
    // The message says that the place in the queue is kept.
    if (waitsOn)
      await notifyOfOffer(context, 'waitlist.offer-over', entry.userId, offer, await repo.slotOf(tx, held.id));
    await offerToNext(context, held, 'waitlist');
  });
}

/**
 * Closes offers that have run out, offers their slots to the next, and expires entries whose last day is over. It may run at
 * any time on several servers: each offer is closed once, under the lock of its doctor. `onError` receives the error of an
 * offer that cannot be closed; the others are closed all the same.
 */
export async function expireOffers(services: ExpiryServices, onError: (error: unknown) => void): Promise<void> {
  const now = services.clock();
  for (const id of await repo.offersToClose(services.db, now)) {
    await expireOffer(services, id).catch(onError);
  }
  await repo.expireEntriesBefore(services.db, clinicToday(now));
}
