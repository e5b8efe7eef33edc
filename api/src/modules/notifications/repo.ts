import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Notification, ReadNotifications } from '@clinic/contracts/account';
import { columnsOf } from '../../db/columns-of.ts';
import type { Db } from '../../db/database.ts';
import { notifications } from '../../db/schema.ts';

const ofAccount = (userId: number) => eq(notifications.userId, userId);

/** What an account was told, the latest first. */
export async function listNotifications(
  db: Db,
  userId: number,
  stretch: { limit: number; offset: number },
): Promise<{ rows: Notification[]; total: number }> {
  const rows = await db
    .select(columnsOf(notifications, 'id', 'kind', 'params', 'createdAt', 'readAt'))
    .from(notifications)
    .where(ofAccount(userId))
    .orderBy(desc(notifications.id))
    .limit(stretch.limit)
    .offset(stretch.offset);
  return {
    rows: rows.map(({ id, kind, params, createdAt, readAt }) => ({
      id,
      kind,
      params,
      created_at: createdAt.toISOString(),
      read: readAt !== null,
    })),
    total: await db.$count(notifications, ofAccount(userId)),
  };
}

/** Marks some of an account's notifications as read, or all; the ids of others do nothing. */
export async function markRead(db: Db, userId: number, which: ReadNotifications, now: Date): Promise<void> {
  const chosen = 'ids' in which ? inArray(notifications.id, which.ids) : undefined;
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(ofAccount(userId), isNull(notifications.readAt), chosen));
}
