import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { endNewsletter, moveNewsletter } from '../newsletter/subscribe.ts';
import { provedContacts } from './proved-contacts.ts';
import type { UserRow } from './repo.ts';

/** Ends the newsletter to the address of an account, if it has shown that the address is its own. */
export async function endOwnNewsletter(tx: Tx, cipher: Services['cipher'], user: UserRow, now: Date): Promise<void> {
  if (provedContacts(user).includes(user.email)) await endNewsletter(tx, cipher, user.email, now);
}

/**
 * Lets the newsletter of an account follow it to another address, if it has shown that the former one was its own: nobody would
 * end it there any more.
 */
export async function moveOwnNewsletter(
  tx: Tx,
  cipher: Services['cipher'],
  { before, to }: { before: UserRow; to: string },
  now: Date,
): Promise<void> {
  if (provedContacts(before).includes(before.email)) await moveNewsletter(tx, cipher, { from: before.email, to }, now);
}
