import type { Notification } from '@clinic/contracts/account';
import type { NotificationRow } from './repo.ts';

/** A notification as its owner sees it. */
export function presentNotification({ id, kind, params, createdAt, readAt }: NotificationRow): Notification {
  return { id, kind, params, created_at: createdAt.toISOString(), read: readAt !== null };
}
