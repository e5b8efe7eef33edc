import type { TrackedQuestion } from '@clinic/contracts/qa';
import type { Queryable } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import { presentTracked } from './present.ts';
import * as repo from './repo.ts';

/** The question of a code as its asker sees it; undefined for an unknown code. */
export async function findTracked(
  db: Queryable,
  cipher: FieldCipher,
  code: string,
): Promise<TrackedQuestion | undefined> {
  const row = await repo.questionOf(db, cipher, code);
  return row && presentTracked(row, await repo.additionsTo(db, row.question.id));
}
