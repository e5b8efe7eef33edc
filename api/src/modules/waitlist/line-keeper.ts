import { clinicToday } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { every } from '../../every.ts';
import { isTaken, lockOffered } from '../appointments/offered-slot.ts';
import { closeOffer, passOn } from './closing.ts';
import { tellOfOffer } from './notices.ts';
import { isStanding } from './policy.ts';
import * as repo from './repo.ts';

type Keeping = Pick<Services, 'db' | 'clock' | 'mail'>;

const lookAgainMs = 30_000;

/** Closes an offer that nobody answered in time, or whose slot went another way: booked at the reception, or not worked. */
async function closeUnanswered({ db, clock, mail }: Keeping, id: number): Promise<void> {
  const now = clock();
  const seen = await repo.findOffer(db, id);
  if (!seen) return;
  await db.transaction(async (tx) => {
    const held = await lockOffered(tx, seen.offer.appointmentId, null);
    const locked = await repo.lockOffer(tx, id);
    // Answered meanwhile, or closed by another server.
    if (locked?.offer.state !== 'open') return;
    const { offer, wish } = locked;
    if (held.status === 'held' && isStanding(offer, now)) return;
    if (isTaken(held)) return closeOffer(tx, offer, 'taken', now);
    const telling = { tx, mail, now };
    await closeOffer(tx, offer, 'expired', now);
    await tellOfOffer(telling, 'waitlist.offer-over', wish.userId, offer, await repo.slotOf(tx, held.id));
    await passOn(telling, held, 'waitlist');
  });
}

/**
 * Closes offers that have run out and passes their slots on, then ends wishes whose last day is over (E5). It does not matter
 * how often, or on how many servers, this is done: each offer is closed once, under the lock of its doctor. One that cannot
 * be closed is told to `onTrouble` and keeps none of the others back.
 */
export async function moveLineOn(services: Keeping, onTrouble: (error: unknown) => void): Promise<void> {
  const now = services.clock();
  for (const id of await repo.offersToClose(services.db, now)) {
    await closeUnanswered(services, id).catch(onTrouble);
  }
  await repo.endWishesBefore(services.db, clinicToday(now));
}

/** Moves the line on, now and every half minute, until the returned function is called. Trouble is told to `onTrouble`; the next time tries again. */
export function keepLineMoving(services: Keeping, onTrouble: (error: unknown) => void): () => void {
  return every(lookAgainMs, () => moveLineOn(services, onTrouble), onTrouble);
}
