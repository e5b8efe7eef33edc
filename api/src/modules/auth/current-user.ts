import type { CurrentUser } from '@clinic/contracts';
import type { Queryable } from '../../db/database.ts';
import { countUnread } from '../../messaging/unread.ts';
import { limitNamesOf } from './limit-names.ts';
import { presentCurrentUser } from './present.ts';
import type { UserRow } from './repo.ts';

/** What an account's owner sees of it, with the names of what their role is limited to. */
export async function currentUser(db: Queryable, user: UserRow): Promise<CurrentUser> {
  const unread = await countUnread(db, user.id);
  const limits = (await limitNamesOf(db, [user])).get(user.id);
  return presentCurrentUser(user, unread, limits);
}
