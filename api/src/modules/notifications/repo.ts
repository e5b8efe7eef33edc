import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { ReadNotifications } from '@clinic/contracts/account';
import { columnsOf } from '../../db/columns-of.ts';
import type { Db } from '../../db/database.ts';
import { notifications } from '../../db/schema.ts';

const ofAccount = (userId: number) => eq(notifications.userId, userId);

const listed = (db: Db, userId: number) =>
  db
    .select(columnsOf(notifications, 'id', 'kind', 'params', 'createdAt', 'readAt'))
    .from(notifications)
    .where(ofAccount(userId));

export type NotificationRow = Awaited<ReturnType<typeof listed>>[number];

/** One page of an account's notifications, the latest first, and how many there are. */
export async function listNotifications(
  db: Db,
  userId: number,
  range: { limit: number; offset: number },
): Promise<{ rows: NotificationRow[]; total: number }> {
  const rows = await listed(db, userId).orderBy(desc(notifications.id)).limit(range.limit).offset(range.offset);
  return { rows, total: await db.$count(notifications, ofAccount(userId)) };
}

/** Marks some of an account's notifications as read, or all; ids of other accounts change nothing. */
export async function markRead(db: Db, userId: number, which: ReadNotifications, now: Date): Promise<void> {
  const chosen = 'ids' in which ? inArray(notifications.id, which.ids) : undefined;
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(ofAccount(userId), isNull(notifications.readAt), chosen));
}
