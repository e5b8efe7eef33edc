import { asc, eq, sql } from 'drizzle-orm';
import type { AppointmentDetails, AppointmentTurn } from '@clinic/contracts/account';
import type { Db } from '../../db/database.ts';
import { appointmentEvents, appointments, specialties } from '../../db/schema.ts';
import { movedReason } from './policy.ts';
import { presentAppointment } from './present.ts';
import type { AppointmentWithNames } from './repo.ts';

/** Events of an appointment and of those that it was before it was moved, oldest first. */
function eventsOf(db: Db, id: number) {
  return db
    .select({ event: appointmentEvents, rescheduledFrom: appointments.rescheduledFrom })
    .from(appointmentEvents)
    .innerJoin(appointments, eq(appointments.id, appointmentEvents.appointmentId))
    .where(
      sql`${appointments.id} IN (
        WITH RECURSIVE times (id, was) AS (
          SELECT a.id, a.rescheduled_from FROM ${appointments} a WHERE a.id = ${id}
          UNION ALL
          SELECT a.id, a.rescheduled_from FROM ${appointments} a JOIN times ON a.id = times.was
        ) SELECT times.id FROM times)`,
    )
    .orderBy(asc(appointmentEvents.id));
}

type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];

/** What the owner is shown of an event; nothing of what only kept a slot, and one turn for both sides of a move. */
function turnOf({ event, rescheduledFrom }: EventRow, ownerId: number | null): AppointmentTurn | null {
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
  const [events, [specialty]] = await Promise.all([
    eventsOf(db, id),
    db.select().from(specialties).where(eq(specialties.id, specialtyId)),
  ]);
  return {
    ...presentAppointment(visit, now),
    history: events.flatMap((event) => turnOf(event, userId) ?? []),
    place_ar: specialty?.placeAr ?? '',
    place_en: specialty?.placeEn ?? '',
    preparation: (specialty?.preparation ?? []).map(({ text_ar, text_en }) => ({ text_ar, text_en })),
  };
}
