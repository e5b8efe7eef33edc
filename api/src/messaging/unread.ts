import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { notifications } from '../db/schema.ts';

/** Counts the notifications of an account that nobody has read yet. */
export function countUnread(db: Queryable, userId: number): Promise<number> {
  return db.$count(notifications, and(eq(notifications.userId, userId), isNull(notifications.readAt)));
}
