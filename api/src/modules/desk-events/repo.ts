import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/database.ts';
import { deskPresence, users } from '../../db/schema.ts';

/** Where every process of the API hears what was changed, and who came and went. Triggers say the former. */
export const channel = 'content_desk';

/** Tells every process that somebody came to something, or left it. */
async function signalPresence(db: Queryable, subject: string): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${channel}, ${`present ${subject}`})`);
}

export function enter(db: Db, presence: typeof deskPresence.$inferInsert): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.insert(deskPresence).values(presence);
    await signalPresence(tx, presence.subject);
  });
}

async function removeAndSignal(db: Db, which: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    const left = await tx.delete(deskPresence).where(which).returning({ subject: deskPresence.subject });
    for (const subject of new Set(left.map((row) => row.subject))) await signalPresence(tx, subject);
  });
}

export async function leave(db: Db, streamIds: readonly string[]): Promise<void> {
  if (streamIds.length > 0) await removeAndSignal(db, inArray(deskPresence.streamId, [...streamIds]));
}

/** Says that streams are still open. */
export async function renew(db: Db, streamIds: readonly string[], now: Date): Promise<void> {
  if (streamIds.length === 0) return;
  await db
    .update(deskPresence)
    .set({ seenAt: now })
    .where(inArray(deskPresence.streamId, [...streamIds]));
}

/** Forgets who was not seen since some time: their process ended by force. */
export const forgetLost = (db: Db, since: Date) => removeAndSignal(db, lte(deskPresence.seenAt, since));

/** Who looks at something, each once. */
export function presentAt(db: Queryable, subject: string, since: Date) {
  return db
    .selectDistinct({ id: users.id, name: users.name, role: users.roleId })
    .from(deskPresence)
    .innerJoin(users, eq(users.id, deskPresence.userId))
    .where(and(eq(deskPresence.subject, subject), gt(deskPresence.seenAt, since), eq(users.status, 'active')))
    .orderBy(asc(users.id));
}
