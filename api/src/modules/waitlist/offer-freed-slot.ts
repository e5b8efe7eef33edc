import { clinicDateTime } from '@clinic/contracts/time';
import type { Tx } from '../../db/database.ts';
import type { OfferedTo } from '../appointments/offered-slot.ts';
import { holdOffered } from '../appointments/offered-slot.ts';
import { familyPatient, ownPatient } from '../appointments/patient.ts';
import { loadCalendars } from '../availability/calendar.ts';
import type { DoctorCalendar } from '../availability/slots.ts';
import { branchAt, freeTimes, isWithinHours, slotInterval } from '../availability/slots.ts';
import { forAnyVisit, forBooked, lengthOf } from '../availability/visit-kinds.ts';
import type { NotificationContext } from '../../messaging/notify.ts';
import type { LeftSlot, OpenedSlot } from '../../services.ts';
import { notifyOfOffer } from './waitlist-messages.ts';
import { leadMs, offerMs } from './policy.ts';
import type { FreedSlot, NextInQueue } from './queue-repo.ts';
import { isAwaited, nextInQueue } from './queue-repo.ts';
import * as repo from './repo.ts';

/**
 * The doctor's calendar of that day. Undefined where no visit of any length can begin at that time: hours and leave may have
 * changed since it was booked.
 */
async function openCalendar(tx: Tx, { doctorId, startsAt }: FreedSlot, now: Date): Promise<DoctorCalendar | undefined> {
  const { date } = clinicDateTime(startsAt);
  const asking = { now, holderId: null, chooser: 'patient' } as const;
  const calendar = (await loadCalendars(tx, [doctorId], { first: date, last: date }, asking)).get(doctorId);
  const at = startsAt.getTime();
  if (!calendar || calendar.leave.some(({ from, to }) => from <= at && at < to)) return undefined;
  const seen = forAnyVisit(calendar);
  const isWorked = seen.rules.some(({ branchId }) => isWithinHours(seen, { startsAt, endsAt: startsAt, branchId }));
  return isWorked ? calendar : undefined;
}

/**
 * The slot that begins at that time, when nobody has it. It is one for an ordinary visit, or for the appointment that is to
 * become earlier, whose kind it keeps. Undefined when it is not free.
 */
function freeSlot(
  found: DoctorCalendar,
  { doctorId, startsAt }: FreedSlot,
  own: NextInQueue['own'],
): { branchId: number; endsAt: Date } | undefined {
  const { date, time } = clinicDateTime(startsAt);
  const calendar = own ? forBooked(found, doctorId, own) : found;
  if (!freeTimes(calendar, date).includes(time)) return undefined;
  const branchId = branchAt(calendar, date, time);
  const endsAt = new Date(slotInterval(date, time, lengthOf(calendar)).to);
  return branchId === undefined ? undefined : { branchId, endsAt };
}

/** The person for whom the slot is held. */
function offeredTo({ user, dependent, own: visit }: NextInQueue): OfferedTo {
  const account = { userId: user.id, lang: user.lang };
  if (visit !== null) {
    const { patientKey: key, dependentId, patientName: name, patientPhone: phone, patientEmail: email } = visit;
    return { ...account, patient: { key, dependentId, name, phone, email }, bookingFor: visit.bookingFor };
  }
  if (dependent !== null) return { ...account, patient: familyPatient(user, dependent), bookingFor: 'someoneElse' };
  return { ...account, patient: ownPatient(user), bookingFor: 'self' };
}

/** Entries that a slot turns out not to suit, until nobody is asked. */
const mostPassedOver = 20;

/**
 * Offers a slot that has become free to the next in the queue whom it suits, for 30 minutes, in the transaction that frees it:
 * at no moment is the slot free for others first. The caller holds the doctor's lock. It does nothing for a slot that starts
 * too soon, is no longer worked, or that nobody waits for.
 */
export async function offerFreedSlot(context: NotificationContext, freed: FreedSlot): Promise<void> {
  const { tx, now } = context;
  if (freed.startsAt.getTime() - now.getTime() < leadMs) return;
  const calendar = await openCalendar(tx, freed, now);
  if (calendar === undefined) return;
  const passedOver: number[] = [];
  while (passedOver.length < mostPassedOver) {
    const next = await nextInQueue(tx, freed, { now, passedOver });
    if (!next) return;
    const free = freeSlot(calendar, freed, next.own);
    // The slot is one for a visit of another kind or length than this one.
    if (free === undefined) passedOver.push(next.entry.id);
    else return offerTo(context, freed, next, free);
  }
}

async function offerTo(
  context: NotificationContext,
  freed: FreedSlot,
  next: NextInQueue,
  free: { branchId: number; endsAt: Date },
): Promise<void> {
  const { tx, now } = context;
  const { id: waitlistId, specialtyId, userId } = next.entry;
  const { doctorId, startsAt } = freed;
  const expiresAt = new Date(now.getTime() + offerMs);
  const slot = { doctorId, specialtyId, startsAt, ...free };
  const appointmentId = await holdOffered(tx, slot, offeredTo(next), { now, until: expiresAt });
  const offer = await repo.insertOffer(tx, { waitlistId, appointmentId, offeredAt: now, expiresAt });
  await repo.updateEntry(tx, waitlistId, { status: 'offered' });
  await notifyOfOffer(context, 'waitlist.offer', userId, offer, await repo.slotOf(tx, appointmentId));
}

/**
 * An appointment has left its slot: it was cancelled, rejected, or moved, and then `movedTo` is the new appointment. Entries
 * that wait for an earlier time in its place follow it, or end with it; the slot goes to the next in the queue.
 */
export async function slotLeft(context: NotificationContext, visit: LeftSlot, movedTo: number | null): Promise<void> {
  await repo.followAppointment(context.tx, visit.id, movedTo);
  await offerFreedSlot(context, visit);
}

/** Most slots of one change that are offered; whoever still waits then sees the others when they book. */
const mostOpened = 100;

/** A doctor's hours were changed, or leave was ended: the new slots go to those who wait for this doctor, the earliest first, while anybody does. */
export async function offerOpenedSlots(
  context: NotificationContext,
  doctorId: number,
  slots: readonly OpenedSlot[],
): Promise<void> {
  for (const { startsAt, endsAt } of slots.slice(0, mostOpened)) {
    if (!(await isAwaited(context.tx, doctorId))) return;
    await offerFreedSlot(context, { doctorId, startsAt, endsAt, patientKey: '' });
  }
}
