import { clinicDateTime } from '@clinic/contracts/time';
import type { Tx } from '../../db/database.ts';
import { holdOffered } from '../appointments/offered-slot.ts';
import { loadCalendars } from '../availability/calendar.ts';
import { freeTimes } from '../availability/slots.ts';
import type { NotificationContext } from '../../messaging/notify.ts';
import type { FreedSlot } from './queue-repo.ts';
import { nextInQueue, offeredTo } from './queue-repo.ts';
import { notifyOfOffer } from './waitlist-messages.ts';
import { leadMs, offerMs } from './policy.ts';
import * as repo from './repo.ts';

/** Whether patients are seen at that time, and nobody has it: hours and leave may have changed since it was booked. */
async function isFree(tx: Tx, { doctorId, startsAt, endsAt }: FreedSlot, now: Date): Promise<boolean> {
  const { date, time } = clinicDateTime(startsAt);
  const calendars = await loadCalendars(tx, [doctorId], { first: date, last: date }, { now, holderId: null });
  const calendar = calendars.get(doctorId);
  if (!calendar || !freeTimes(calendar, date).includes(time)) return false;
  return calendar.slotMinutes * 60_000 === endsAt.getTime() - startsAt.getTime();
}

/**
 * Offers a slot that has become free to the next in line whom it fits, for 30 minutes (E5), inside the change that freed it:
 * there is no moment at which the slot is free and the line does not know. The caller holds the doctor's lock. Does nothing
 * for a slot that starts too soon, is no longer worked, or that nobody waits for.
 */
export async function offerFreedSlot(telling: NotificationContext, freed: FreedSlot): Promise<void> {
  const { tx, now } = telling;
  if (freed.startsAt.getTime() - now.getTime() < leadMs) return;
  const next = await nextInQueue(tx, freed);
  if (!next || !(await isFree(tx, freed, now))) return;

  const { id: waitlistId, specialtyId, userId } = next.wish;
  const { doctorId, startsAt, endsAt } = freed;
  const expiresAt = new Date(now.getTime() + offerMs);
  const slot = { doctorId, specialtyId, startsAt, endsAt };
  const appointmentId = await holdOffered(tx, slot, offeredTo(next), { now, until: expiresAt });
  const offer = await repo.insertOffer(tx, { waitlistId, appointmentId, offeredAt: now, expiresAt });
  await repo.updateEntry(tx, waitlistId, { status: 'offered' });
  await notifyOfOffer(telling, 'waitlist.offer', userId, offer, await repo.slotOf(tx, appointmentId));
}

/**
 * An appointment has left its slot: cancelled, rejected, or moved, and then `movedTo` is what it became. Whoever waits for an
 * earlier time in its place follows it, or stops waiting with it; the slot goes to the next in line.
 */
export async function slotLeft(
  telling: NotificationContext,
  visit: FreedSlot & { readonly id: number },
  movedTo: number | null,
): Promise<void> {
  await repo.followAppointment(telling.tx, visit.id, movedTo);
  await offerFreedSlot(telling, visit);
}
