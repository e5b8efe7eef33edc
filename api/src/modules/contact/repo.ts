import type { Lang } from '@clinic/contracts';
import type { ContactMessage } from '@clinic/contracts/content';
import type { Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import type { RowBoundColumn } from '../../db/reencrypt.ts';
import { contactMessages } from '../../db/schema.ts';

/** Encryption context of a message. */
export const detailsOf = (reference: string) => `contact_messages.details_enc ${reference}`;

/** What is encrypted again when the key changes. */
export const encryptedDetails: RowBoundColumn = {
  ...{ table: 'contact_messages', name: 'details_enc', reads: ['reference'] },
  contextOf: (row) => detailsOf(String(row['reference'])),
};

export async function insertMessage(
  tx: Tx,
  cipher: FieldCipher,
  { reference, message, lang, now }: { reference: string; message: ContactMessage; lang: Lang; now: Date },
): Promise<void> {
  const { subject, ...details } = message;
  await tx.insert(contactMessages).values({
    reference,
    subject,
    detailsEnc: cipher.encrypt(JSON.stringify(details), detailsOf(reference)),
    lang,
    createdAt: now,
  });
}
