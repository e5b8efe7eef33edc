import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { notifications } from '../../db/schema.ts';

/** How many notifications of an account nobody has looked at yet. */
export function countUnread(db: Queryable, userId: number): Promise<number> {
  return db.$count(notifications, and(eq(notifications.userId, userId), isNull(notifications.readAt)));
}
