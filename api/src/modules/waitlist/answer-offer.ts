import type { Appointment } from '@clinic/contracts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { lockOffered } from '../appointments/offered-slot.ts';
import { presentAppointment } from '../appointments/present.ts';
import { claiming } from '../appointments/slot-claim.ts';
import { offeredChoice, takenVisit, takeOffered } from '../appointments/take-offered.ts';
import { closeOffer, offerToNext } from './close-offer.ts';
import { isAnswerable } from './policy.ts';
import type { OfferWithEntry } from './repo.ts';
import * as repo from './repo.ts';

type OfferServices = Pick<Services, 'db' | 'clock' | 'mail' | 'onSlotLeft'>;

/** The offer, if it is the caller's: another person's is not even acknowledged. */
async function ownOffer({ db }: OfferServices, userId: number, id: number): Promise<OfferWithEntry> {
  const found = await repo.findOffer(db, id);
  if (!found || found.entry.userId !== userId) throw new ClinicError('NOT_FOUND');
  return found;
}

/** Locks the offer and its slot: first the calendars, then the rows, as everywhere. */
async function lock(tx: Tx, { offer, entry }: OfferWithEntry) {
  const held = await lockOffered(tx, offer.appointmentId, entry.appointmentId);
  const locked = await repo.lockOffer(tx, offer.id);
  if (!locked) throw new Error('the offer is gone');
  return { ...locked, held };
}

/**
 * Takes the slot that is held for the caller: it becomes an appointment, or the appointment that was to become earlier moves
 * there. Repeating it returns the same appointment.
 * @throws {ClinicError} NOT_FOUND; OFFER_EXPIRED once the offer has run out or was declined
 */
export async function acceptOffer(services: OfferServices, userId: number, id: number): Promise<Appointment> {
  const { db, clock } = services;
  const now = clock();
  const seen = await ownOffer(services, userId, id);
  const choice = await offeredChoice(db, seen.offer.appointmentId);
  return claiming(db, { choice, userId, now, chooser: 'reception' }, () =>
    db.transaction(async (tx) => {
      const { offer, entry, held } = await lock(tx, seen);
      if (offer.state === 'taken') return presentAppointment(await takenVisit(tx, offer.appointmentId), now);
      if (!isAnswerable(offer, now) || held.status !== 'held') throw new ClinicError('OFFER_EXPIRED');
      const visit = await takeOffered(tx, services, { held, replaces: entry.appointmentId, userId });
      await closeOffer(tx, offer, 'taken', now);
      return presentAppointment(visit, now);
    }),
  );
}

/** Declines an offer: the slot goes to the next in the queue. The entry keeps its place; the same slot is not offered to it again. */
export async function declineOffer(services: OfferServices, userId: number, id: number): Promise<void> {
  const { db, clock, mail } = services;
  const now = clock();
  const seen = await ownOffer(services, userId, id);
  await db.transaction(async (tx) => {
    const { offer, held } = await lock(tx, seen);
    if (offer.state === 'declined') return;
    if (offer.state === 'taken') throw new ClinicError('INVALID_TRANSITION');
    if (!isAnswerable(offer, now)) throw new ClinicError('OFFER_EXPIRED');
    await closeOffer(tx, offer, 'declined', now);
    await offerToNext({ tx, mail, now }, held, `user:${userId}`);
  });
}
