import { and, desc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { ConsentKind } from '@clinic/contracts/account';
import type { Queryable, Tx } from '../../db/database.ts';
import { isText } from '../../db/encrypted-columns.ts';
import { isOpenSession } from '../../db/open-sessions.ts';
import { consents, sessions, users } from '../../db/schema.ts';
import type { Settings } from '../../settings/settings.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** How an account is reached. */
export type ContactWay = 'email' | 'phone';

/** Another account that has an address or number already. */
export async function otherOwner(
  tx: Tx,
  what: ContactWay,
  target: string,
  userId: number,
): Promise<UserRow | undefined> {
  const column = what === 'email' ? users.email : users.phone;
  const [owner] = await tx
    .select()
    .from(users)
    .where(and(isText(column, target), ne(users.id, userId)));
  return owner;
}

export async function updateUser(
  db: Queryable,
  id: number,
  values: Partial<typeof users.$inferInsert>,
): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set(values).where(eq(users.id, id)).returning();
  return row;
}

/** Sessions of an account that have not ended, the last one used first. */
export function activeSessions(
  db: Queryable,
  userId: number,
  settings: Pick<Settings, 'staffSessions'>,
  now: Date,
): Promise<SessionRow[]> {
  return db
    .select(getTableColumns(sessions))
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), isOpenSession(settings, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Ends one session of an account; false when the account has no such session. */
export async function endSession(db: Queryable, userId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Every step of an account's consents, the latest first. */
export function consentLog(db: Queryable, userId: number) {
  return db.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.id));
}

export async function latestConsent(tx: Tx, userId: number, kind: ConsentKind) {
  const [latest] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
    .orderBy(desc(consents.id))
    .limit(1);
  return latest;
}

export async function insertConsent(tx: Tx, values: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(values);
}
