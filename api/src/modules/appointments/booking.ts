import { holdMs } from '@clinic/contracts';
import type { BookAppointment, Hold, HoldRequest } from '@clinic/contracts';
import { lockAccount, lockDoctor, lockPatient } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings/settings.ts';
import type { RepeatableRequest } from '../../http/idempotency.ts';
import { withIdempotencyKey } from '../../http/idempotency.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import { bookingScope } from './booking-key.ts';
import { announceBooked } from './confirm-at-once.ts';
import type { Booker, Patient } from './patient.ts';
import { patientOf } from './patient.ts';
import { mostActiveAppointments } from './policy.ts';
import { presentAppointment } from './present.ts';
import { conflictOf } from './hold-conflict.ts';
import * as holds from './hold-repo.ts';
import * as repo from './repo.ts';
import type { Offered, Slot } from './slot-claim.ts';
import { checkOffered, claiming, readChoice } from './slot-claim.ts';
import { storeVisit } from './store-visit.ts';

/** What the services of this module work with. */
export type Clinic = Pick<Services, 'db' | 'clock' | 'mail' | 'onSlotLeft'> & {
  /** Without them the reception confirms, and nothing bounds what one account books. */
  readonly settings?: Pick<Settings, 'confirmsBookings' | 'bookingsPerDay'>;
};

/** The same inside a transaction, which the caller has begun. */
export type ClinicInTransaction = Omit<Clinic, 'db'>;

function rowOf(slot: Slot, offered: Offered, booker: Booker, patient: Patient, now: Date) {
  return {
    userId: booker.id,
    doctorId: slot.doctorId,
    specialtyId: slot.specialtyId,
    startsAt: slot.startsAt,
    ...offered,
    patientKey: patient.key,
    dependentId: patient.dependentId,
    patientName: patient.name,
    patientPhone: patient.phone,
    patientEmail: patient.email,
    updatedAt: now,
  };
}

async function storePending(
  tx: Tx,
  slot: Slot,
  booker: Booker,
  patient: Patient,
  more: { bookingFor: BookAppointment['bookingFor']; idempotencyKey: string | null; now: Date },
): Promise<number> {
  const offered = await checkOffered(tx, slot, { now: more.now, chooser: 'patient', holderId: booker.id });
  const values = {
    ...rowOf(slot, offered, booker, patient, more.now),
    status: 'pending' as const,
    lang: booker.lang,
    bookingFor: more.bookingFor,
    idempotencyKey: more.idempotencyKey,
  };
  return storeVisit(tx, values, { actor: `user:${booker.id}`, now: more.now });
}

/**
 * Books a slot (S83, E3). Answers with the text of the response, so that a repeated request gets the very same bytes. The
 * database's constraints decide who gets a slot; the advisory locks only make the others wait their turn instead of
 * deadlocking.
 * @throws {ClinicError} RATE_LIMITED when the account has booked as much as it can within a day: each name that somebody makes
 *   up is another patient, with five visits of their own
 */
export async function bookAppointment(
  { db, clock, mail, settings }: Clinic,
  booker: Booker,
  booking: BookAppointment,
  repeatable: RepeatableRequest | null,
): Promise<{ answer: string; replayed: boolean }> {
  const now = clock();
  const scope = bookingScope(booker.id);

  const action = async (tx: Tx): Promise<string> => {
    const slot = readChoice(booking, now);
    await lockDoctor(tx, slot.doctorId);
    if (settings !== undefined) {
      // Counted within the transaction: what is refused for another reason costs nothing.
      const limit = { scope: 'booking', most: settings.bookingsPerDay, minutes: 24 * 60 };
      await countAttempt(tx, limit, scope, now);
    }
    const patient = await patientOf(tx, booker, booking);
    await lockPatient(tx, patient.key);
    if ((await repo.countActive(tx, patient.key, now)) >= mostActiveAppointments) {
      throw new ClinicError('TOO_MANY_BOOKINGS');
    }
    const { bookingFor } = booking;
    const id = await storePending(tx, slot, booker, patient, {
      bookingFor,
      idempotencyKey: repeatable?.key ?? null,
      now,
    });
    const visit = await announceBooked({ tx, mail, now }, settings, id);
    return JSON.stringify({ data: presentAppointment(visit, now) });
  };

  const transaction = () =>
    db.transaction(async (tx) =>
      repeatable
        ? withIdempotencyKey(tx, repeatable, scope, now, () => action(tx))
        : { answer: await action(tx), replayed: false },
    );
  const claim = { choice: booking, userId: booker.id, now, repeatable: repeatable && { scope, key: repeatable.key } };
  return claiming(db, claim, transaction);
}

/**
 * Keeps a slot for five minutes. An account keeps one slot at a time: a new hold takes the place of the one before (E7). It is
 * no appointment, and nothing of it stays behind. The doctor's lock makes bookings of the same time wait. What would keep the patient from booking it
 * is told along with it: only then can they still do something about it.
 */
export async function holdSlot({ db, clock }: Clinic, booker: Booker, choice: HoldRequest): Promise<Hold> {
  const now = clock();
  const slot = readChoice(choice, now);

  return claiming(db, { choice, userId: booker.id, now }, () =>
    db.transaction(async (tx) => {
      await lockDoctor(tx, slot.doctorId);
      await lockAccount(tx, booker.id);
      const { endsAt } = await checkOffered(tx, slot, { now, chooser: 'patient', holderId: booker.id });
      const { doctorId, startsAt } = slot;
      const time = { doctorId, startsAt, endsAt };
      const conflict = await conflictOf(tx, booker, choice, time, now);
      // Where the time is this patient's already, nobody else has taken it: they see their own visit.
      const own = conflict === null ? [] : conflict.visits.map(({ id }) => id);
      if ((await repo.isTaken(tx, time, own)) || (await holds.isKeptByAnother(tx, time, booker.id, now))) {
        throw new ClinicError('SLOT_TAKEN');
      }
      const expiresAt = new Date(now.getTime() + holdMs);
      const { id } = await holds.replaceHold(tx, { userId: booker.id, ...time, expiresAt });
      return { id, expires_at: expiresAt.toISOString(), conflict };
    }),
  );
}
