import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { appointments, dependents, users, waitlist } from '../../db/schema.ts';

export type DependentRow = typeof dependents.$inferSelect;

const ofAccount = (userId: number) => and(eq(dependents.userId, userId), isNull(dependents.removedAt));

/** The account's family, in the order in which they were added. */
export function familyOf(db: Queryable, userId: number): Promise<DependentRow[]> {
  return db.select().from(dependents).where(ofAccount(userId)).orderBy(asc(dependents.id));
}

export const countFamily = (tx: Tx, userId: number) => tx.$count(dependents, ofAccount(userId));

/** Keeps other additions to the same family waiting, so that the limit holds. */
export async function lockFamily(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** One of the account's family, kept from changing until the transaction ends. */
export async function lockDependent(tx: Tx, userId: number, id: number): Promise<DependentRow | undefined> {
  const [row] = await tx
    .select()
    .from(dependents)
    .where(and(eq(dependents.id, id), ofAccount(userId)))
    .for('no key update');
  return row;
}

/** One of the account's family, kept from changing until the transaction ends, while others may read them. */
export async function shareDependent(tx: Tx, userId: number, id: number): Promise<DependentRow | undefined> {
  const [row] = await tx
    .select()
    .from(dependents)
    .where(and(eq(dependents.id, id), ofAccount(userId)))
    .for('share');
  return row;
}

/** {@link shareDependent} of the whole family. */
export function shareFamily(tx: Tx, userId: number): Promise<DependentRow[]> {
  return tx.select().from(dependents).where(ofAccount(userId)).orderBy(asc(dependents.id)).for('share');
}

export async function insertDependent(tx: Tx, values: typeof dependents.$inferInsert): Promise<DependentRow> {
  const [row] = await tx.insert(dependents).values(values).returning();
  if (!row) throw new Error('the dependent was not stored');
  return row;
}

export async function updateDependent(
  tx: Tx,
  id: number,
  values: Partial<typeof dependents.$inferInsert>,
): Promise<DependentRow> {
  const [row] = await tx.update(dependents).set(values).where(eq(dependents.id, id)).returning();
  if (!row) throw new Error('the dependent is gone');
  return row;
}

/** Whether a visit that is not over, or a place on the waiting list, is theirs. */
export async function isExpected(tx: Tx, id: number, now: Date): Promise<boolean> {
  const visits = await tx.$count(
    appointments,
    and(
      eq(appointments.dependentId, id),
      or(
        and(inArray(appointments.status, ['pending', 'confirmed']), gt(appointments.endsAt, now)),
        eq(appointments.status, 'checked_in'),
      ),
    ),
  );
  if (visits > 0) return true;
  const places = await tx.$count(
    waitlist,
    and(eq(waitlist.dependentId, id), inArray(waitlist.status, ['waiting', 'offered'])),
  );
  return places > 0;
}
