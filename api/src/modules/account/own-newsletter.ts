import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { endNewsletter } from '../newsletter/subscribe.ts';
import { provedContacts } from './proved-contacts.ts';
import type { UserRow } from './repo.ts';

/** Ends the newsletter to the address of an account, if it has shown that the address is its own. */
export async function endOwnNewsletter(tx: Tx, cipher: Services['cipher'], user: UserRow, now: Date): Promise<void> {
  if (provedContacts(user).includes(user.email)) await endNewsletter(tx, cipher, user.email, now);
}
