import { and, eq, exists, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { appointments, dependents } from '../../db/schema.ts';
import { visitLockOrder } from '../../db/visit-lock-order.ts';

type PatientValues = Partial<Pick<typeof appointments.$inferInsert, 'patientName' | 'patientPhone' | 'patientEmail'>>;

/**
 * Writes a correction into the visits still ahead that it concerns, and into slots that are offered: the visit that comes of one
 * takes over what stands there. What has taken place keeps what it took place under, for the record. Rows of visits are locked
 * before the account's own row: the order of everybody who changes a visit and then tells its account. Whoever ends several
 * visits tells the first account before the last visit, so that callers have to try again when they lost the race.
 */
export async function correctAhead(tx: Tx, of: SQL | undefined, values: PatientValues, now: Date): Promise<void> {
  const ahead = and(of, inArray(appointments.status, ['held', 'pending', 'confirmed']), gt(appointments.startsAt, now));
  const rows = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(ahead)
    .orderBy(...visitLockOrder())
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(appointments)
      .set({ ...values, updatedAt: now })
      .where(inArray(appointments.id, ids));
}

/** Visits of an account's owner as the patient. */
export const ofOwner = (userId: number) =>
  and(eq(appointments.userId, userId), eq(appointments.patientKey, `u:${userId}`), isNull(appointments.dependentId));

/** The same, and those of the family. */
export const ofHousehold = (userId: number) =>
  and(eq(appointments.userId, userId), or(ofOwner(userId), isNotNull(appointments.dependentId)));

/** The same, but for those of the family who have a number of their own. */
export function calledByAccount(tx: Tx, userId: number): SQL | undefined {
  const withoutOwn = tx
    .select({ id: dependents.id })
    .from(dependents)
    .where(and(eq(dependents.id, appointments.dependentId), isNull(dependents.phone)));
  return and(eq(appointments.userId, userId), or(ofOwner(userId), exists(withoutOwn)));
}

/** Visits of somebody of a family. */
export const ofDependent = (dependentId: number) => eq(appointments.dependentId, dependentId);
