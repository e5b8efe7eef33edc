import type { JoinWaitlist } from '@clinic/contracts/account';
import { mostWaiting } from '@clinic/contracts/account';
import { isCalendarDate } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { lockAccount } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import { ownDependent } from '../dependents/own-dependent.ts';
import { entryWindow } from './policy.ts';
import type { EntryRow } from './repo.ts';
import * as repo from './repo.ts';

/** The dates of an entry: real ones, within the window. A first date in the past becomes today: the form may stay open over midnight. */
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
async function forWhom(tx: Tx, userId: number, request: JoinWaitlist, now: Date) {
  const { appointment_id: appointmentId, dependent_id: dependentId } = request;
  if (appointmentId !== undefined) {
    const visit = await repo.ownVisitAhead(tx, userId, appointmentId, now);
    if (visit?.specialtyId !== request.specialty_id) throw invalidField('appointment_id', 'validation.unknown');
    return { appointmentId, dependentId: visit.dependentId };
  }
  if (dependentId === undefined) return { appointmentId: null, dependentId: null };
  if (!(await ownDependent(tx, userId, dependentId))) throw invalidField('dependent_id', 'validation.unknown');
  return { appointmentId: null, dependentId };
}

type Entry = Pick<EntryRow, 'specialtyId' | 'doctorId' | 'dependentId' | 'appointmentId' | 'firstDate' | 'lastDate'>;

/** The same patient and doctor in overlapping dates: a second place in the queue would be unfair. */
const isSameEntry = (a: Entry, b: Entry) =>
  a.specialtyId === b.specialtyId &&
  a.doctorId === b.doctorId &&
  a.dependentId === b.dependentId &&
  a.appointmentId === b.appointmentId &&
  a.firstDate <= b.lastDate &&
  b.firstDate <= a.lastDate;

/**
 * Adds an entry to the end of the queue and returns its id.
 * @throws {ClinicError} VALIDATION; ALREADY_WAITING for the same entry; TOO_MANY_WAITING after five
 */
export function joinWaitlist(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  request: JoinWaitlist,
): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const entry = {
      ...(await withWhom(tx, request)),
      ...(await forWhom(tx, userId, request, now)),
      ...datesOf(request, now),
    };
    const active = await repo.activeEntries(tx, userId);
    if (active.some((other) => isSameEntry(other, entry))) throw new ClinicError('ALREADY_WAITING');
    if (active.length >= mostWaiting) throw new ClinicError('TOO_MANY_WAITING');
    const { weekdays, day_parts: dayParts } = request;
    const { id } = await repo.insertEntry(tx, { ...entry, userId, weekdays, dayParts, joinedAt: now });
    return id;
  });
}
