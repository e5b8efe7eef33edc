import { and, asc, eq, gt, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isText } from '../../db/encrypted-columns.ts';
import { appointmentEvents, appointments } from '../../db/schema.ts';
import { visitLockOrder } from '../../db/visit-lock-order.ts';

/** Slots that an account has: visits ahead, offers. */
export const slotsOf = (tx: Tx, userId: number) =>
  tx
    .select({ id: appointments.id, doctorId: appointments.doctorId })
    .from(appointments)
    .where(and(eq(appointments.userId, userId), inArray(appointments.status, ['held', 'pending', 'confirmed'])))
    .orderBy(asc(appointments.doctorId), asc(appointments.id));

/** Keeps every visit of an account from changing until this transaction ends. */
export async function lockVisitsOf(tx: Tx, userId: number): Promise<void> {
  await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.userId, userId))
    .orderBy(...visitLockOrder())
    .for('update');
}

export const visitsAhead = (tx: Tx, userId: number, now: Date) =>
  tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.userId, userId),
        inArray(appointments.status, ['pending', 'confirmed']),
        gt(appointments.startsAt, now),
      ),
    )
    .orderBy(asc(appointments.doctorId), asc(appointments.id));

/** Replaces the reasons of an account's visits, but for some of the clinic's own. */
export async function replaceReasons(
  tx: Tx,
  userId: number,
  { by, keep }: { by: string; keep: readonly [string, ...string[]] },
): Promise<void> {
  const visits = tx.select({ id: appointments.id }).from(appointments).where(eq(appointments.userId, userId));
  await tx
    .update(appointmentEvents)
    .set({ reason: by })
    .where(
      and(
        inArray(appointmentEvents.appointmentId, visits),
        isNotNull(appointmentEvents.reason),
        not(isText(appointmentEvents.reason, ...keep)),
      ),
    );
}

/** Takes everything that says who the patient was out of an account's visits. Each patient becomes another random one. */
export async function forgetPatients(tx: Tx, userId: number, patientName: string): Promise<void> {
  await tx
    .update(appointments)
    .set({
      patientName,
      patientPhone: null,
      patientEmail: null,
      patientKey: sql`'x:' || gen_random_uuid()`,
      idempotencyKey: null,
    })
    .where(eq(appointments.userId, userId));
}
