import type { Tx } from '../../db/database.ts';
import * as repo from './repo.ts';

export type Dependent = repo.DependentRow;

/**
 * One of an account's family, for whom something is about to be booked: nobody changes or removes them until the transaction
 * ends, while others may book for them too. Undefined when there is no such person in this family.
 */
export const ownDependent = (tx: Tx, userId: number, id: number): Promise<Dependent | undefined> =>
  repo.shareDependent(tx, userId, id);

/** Everybody of an account's family, kept as they are until the transaction ends. */
export const ownFamily = (tx: Tx, userId: number): Promise<Dependent[]> => repo.shareFamily(tx, userId);
