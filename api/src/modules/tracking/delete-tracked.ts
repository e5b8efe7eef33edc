import type { Services } from '../../services.ts';
import { retryLostRace } from '../../db/database.ts';
import * as repo from './repo.ts';

/** Deletes the question of a code for its asker and returns its id; undefined for an unknown code. */
export function deleteTracked(
  { db, cipher, clock, audit }: Services,
  code: string,
  requestId: string,
): Promise<number | undefined> {
  const transaction = () =>
    db.transaction(async (tx) => {
      await repo.lockAnswer(tx, cipher, code);
      const question = await repo.lockQuestion(tx, cipher, code);
      if (!question) return undefined;
      await repo.deleteQuestion(tx, question.id);
      const subject = `question:${question.id}`;
      await audit.record(tx, { at: clock(), actor: null, action: 'question.deleted-by-asker', subject, requestId });
      return question.id;
    });
  return retryLostRace(transaction);
}
