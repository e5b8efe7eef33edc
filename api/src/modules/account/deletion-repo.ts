import { eq, like, or } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isText } from '../../db/encrypted-columns.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import {
  dependents,
  idempotencyKeys,
  notifications,
  otpCodes,
  outbox,
  pushDevices,
  registrations,
} from '../../db/schema.ts';
import { sentTo } from '../../messaging/outbox.ts';
import { provedContacts } from './proved-contacts.ts';
import type { UserRow } from './repo.ts';

/** What was queued for the account or to its addresses, whether or not it was sent. */
async function removeMessages(tx: Tx, cipher: FieldCipher, user: UserRow): Promise<void> {
  await tx.delete(outbox).where(sentTo(cipher, { userId: user.id, recipients: provedContacts(user) }));
}

/** Registrations with the same address or number that nobody completed. */
async function removeRegistrations(tx: Tx, user: UserRow): Promise<void> {
  for (const contact of provedContacts(user))
    await tx
      .delete(registrations)
      .where(or(isText(registrations.email, contact), isText(registrations.phone, contact)));
}

/** Removes what the clinic has no reason to keep of an account: stored responses, codes and messages. */
export async function removeTracesOf(tx: Tx, cipher: FieldCipher, user: UserRow): Promise<void> {
  await tx.delete(idempotencyKeys).where(like(idempotencyKeys.scope, `user:${user.id} %`));
  await tx.delete(notifications).where(eq(notifications.userId, user.id));
  await tx.delete(otpCodes).where(eq(otpCodes.userId, user.id));
  await tx.delete(pushDevices).where(eq(pushDevices.userId, user.id));
  await removeRegistrations(tx, user);
  await removeMessages(tx, cipher, user);
}

/** Changes every dependent of an account, the removed ones too. */
export async function updateFamily(
  tx: Tx,
  userId: number,
  values: Partial<typeof dependents.$inferInsert>,
): Promise<void> {
  await tx.update(dependents).set(values).where(eq(dependents.userId, userId));
}
