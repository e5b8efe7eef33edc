import { asc, eq } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { Db, Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import type { RowBoundColumn } from '../../db/reencrypt.ts';
import { referralAnswers, referralOptions } from '../../db/schema.ts';

export type ReferralOptionRow = typeof referralOptions.$inferSelect;

export const optionsInOrder = (db: Db) => db.select().from(referralOptions).orderBy(asc(referralOptions.pos));

export async function optionOf(db: Db, value: string) {
  const [row] = await db.select().from(referralOptions).where(eq(referralOptions.value, value));
  return row;
}

/** The encryption context of a visitor's own text. */
export const customOf = (reference: string) => `referral_answers.custom_enc ${reference}`;

/** What is encrypted again when the key changes. */
export const encryptedAnswers: RowBoundColumn = {
  ...{ table: 'referral_answers', name: 'custom_enc', reads: ['reference'] },
  contextOf: (row) => customOf(String(row['reference'])),
};

export async function insertAnswer(
  tx: Tx,
  cipher: FieldCipher,
  answer: { reference: string; option: string; custom: string | null; lang: Lang; now: Date },
): Promise<void> {
  await tx.insert(referralAnswers).values({
    reference: answer.reference,
    optionValue: answer.option,
    customEnc: answer.custom === null ? null : cipher.encrypt(answer.custom, customOf(answer.reference)),
    lang: answer.lang,
    createdAt: answer.now,
  });
}
