import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OtpPurpose } from '@clinic/contracts/account';
import { lockOtpOwner } from '../../db/advisory-locks.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { otpCodes } from '../../db/schema.ts';
import type { CodeOwner } from './code-hash.ts';
import { ownerName } from './code-hash.ts';

export type OtpRow = typeof otpCodes.$inferSelect;

/** Wrong tries of one code (E5). */
export const mostTries = 5;

function ownedBy(owner: CodeOwner): SQL {
  if ('userId' in owner) return eq(otpCodes.userId, owner.userId);
  if ('registrationId' in owner) return eq(otpCodes.registrationId, owner.registrationId);
  return eq(otpCodes.subjectHash, owner.subject);
}

const columnsOf = (owner: CodeOwner) => ('subject' in owner ? { subjectHash: owner.subject } : owner);

const liveOf = (owner: CodeOwner, purpose: OtpPurpose) =>
  and(ownedBy(owner), eq(otpCodes.purpose, purpose), eq(otpCodes.state, 'live'));

/** Ends the open code of an owner for a purpose, if there is one. */
export async function supersede(db: Queryable, owner: CodeOwner, purpose: OtpPurpose): Promise<void> {
  await db.update(otpCodes).set({ state: 'superseded' }).where(liveOf(owner, purpose));
}

/** Two requests of one owner at the same time wait for each other, so that one live code is left. Answers with its id. */
export async function insertCode(
  tx: Tx,
  owner: CodeOwner,
  code: Pick<typeof otpCodes.$inferInsert, 'purpose' | 'channel' | 'target' | 'codeHash' | 'createdAt' | 'expiresAt'>,
): Promise<number> {
  await lockOtpOwner(tx, ownerName(owner));
  await supersede(tx, owner, code.purpose);
  const [row] = await tx
    .insert(otpCodes)
    .values({ ...columnsOf(owner), ...code })
    .returning({ id: otpCodes.id });
  if (!row) throw new Error('the code was not stored');
  return row.id;
}

/** Counts a try of the open code and gives the code back; nothing when there is none, or no try is left. */
export async function countTry(db: Db, owner: CodeOwner, purpose: OtpPurpose, now: Date): Promise<OtpRow | undefined> {
  const [row] = await db
    .update(otpCodes)
    .set({ attempts: sql`${otpCodes.attempts} + 1` })
    .where(and(liveOf(owner, purpose), gt(otpCodes.expiresAt, now), lt(otpCodes.attempts, mostTries)))
    .returning();
  return row;
}

/** Moves an open code to its end; false when another request was first. */
export async function close(db: Db, row: OtpRow, state: 'consumed' | 'locked'): Promise<boolean> {
  const closed = await db
    .update(otpCodes)
    .set({ state })
    .where(and(eq(otpCodes.id, row.id), eq(otpCodes.state, 'live')))
    .returning({ id: otpCodes.id });
  return closed.length === 1;
}

export async function deleteCodesUntil(tx: Tx, instant: Date): Promise<void> {
  await tx.delete(otpCodes).where(lte(otpCodes.expiresAt, instant));
}
