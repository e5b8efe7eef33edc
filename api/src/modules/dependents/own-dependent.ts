import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { dependents } from '../../db/schema.ts';

export type Dependent = typeof dependents.$inferSelect;

/**
 * One of an account's family, for whom something is about to be booked: nobody changes or removes them until the transaction
 * ends, while others may book for them too. Undefined when there is no such person in this family.
 */
export async function ownDependent(tx: Tx, userId: number, id: number): Promise<Dependent | undefined> {
  const [row] = await tx
    .select()
    .from(dependents)
    .where(and(eq(dependents.id, id), eq(dependents.userId, userId), isNull(dependents.removedAt)))
    .for('share');
  return row;
}

/** Everybody of an account's family, kept as they are until the transaction ends. */
export function ownFamily(tx: Tx, userId: number): Promise<Dependent[]> {
  return tx
    .select()
    .from(dependents)
    .where(and(eq(dependents.userId, userId), isNull(dependents.removedAt)))
    .orderBy(asc(dependents.id))
    .for('share');
}
