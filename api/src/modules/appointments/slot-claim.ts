import type { FreeSlot, SlotChoice } from '@clinic/contracts';
import type { LocalDate } from '@clinic/contracts/time';
import { addDays, bookingWindow, clinicInstant, clinicToday, isCalendarDate } from '@clinic/contracts/time';
import type { Db, Queryable } from '../../db/database.ts';
import { databaseErrorOf } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import { loadCalendars } from '../availability/calendar.ts';
import { firstFreeSlots, isOffered } from '../availability/slots.ts';
import { clockTimeOf } from './clock-time.ts';
import * as repo from './repo.ts';

const mostAlternatives = 6;
/** How far ahead the reception books. */
const receptionDaysAhead = 180;
const largestDoctorId = 2_147_483_647;

/** A slot that the clinic offers, with its exact time. */
export interface Slot {
  readonly doctorId: number;
  readonly specialtyId: number;
  readonly date: string;
  readonly time: string;
  readonly startsAt: Date;
}

/** Who chooses a slot: patients keep the notice and window of Q3, the reception may also book for this very day (E10). */
export type Chooser = 'patient' | 'reception';

const windowOf: Record<Chooser, (today: LocalDate) => { first: LocalDate; last: LocalDate }> = {
  patient: bookingWindow,
  reception: (today) => ({ first: today, last: addDays(today, receptionDaysAhead) }),
};

/** Reads a choice and checks all of it that no other caller can change: form, date window (Q3). */
export function readChoice(choice: SlotChoice, now: Date, chooser: Chooser = 'patient'): Slot {
  const time = clockTimeOf(choice.time);
  if (time === null) throw invalidField('time', 'validation.time');
  if (!isCalendarDate(choice.date)) throw invalidField('date', 'validation.date');
  if (choice.doctor_id > largestDoctorId) throw invalidField('doctor_id', 'validation.unknown');
  const { first, last } = windowOf[chooser](clinicToday(now));
  if (choice.date < first || choice.date > last) throw new ClinicError('DATE_OUT_OF_RANGE');
  return {
    doctorId: choice.doctor_id,
    specialtyId: choice.specialty_id,
    date: choice.date,
    time,
    startsAt: clinicInstant(choice.date, time),
  };
}

/** Checks that the doctor exists, practises the speciality and offers the time (S70); returns when the visit ends. */
export async function checkOffered(db: Queryable, slot: Slot, now: Date): Promise<{ endsAt: Date }> {
  const day = { first: slot.date, last: slot.date };
  const calendar = (await loadCalendars(db, [slot.doctorId], day, { now, holderId: null })).get(slot.doctorId);
  if (!calendar) throw invalidField('doctor_id', 'validation.unknown');
  if (!(await repo.practises(db, slot.doctorId, slot.specialtyId))) {
    throw invalidField('specialty_id', 'validation.unknown');
  }
  if (!isOffered(calendar, slot.date, slot.time)) throw new ClinicError('SLOT_NOT_OFFERED');
  return { endsAt: new Date(slot.startsAt.getTime() + calendar.slotMinutes * 60_000) };
}

/** Who wants which slot, and when. Without a chooser it is a patient. */
interface Claim {
  readonly choice: SlotChoice;
  /** Whose hold counts as free. */
  readonly userId: number | null;
  readonly now: Date;
  readonly chooser?: Chooser;
}

/** The next free slots of the doctor: from the wanted one on, then from the start of the window. */
async function alternatives(db: Db, { choice, userId: holderId, now, chooser }: Claim): Promise<FreeSlot[]> {
  const slot = readChoice(choice, now, chooser);
  const window = windowOf[chooser ?? 'patient'](clinicToday(now));
  const calendar = (await loadCalendars(db, [slot.doctorId], window, { now, holderId })).get(slot.doctorId);
  if (!calendar) return [];
  const isLater = (free: FreeSlot) => free.date > slot.date || free.time > slot.time;
  const sameDay = firstFreeSlots(calendar, { first: slot.date, last: slot.date }, Number.MAX_SAFE_INTEGER);
  const later = [
    ...sameDay.filter(isLater),
    ...firstFreeSlots(calendar, { first: addDays(slot.date, 1), last: window.last }, mostAlternatives),
  ].slice(0, mostAlternatives);
  if (later.length > 0) return later;
  return firstFreeSlots(calendar, { first: window.first, last: slot.date }, mostAlternatives);
}

function isWorthOneMoreTry(error: unknown): boolean {
  const refused = databaseErrorOf(error);
  if (refused === null) return false;
  const lostARace = refused.code === '40P01' || refused.code === '40001';
  const referenceInUse = refused.code === '23505' && refused.constraint === 'appointments_reference_key';
  return lostARace || referenceInUse;
}

/**
 * Runs a transaction that claims a slot and puts the database's refusals into words (E3): the slot is taken, with other times
 * of that doctor, or the patient is elsewhere at that time. A deadlock or a serialisation failure is tried once more.
 */
export async function claiming<T>(db: Db, claim: Claim, transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction().catch((error: unknown) => {
      if (isWorthOneMoreTry(error)) return transaction();
      throw error;
    });
  } catch (error) {
    const refused = databaseErrorOf(error);
    const isKept = error instanceof ClinicError && error.code === 'SLOT_TAKEN';
    if (isKept || refused?.constraint === 'appointments_no_double_booking') {
      throw new ClinicError('SLOT_TAKEN', {
        alternatives: await alternatives(db, claim),
      });
    }
    if (refused?.constraint === 'appointments_patient_no_overlap') throw new ClinicError('PATIENT_BUSY');
    throw error;
  }
}
