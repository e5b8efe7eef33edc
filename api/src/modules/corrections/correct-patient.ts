import type { Tx } from '../../db/database.ts';
import * as repo from './repo.ts';

/** The name of an account's owner, in their own visits still ahead. */
export function correctName(tx: Tx, userId: number, patientName: string, now: Date): Promise<void> {
  return repo.correctAhead(tx, repo.ofOwner(userId), { patientName }, now);
}

/** The address of an account, in the visits still ahead of its owner and of its family; null when it has none any more. */
export function correctEmail(tx: Tx, userId: number, patientEmail: string | null, now: Date): Promise<void> {
  return repo.correctAhead(tx, repo.ofHousehold(userId), { patientEmail }, now);
}

/** The same of its number: in those of its owner, and of those of its family who are called by it. */
export function correctPhone(tx: Tx, userId: number, patientPhone: string | null, now: Date): Promise<void> {
  return repo.correctAhead(tx, repo.calledByAccount(tx, userId), { patientPhone }, now);
}

/** Name and number of somebody of an account's family, in their visits still ahead. */
export function correctDependent(
  tx: Tx,
  dependentId: number,
  { name, phone }: { name: string; phone: string | null },
  now: Date,
): Promise<void> {
  const values = { patientName: name, patientPhone: phone };
  return repo.correctAhead(tx, repo.ofDependent(dependentId), values, now);
}
