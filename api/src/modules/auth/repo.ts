import { and, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { forgetDevicesWithoutSession } from '../../db/devices-without-session.ts';
import { isText } from '../../db/encrypted-columns.ts';
import { pushDevices, sessions, users } from '../../db/schema.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

const activeAccount = (by: { email: string } | { phone: string }) =>
  and('email' in by ? isText(users.email, by.email) : isText(users.phone, by.phone), eq(users.status, 'active'));

/** The active account of an e-mail address or of a phone in international form. */
export async function findUser(db: Queryable, by: { email: string } | { phone: string }): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(activeAccount(by));
  return user;
}

/** The same, to be changed: nobody else changes it until this transaction ends. */
export async function findUserForUpdate(
  tx: Tx,
  by: { email: string } | { phone: string },
): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(activeAccount(by)).for('update');
  return user;
}

export async function updateUser(tx: Tx, id: number, values: Partial<typeof users.$inferInsert>): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, id));
}

/** The session of a token that is current or was replaced just now, with its active owner. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(or(eq(sessions.tokenHash, tokenHash), eq(sessions.previousTokenHash, tokenHash)), eq(users.status, 'active')),
    );
  return row;
}

/** Sessions of active accounts, by their ids. */
export function findSessionsById(db: Db, ids: readonly number[]): Promise<{ session: SessionRow; user: UserRow }[]> {
  return db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), eq(users.status, 'active')));
}

export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert): Promise<number> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (!row) throw new Error('The session was not stored');
  return row.id;
}

/** Puts a new token in the place of `session.tokenHash`; false when another request was first. */
export async function replaceToken(
  db: Db,
  session: SessionRow,
  next: { tokenHash: Buffer; previousTokenHash: Buffer; now: Date; isUse: boolean },
): Promise<boolean> {
  const changed = await db
    .update(sessions)
    .set({
      tokenHash: next.tokenHash,
      previousTokenHash: next.previousTokenHash,
      tokenIssuedAt: next.now,
      tokenUsedAt: null,
      // A new token shows nobody: a session that is left alone locks, and stays locked.
      ...(next.isUse && { lastSeenAt: next.now }),
    })
    .where(and(eq(sessions.id, session.id), eq(sessions.tokenHash, session.tokenHash)))
    .returning({ id: sessions.id });
  return changed.length === 1;
}

export async function markTokenUsed(db: Db, session: SessionRow, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ tokenUsedAt: now })
    .where(and(eq(sessions.id, session.id), eq(sessions.tokenHash, session.tokenHash)));
}

/** Notes that a session is in use. A lock that came meanwhile stays. */
export async function markSeen(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.lockedAt)));
}

/** Returns whose session it was; null when there was none. */
export async function deleteSession(db: Queryable, by: { id: number } | { sidHash: Buffer }): Promise<number | null> {
  const [ended] = await db
    .delete(sessions)
    .where('id' in by ? eq(sessions.id, by.id) : eq(sessions.sidHash, by.sidHash))
    .returning({ userId: sessions.userId });
  return ended?.userId ?? null;
}

/** Expired sessions that are deleted at once. */
const mostExpired = 500;

/**
 * Deletes sessions that have run out, of one account or of all. Nobody signed out: their browsers still show notifications.
 * Returns whether there may be more.
 */
export async function deleteExpiredSessions(db: Queryable, userId: number | null, now: Date): Promise<boolean> {
  const ofUser = userId === null ? undefined : eq(sessions.userId, userId);
  // Locked first: who does the same at this moment leaves them alone.
  const expired = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(ofUser, lte(sessions.expiresAt, now)))
    .limit(mostExpired)
    .for('update', { skipLocked: true });
  const ids = expired.map(({ id }) => id);
  await db.update(pushDevices).set({ sessionId: null }).where(inArray(pushDevices.sessionId, ids));
  await db.delete(sessions).where(inArray(sessions.id, ids));
  return ids.length === mostExpired;
}

/** Lets the browsers that show notifications as long as one session lasts do so for another one. */
export async function moveDevices(tx: Tx, fromSession: number, toSession: number): Promise<void> {
  await tx.update(pushDevices).set({ sessionId: toSession }).where(eq(pushDevices.sessionId, fromSession));
}

/**
 * Ends every session of an account, or all but one, also those that a sign-in is about to open, and the notifications of
 * browsers whose session ran out before.
 */
export async function deleteSessionsOf(tx: Tx, userId: number, keptId: number | null): Promise<void> {
  await tx
    .update(users)
    .set({ sessionGeneration: sql`${users.sessionGeneration} + 1` })
    .where(eq(users.id, userId));
  const kept = keptId === null ? undefined : ne(sessions.id, keptId);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), kept));
  await forgetDevicesWithoutSession(tx, userId);
}

/** An account that nobody else changes until this transaction ends; undefined when it is not active, or the session has ended. */
export async function lockUserOfSession(tx: Tx, userId: number, sessionId: number): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'active')))
    .for('update');
  // Only now: whoever ended the session may have had the account until this moment.
  const held = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .for('key share');
  return held.length === 1 ? user : undefined;
}

/** Whether an account is as it was read: active, and nobody ended its sessions since. Nobody does until this transaction ends. */
export async function holdUnchanged(tx: Tx, { id, sessionGeneration }: UserRow): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.sessionGeneration, sessionGeneration), eq(users.status, 'active')))
    .for('share');
  return rows.length === 1;
}
