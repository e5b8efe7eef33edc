import type { FreeSlot, SlotChoice } from '@clinic/contracts';
import type { LocalDate } from '@clinic/contracts/time';
import { addDays, bookingWindow, clinicInstant, clinicToday, isCalendarDate } from '@clinic/contracts/time';
import type { Db, Queryable } from '../../db/database.ts';
import { databaseErrorOf, hasLostARace } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import { isKeyKnown } from '../../http/idempotency.ts';
import { QueueFull, workQueues } from '../../work-queue.ts';
import type { Asking } from '../availability/calendar.ts';
import type { BookedVisit } from '../availability/visit-kinds.ts';
import { calendarFor, lengthOf } from '../availability/visit-kinds.ts';
import { loadCalendars } from '../availability/calendar.ts';
import type { Chooser, DoctorCalendar, Interval } from '../availability/slots.ts';
import {
  branchAt,
  firstFreeSlots,
  isOffered,
  isTooClose,
  isTooSoon,
  placesLeft,
  slotInterval,
} from '../availability/slots.ts';
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
  /** Where it was shown to be; null where nobody said. */
  readonly branchId: number | null;
  /** One of the doctor's kinds of visits; null for the ordinary one. */
  readonly kindId: number | null;
}

/** What a slot will be: until when, where, and which kind of visit. */
export interface Offered {
  readonly endsAt: Date;
  readonly branchId: number;
  readonly kindId: number | null;
  readonly kindAr: string | null;
  readonly kindEn: string | null;
}

/** A booked visit that is to move keeps its kind. */
export type MovingVisit = BookedVisit & Pick<Offered, 'kindAr'>;

const windowOf: Record<Chooser, (today: LocalDate) => { first: LocalDate; last: LocalDate }> = {
  patient: bookingWindow,
  reception: (today) => ({ first: today, last: addDays(today, receptionDaysAhead) }),
};

const isDoctorId = (id: number) => id <= largestDoctorId;

/** Reads a choice and checks all of it that no other caller can change: form, date window (Q3). */
export function readChoice(choice: SlotChoice, now: Date, chooser: Chooser = 'patient'): Slot {
  const time = clockTimeOf(choice.time);
  if (time === null) throw invalidField('time', 'validation.time');
  if (!isCalendarDate(choice.date)) throw invalidField('date', 'validation.date');
  if (!isDoctorId(choice.doctor_id)) throw invalidField('doctor_id', 'validation.unknown');
  const { first, last } = windowOf[chooser](clinicToday(now));
  if (choice.date < first || choice.date > last) throw new ClinicError('DATE_OUT_OF_RANGE');
  return {
    doctorId: choice.doctor_id,
    specialtyId: choice.specialty_id,
    date: choice.date,
    time,
    startsAt: clinicInstant(choice.date, time),
    branchId: choice.branch_id ?? null,
    kindId: choice.kind_id ?? null,
  };
}

/**
 * Refuses a slot that the buffers of another visit reach into, or on whose day the doctor sees as many as they want. What
 * begins at this very moment is left to the constraint: it may be what is offered to who books.
 */
function checkRoom(calendar: DoctorCalendar, { date, time }: Slot): void {
  const slot = slotInterval(date, time, lengthOf(calendar));
  const isNear = (visit: Interval) => visit.from !== slot.from && isTooClose(calendar.booking, slot, visit);
  if (calendar.visits.some(isNear)) throw new ClinicError('SLOT_TAKEN');
  if (placesLeft(calendar, date, slot.from) <= 0) throw new ClinicError('DAY_FULL');
}

/** What is stored of the kind of a visit. With a colleague a visit keeps the name of its kind, which is another doctor's. */
function kindOf({ kinds }: DoctorCalendar, { doctorId, kindId }: Slot, moving?: MovingVisit) {
  if (moving !== undefined) {
    const { kindAr, kindEn } = moving;
    return { kindId: doctorId === moving.doctorId ? moving.kindId : null, kindAr, kindEn };
  }
  const kind = kindId === null ? undefined : kinds.find(({ id }) => id === kindId);
  return { kindId: kind?.id ?? null, kindAr: kind?.nameAr ?? null, kindEn: kind?.nameEn ?? null };
}

/**
 * Checks that the doctor exists, practises the speciality, offers the time to who chooses (S70) and has room for one more
 * visit; returns what the visit will be. The caller holds the doctor's lock.
 */
export async function checkOffered(db: Queryable, slot: Slot, asking: Asking, moving?: MovingVisit): Promise<Offered> {
  const day = { first: slot.date, last: slot.date };
  const own = (await loadCalendars(db, [slot.doctorId], day, asking)).get(slot.doctorId);
  if (!own) throw invalidField('doctor_id', 'validation.unknown');
  const calendar = calendarFor(own, slot, moving);
  if (!calendar) throw invalidField('kind_id', 'validation.unknown');
  if (!(await repo.practises(db, slot.doctorId, slot.specialtyId))) {
    throw invalidField('specialty_id', 'validation.unknown');
  }
  const branchId = branchAt(calendar, slot.date, slot.time);
  const elsewhere = slot.branchId !== null && slot.branchId !== branchId;
  if (branchId === undefined || elsewhere || !isOffered(calendar, slot.date, slot.time)) {
    throw new ClinicError('SLOT_NOT_OFFERED');
  }
  if (isTooSoon(calendar, slot.startsAt.getTime())) throw new ClinicError('TOO_SOON');
  checkRoom(calendar, slot);
  const { to } = slotInterval(slot.date, slot.time, lengthOf(calendar));
  return { endsAt: new Date(to), branchId, ...kindOf(own, slot, moving) };
}

/** Who wants which slot, and when. Without a chooser it is a patient. */
interface Claim {
  readonly choice: SlotChoice;
  /** Whose hold counts as free. */
  readonly userId: number | null;
  readonly now: Date;
  readonly chooser?: Chooser;
  /** The visit that moves there. */
  readonly movingId?: number;
  /** Where the answer to the request lies, if it was answered before. */
  readonly repeatable?: { readonly scope: string; readonly key: string } | null;
}

/** The next free slots of the doctor: from the wanted one on, then from the start of the window. */
async function findAlternatives(db: Db, { choice, now, chooser = 'patient', movingId }: Claim): Promise<FreeSlot[]> {
  const slot = readChoice(choice, now, chooser);
  const window = windowOf[chooser](clinicToday(now));
  const own = (await loadCalendars(db, [slot.doctorId], window, { now, holderId: null, chooser })).get(slot.doctorId);
  const moving = movingId === undefined ? undefined : await repo.findAppointment(db, movingId);
  const calendar = own && calendarFor(own, slot, moving);
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

/**
 * Those who want a slot of one doctor wait here for each other, without a connection, and not at the doctor's lock with one:
 * a popular slot leaves the database to everybody else. The lock is for other processes.
 */
const mostInLine = 250;

/** How long those who come too late for one slot are shown the same other times. */
const alternativesMs = 1000;

/** {@link findAlternatives}, once for all who come too late for a slot at this moment. */
function sharedAlternatives(db: Db): (claim: Claim) => Promise<FreeSlot[]> {
  const found = new Map<string, Promise<FreeSlot[]>>();
  return (claim) => {
    const { doctor_id, date, time, kind_id } = claim.choice;
    const key = [doctor_id, date, time, claim.chooser, kind_id, claim.movingId].join();
    const known = found.get(key);
    if (known) return known;
    const finding = findAlternatives(db, claim);
    found.set(key, finding);
    const forget = () => found.delete(key);
    finding.then(() => setTimeout(forget, alternativesMs).unref(), forget);
    return finding;
  };
}

const openClaims = (db: Db) => ({
  inLine: workQueues<number>({ atOnce: 1, mostWaiting: mostInLine }),
  alternatives: sharedAlternatives(db),
});

const claims = new WeakMap<Db, ReturnType<typeof openClaims>>();

function claimsOn(db: Db) {
  const known = claims.get(db) ?? openClaims(db);
  claims.set(db, known);
  return known;
}

/**
 * Refuses a patient's claim of a slot that is another account's already, so that who comes too late takes neither the doctor's
 * lock nor a transaction. A request that was answered before goes on and gets that answer.
 */
async function refuseAnothers(db: Db, { choice, userId, now, chooser, repeatable }: Claim): Promise<void> {
  const time = clockTimeOf(choice.time);
  const isPatient = userId !== null && chooser !== 'reception';
  if (!isPatient || time === null || !isCalendarDate(choice.date) || !isDoctorId(choice.doctor_id)) return;
  const slot = { doctorId: choice.doctor_id, startsAt: clinicInstant(choice.date, time) };
  if (!(await repo.isAnothers(db, slot, userId, now))) return;
  if (repeatable && (await isKeyKnown(db, repeatable.scope, repeatable.key))) return;
  throw new ClinicError('SLOT_TAKEN');
}

/** Refusals of a time that other times of the doctor can take the place of. */
const gone = ['SLOT_TAKEN', 'DAY_FULL'] as const;

function isWorthOneMoreTry(error: unknown): boolean {
  const refused = databaseErrorOf(error);
  const referenceInUse = refused?.code === '23505' && refused.constraint === 'appointments_reference_key';
  return referenceInUse || hasLostARace(error);
}

/**
 * Runs a transaction that claims a slot and puts the database's refusals into words (E3): the slot is taken, with other
 * times of that doctor, the day is full, or the patient is elsewhere at that time. A deadlock or a serialisation failure is
 * tried once more. Whoever wants a slot of the same doctor waits in line; one too many is refused with BUSY.
 */
export async function claiming<T>(db: Db, claim: Claim, transaction: () => Promise<T>): Promise<T> {
  const { inLine, alternatives } = claimsOn(db);
  const attempt = async () => {
    await refuseAnothers(db, claim);
    return transaction();
  };
  try {
    await refuseAnothers(db, claim);
    return await inLine.run(claim.choice.doctor_id, () =>
      attempt().catch((error: unknown) => {
        if (isWorthOneMoreTry(error)) return transaction();
        throw error;
      }),
    );
  } catch (error) {
    if (error instanceof QueueFull) throw new ClinicError('BUSY', { retryAfterSeconds: 1 });
    const refused = databaseErrorOf(error);
    const kept = error instanceof ClinicError && gone.find((code) => code === error.code);
    if (kept || refused?.constraint === 'appointments_no_double_booking') {
      throw new ClinicError(kept || 'SLOT_TAKEN', { alternatives: await alternatives(claim) });
    }
    if (refused?.constraint === 'appointments_patient_no_overlap') throw new ClinicError('PATIENT_BUSY');
    // The answer to this key is forgotten; its visit is not.
    if (refused?.constraint === 'appointments_idempotency') throw new ClinicError('IDEMPOTENCY_CONFLICT');
    throw error;
  }
}
