import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { passkeyChallenges, passkeys, recoveryCodes, sessions, totpSecrets, users } from '../../db/schema.ts';
import type { UserRow } from './repo.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type TotpRow = typeof totpSecrets.$inferSelect;
export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** Challenges of one account and purpose that can be open at once: of several tabs. */
const mostChallenges = 5;

/** The active account of a public id, for a sign-in whose password was right. */
export async function findByPublicId(db: Db, publicId: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.publicId, publicId), eq(users.status, 'active')));
  return user;
}

export const passkeysOf = (db: Queryable, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

export async function insertPasskey(tx: Tx, values: typeof passkeys.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(passkeys).values(values).onConflictDoNothing().returning({ id: passkeys.id });
  return inserted.length === 1;
}

export async function renamePasskey(db: Queryable, userId: number, id: number, nameEnc: Buffer): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ nameEnc })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return renamed.length === 1;
}

export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return deleted.length === 1;
}

/** Notes a use of a passkey; false when another use has counted as far already. */
export async function notePasskeyUse(db: Queryable, id: number, counter: number, now: Date): Promise<boolean> {
  const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const noted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id });
  return noted.length === 1;
}

/** The secret of the account's app, once a code has confirmed it. */
export async function totpOf(db: Queryable, userId: number): Promise<TotpRow | undefined> {
  const [row] = await db
    .select()
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)));
  return row;
}

/** Keeps a secret that no code has confirmed yet, in the place of the one before; false when there is a confirmed one. */
export async function offerTotp(db: Queryable, userId: number, secretEnc: Buffer, now: Date): Promise<boolean> {
  const offered = await db
    .insert(totpSecrets)
    .values({ userId, secretEnc, createdAt: now })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secretEnc, createdAt: now, lastStep: null },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });
  return offered.length === 1;
}

/** A secret that waits for its first code, made since an instant. */
export async function offeredTotp(db: Queryable, userId: number, since: Date): Promise<TotpRow | undefined> {
  const [row] = await db
    .select()
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt), gt(totpSecrets.createdAt, since)));
  return row;
}

/** Makes an offered secret the account's; false when it is no longer the one that the code was made with. */
export async function confirmTotp(tx: Tx, { userId, secretEnc }: TotpRow, step: number, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(totpSecrets)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.secretEnc, secretEnc), isNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  return confirmed.length === 1;
}

/** Uses the code of a step up; false when that step or a later one was used before, also at this very moment. */
export async function useTotpStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const used = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step))))
    .returning({ userId: totpSecrets.userId });
  return used.length === 1;
}

export async function deleteTotp(tx: Tx, userId: number): Promise<boolean> {
  const deleted = await tx
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  return deleted.length === 1;
}

/** Gives an account these recovery codes and no others. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: number,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length === 0) return;
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
}

export const countRecoveryCodes = (db: Queryable, userId: number): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

/** Uses a recovery code up; false when there is none like it, or it was used before. */
export async function useRecoveryCode(db: Queryable, userId: number, hashes: readonly Buffer[]): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, [...hashes])))
    .returning({ id: recoveryCodes.id });
  return used.length === 1;
}

/** Keeps a challenge; what has run out is dropped, and the oldest beyond a few of the same account and purpose. */
export async function insertChallenge(
  tx: Tx,
  challenge: Required<Omit<typeof passkeyChallenges.$inferInsert, 'id'>>,
): Promise<void> {
  const { userId, purpose, createdAt: now } = challenge;
  await tx.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  await tx.insert(passkeyChallenges).values(challenge);
  const ofPurpose = and(eq(passkeyChallenges.userId, userId), eq(passkeyChallenges.purpose, purpose));
  const newest = tx
    .select({ id: passkeyChallenges.id })
    .from(passkeyChallenges)
    .where(ofPurpose)
    .orderBy(desc(passkeyChallenges.id))
    .limit(mostChallenges);
  await tx.delete(passkeyChallenges).where(and(ofPurpose, notInArray(passkeyChallenges.id, newest)));
}

/** Uses a challenge up; false when there is none that is open. */
export async function useChallenge(
  db: Queryable,
  challenge: { challengeHash: Buffer; userId: number; purpose: ChallengePurpose },
  now: Date,
): Promise<boolean> {
  const used = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challenge.challengeHash),
        eq(passkeyChallenges.userId, challenge.userId),
        eq(passkeyChallenges.purpose, challenge.purpose),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expiresAt });
  return used.some(({ expiresAt }) => expiresAt > now);
}

/** Whether an account has a passkey or an app, as far as this transaction sees. */
export async function hasFactor(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(sql`
    SELECT EXISTS (SELECT FROM ${passkeys} WHERE ${passkeys.userId} = ${userId})
      OR EXISTS (SELECT FROM ${totpSecrets} WHERE ${totpSecrets.userId} = ${userId}
        AND ${totpSecrets.confirmedAt} IS NOT NULL) AS has`);
  return rows[0]?.has === true;
}

/** Removes every factor and what belongs to them. */
export async function deleteFactors(tx: Tx, userId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  await tx.update(users).set({ secondFactor: false }).where(eq(users.id, userId));
}

/** Its holder has shown whose a session is. */
export async function confirmSession(
  db: Queryable,
  id: number,
  { by, now }: { by: 'password' | 'factor'; now: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ confirmedAt: now, ...(by === 'factor' && { factorShownAt: now }), lastSeenAt: now, lockedAt: null })
    .where(eq(sessions.id, id));
}

export async function lockSession(db: Queryable, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lockedAt: now }).where(eq(sessions.id, id));
}
