import { and, eq, gt, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import type { Settings } from '../settings/settings.ts';
import { sessions, users } from './schema.ts';

/** Whether a session of `sessions` with its owner of `users` has not ended: what `endOf` says of one that was read. */
export function isOpenSession(
  { staffSessions: { mostMs } }: Pick<Settings, 'staffSessions'>,
  now: Date,
): SQL | undefined {
  const hasTime = gt(sessions.expiresAt, now);
  if (mostMs === null) return hasTime;
  return and(hasTime, or(eq(users.roleId, roles.patient), gt(sessions.createdAt, new Date(now.getTime() - mostMs))));
}
