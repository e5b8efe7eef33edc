import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/database.ts';
import { appointmentEvents, appointments, specialties } from '../../db/schema.ts';

/** Events of an appointment and of those that it was before it was moved, oldest first. */
export function eventsOf(db: Db, id: number) {
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

export type HistoryRow = Awaited<ReturnType<typeof eventsOf>>[number];

/** What a patient has to know before a visit of a speciality. */
export async function specialtyNotes(db: Queryable, specialtyId: number) {
  const [specialty] = await db.select().from(specialties).where(eq(specialties.id, specialtyId));
  return specialty;
}
