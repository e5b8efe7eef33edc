import type { JoinWaitlist } from '@clinic/contracts/account';
import { mostWaiting } from '@clinic/contracts/account';
import { isCalendarDate } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { lockAccount } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import { lockOffered } from '../appointments/offered-slot.ts';
import { ownDependent } from '../dependents/own-dependent.ts';
import { offerToNext } from './close-offer.ts';
import { entryWindow } from './policy.ts';
import type { EntryRow } from './repo.ts';
import * as repo from './repo.ts';

type WaitlistServices = Pick<Services, 'db' | 'clock' | 'mail'>;

/** When is wished for: real dates, within the window. What has begun begins today: the form may stand open over midnight. */
function datesOf({ first_date: first, last_date: last }: JoinWaitlist, now: Date) {
  if (!isCalendarDate(first)) throw invalidField('first_date', 'validation.date');
  const window = entryWindow(now);
  if (!isCalendarDate(last) || last < window.first || last > window.last) {
    throw invalidField('last_date', 'validation.date');
  }
  return { firstDate: first < window.first ? window.first : first, lastDate: last };
}

/** With whom: a speciality that somebody practises, or a doctor who does. */
async function withWhom(tx: Tx, { specialty_id: specialtyId, doctor_id: doctorId }: JoinWaitlist) {
  if (await repo.isPractised(tx, specialtyId, doctorId)) return { specialtyId, doctorId: doctorId ?? null };
  throw invalidField(doctorId === undefined ? 'specialty_id' : 'doctor_id', 'validation.unknown');
}

/** For whom: the patient of an appointment ahead, somebody of the family, or the account's own person. */
async function forWhom(tx: Tx, userId: number, wish: JoinWaitlist, now: Date) {
  const { appointment_id: appointmentId, dependent_id: dependentId } = wish;
  if (appointmentId !== undefined) {
    const visit = await repo.ownVisitAhead(tx, userId, appointmentId, now);
    if (visit?.specialtyId !== wish.specialty_id) throw invalidField('appointment_id', 'validation.unknown');
    return { appointmentId, dependentId: visit.dependentId };
  }
  if (dependentId === undefined) return { appointmentId: null, dependentId: null };
  if (!(await ownDependent(tx, userId, dependentId))) throw invalidField('dependent_id', 'validation.unknown');
  return { appointmentId: null, dependentId };
}

type Entry = Pick<EntryRow, 'specialtyId' | 'doctorId' | 'dependentId' | 'appointmentId' | 'firstDate' | 'lastDate'>;

/** The same patient and the same doctor at the same time: a second place in line would be unfair. */
const isSameEntry = (a: Entry, b: Entry) =>
  a.specialtyId === b.specialtyId &&
  a.doctorId === b.doctorId &&
  a.dependentId === b.dependentId &&
  a.appointmentId === b.appointmentId &&
  a.firstDate <= b.lastDate &&
  b.firstDate <= a.lastDate;

/** Puts a wish at the end of the line; returns its id. 409 ALREADY_WAITING for the same wish, 422 TOO_MANY_WAITING after five. */
export function joinWaitlist({ db, clock }: WaitlistServices, userId: number, wanted: JoinWaitlist): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const wish = {
      ...(await withWhom(tx, wanted)),
      ...(await forWhom(tx, userId, wanted, now)),
      ...datesOf(wanted, now),
    };
    const active = await repo.activeEntries(tx, userId);
    if (active.some((other) => isSameEntry(other, wish))) throw new ClinicError('ALREADY_WAITING');
    if (active.length >= mostWaiting) throw new ClinicError('TOO_MANY_WAITING');
    const { weekdays, day_parts: dayParts } = wanted;
    const { id } = await repo.insertEntry(tx, { ...wish, userId, weekdays, dayParts, joinedAt: now });
    return id;
  });
}

/** Takes a wish of the caller's own off the line; what is kept for it goes to the next. Leaving twice is leaving once. */
export async function leaveWaitlist({ db, clock, mail }: WaitlistServices, userId: number, id: number): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const seen = await repo.findEntry(tx, userId, id);
    if (!seen) throw new ClinicError('NOT_FOUND');
    const open = await repo.openOfferOf(tx, id);
    const held = open && (await lockOffered(tx, open.appointmentId, null));
    const wish = await repo.lockEntry(tx, id);
    if (wish?.status === 'left') return;
    const changed = (await repo.openOfferOf(tx, id))?.id !== open?.id;
    if (changed || (wish?.status !== 'waiting' && wish?.status !== 'offered')) {
      throw new ClinicError('INVALID_TRANSITION');
    }
    await repo.updateEntry(tx, id, { status: 'left' });
    if (!open || !held) return;
    await repo.updateOffer(tx, open.id, { state: 'declined', answeredAt: now });
    await offerToNext({ tx, mail, now }, held, `user:${userId}`);
  });
}
