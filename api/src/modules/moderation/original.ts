import { OriginalQuestion } from '@clinic/contracts/qa';
import type { FieldCipher } from '../../db/field-cipher.ts';
import type { RowBoundColumn } from '../../db/reencrypt.ts';

const contextOf = (questionId: number) => `questions.original_enc ${questionId}`;

/** What is encrypted again when the key changes. */
export const encryptedOriginals: RowBoundColumn = {
  ...{ table: 'questions', name: 'original_enc', reads: ['id'] },
  contextOf: (row) => contextOf(Number(row['id'])),
};

/** Encrypts what an asker wrote, for the row of this question and no other. */
export function encryptOriginal(cipher: FieldCipher, questionId: number, original: OriginalQuestion): Buffer {
  return cipher.encrypt(JSON.stringify(original), contextOf(questionId));
}

/** What an asker wrote before anything was replaced; null when nothing was. */
export function decryptOriginal(
  cipher: FieldCipher,
  { id, originalEnc }: { id: number; originalEnc: Buffer | null },
): OriginalQuestion | null {
  return originalEnc && OriginalQuestion.parse(JSON.parse(cipher.decrypt(originalEnc, contextOf(id))));
}

/** What was written first: of what was replaced before, the earlier text stands. */
export function keepEarlier(present: OriginalQuestion, earlier: OriginalQuestion | null): OriginalQuestion {
  if (earlier === null) return present;
  const kept = new Set(earlier.additions.map(({ id }) => id));
  return { ...earlier, additions: [...earlier.additions, ...present.additions.filter(({ id }) => !kept.has(id))] };
}
