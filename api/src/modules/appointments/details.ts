import type { AppointmentDetails, AppointmentTurn } from '@clinic/contracts/account';
import type { Db } from '../../db/database.ts';
import type { HistoryRow } from './history-repo.ts';
import { eventsOf, specialtyNotes } from './history-repo.ts';
import { movedReason } from './policy.ts';
import { presentAppointment } from './present.ts';
import type { AppointmentWithNames } from './repo.ts';

/** What the owner is shown of an event; nothing of what only kept a slot, and one turn for both sides of a move. */
function presentTurn({ event, rescheduledFrom }: HistoryRow, ownerId: number | null): AppointmentTurn | null {
  const { fromStatus, toStatus, actor, reason, at } = event;
  const arrived = fromStatus === null || fromStatus === 'held';
  if (toStatus === 'held' || (rescheduledFrom !== null && arrived)) return null;
  return {
    at: at.toISOString(),
    what: toStatus === 'cancelled' && reason === movedReason ? 'moved' : toStatus,
    by: actor === `user:${ownerId}` ? 'patient' : 'clinic',
  };
}

/** An appointment with what happened to it and what its patient has to know before the visit (S18). */
export async function appointmentDetails(db: Db, visit: AppointmentWithNames, now: Date): Promise<AppointmentDetails> {
  const { id, specialtyId, userId } = visit.appointment;
  const [events, specialty] = await Promise.all([eventsOf(db, id), specialtyNotes(db, specialtyId)]);
  return {
    ...presentAppointment(visit, now),
    history: events.flatMap((event) => presentTurn(event, userId) ?? []),
    place_ar: specialty?.placeAr ?? '',
    place_en: specialty?.placeEn ?? '',
    preparation: (specialty?.preparation ?? []).map(({ text_ar, text_en }) => ({ text_ar, text_en })),
  };
}
