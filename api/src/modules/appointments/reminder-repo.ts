import { and, asc, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { appointmentReminders, appointments } from '../../db/schema.ts';

export const reminderDays = [1, 2] as const;
export type DaysBefore = (typeof reminderDays)[number];

/** Visits that are to be reminded of now. */
export interface Due {
  readonly daysBefore: DaysBefore;
  readonly from: Date;
  readonly to: Date;
  /** Who booked or moved it later than this has just been told of it. */
  readonly bookedBefore: Date;
}

const expected = inArray(appointments.status, ['pending', 'confirmed']);

/** A batch of visits that are due and that nobody was reminded of, by their ids. */
export function findDue(db: Db, due: Due, { after, limit }: { after: number; limit: number }) {
  const reminded = db
    .select({ one: sql`1` })
    .from(appointmentReminders)
    .where(
      and(eq(appointmentReminders.appointmentId, appointments.id), eq(appointmentReminders.daysBefore, due.daysBefore)),
    );
  return db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        expected,
        gte(appointments.startsAt, due.from),
        lt(appointments.startsAt, due.to),
        lt(appointments.createdAt, due.bookedBefore),
        sql`${appointments.id} > ${after}`,
        notExists(reminded),
      ),
    )
    .orderBy(asc(appointments.id))
    .limit(limit);
}

/** Locks a visit that is still expected; false for one that is not, or that is being changed at this moment. */
export async function lockExpected(tx: Tx, id: number): Promise<boolean> {
  const locked = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.id, id), expected))
    .for('update', { skipLocked: true });
  return locked.length > 0;
}

/** Writes a reminder down; false when it had been before. */
export async function markReminded(tx: Tx, values: typeof appointmentReminders.$inferInsert): Promise<boolean> {
  const marked = await tx
    .insert(appointmentReminders)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: appointmentReminders.appointmentId });
  return marked.length > 0;
}
