import * as z from 'zod';
import type { FieldCipher } from '../db/field-cipher.ts';
import type { RowBoundColumn } from '../db/reencrypt.ts';
import { channelNames, templateKinds } from './mail.ts';

const contentContext = 'outbox.content';
const recipientContext = 'outbox.recipient';

const Content = z.object({
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  html: z.string().optional(),
  preheader: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
  invitation: z.object({ method: z.enum(['REQUEST', 'CANCEL']), file: z.string() }).optional(),
  template: z
    .object({ kind: z.enum(templateKinds), values: z.array(z.string()).readonly(), link: z.string().optional() })
    .optional(),
  path: z.string().optional(),
});
const StoredContent = Content.extend({
  alwaysTried: z.boolean().optional(),
  alternatives: z
    .array(Content.extend({ channel: z.enum(channelNames) }))
    .readonly()
    .optional(),
});

/** What is encrypted of a message while it waits. */
export type StoredContent = z.infer<typeof StoredContent>;

/** The columns that hold a message: all of it encrypted, and its recipient as a keyed hash. */
export function encryptContent(cipher: FieldCipher, content: StoredContent) {
  const [recipientIndex] = recipientIndexes(cipher, content.recipient);
  return { contentEnc: cipher.encrypt(JSON.stringify(StoredContent.parse(content)), contentContext), recipientIndex };
}

/** Decrypts a message. Throws where no key opens it. */
export function decryptContent(cipher: FieldCipher, contentEnc: Buffer): StoredContent {
  return StoredContent.parse(JSON.parse(cipher.decrypt(contentEnc, contentContext)));
}

/** The keyed hashes under which messages to an address or number are found; e-mail addresses whatever their case. */
export function recipientIndexes(cipher: FieldCipher, recipient: string): readonly [Buffer, ...Buffer[]] {
  return cipher.blindIndexes(recipient.toLowerCase(), recipientContext);
}

/** What is encrypted again when the key changes. */
export const encryptedMessages: RowBoundColumn = {
  ...{ table: 'outbox', name: 'content_enc', reads: [], contextOf: () => contentContext },
  index: {
    name: 'recipient_index',
    hash: (cipher, text) => recipientIndexes(cipher, StoredContent.parse(JSON.parse(text)).recipient)[0],
  },
};
