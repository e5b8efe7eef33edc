import * as z from 'zod';
import type { FieldCipher } from '../../db/field-cipher.ts';
import type { RowBoundColumn } from '../../db/reencrypt.ts';

/**
 * How a named asker is notified of an answer, or reached in danger. `phone` is whatever was written where no number could be
 * read.
 */
const AskerContact = z.object({ email: z.string(), phone: z.string().nullable() });
export type AskerContact = z.infer<typeof AskerContact>;

/** Encryption context of an asker's contact. The hash of the code never changes, other than a slug. */
const contactOf = (trackingHash: Buffer) => `questions.contact_enc ${trackingHash.toString('hex')}`;

/** What is encrypted again when the key changes. */
export const encryptedContacts: RowBoundColumn = {
  ...{ table: 'questions', name: 'contact_enc', reads: ["encode(tracking_hash, 'hex') AS tracking_hash"] },
  contextOf: (row) => contactOf(Buffer.from(String(row['tracking_hash']), 'hex')),
};

/** Encrypts how an asker is reached, for the row with this hash of a tracking code and no other. */
export function encryptContact(cipher: FieldCipher, trackingHash: Buffer, contact: AskerContact): Buffer {
  return cipher.encrypt(JSON.stringify(contact), contactOf(trackingHash));
}

/**
 * How the asker of a question is reached; null for an anonymous one. Decrypted to put a message into the outbox, and for the
 * desk when somebody may be in danger, which is audited.
 */
export function decryptContact(
  cipher: FieldCipher,
  { contactEnc, trackingHash }: { contactEnc: Buffer | null; trackingHash: Buffer | null },
): AskerContact | null {
  if (contactEnc === null || trackingHash === null) return null;
  return AskerContact.parse(JSON.parse(cipher.decrypt(contactEnc, contactOf(trackingHash))));
}
