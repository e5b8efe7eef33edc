import type { z } from '@clinic/contracts';
import type { AddToQuestion, TrackedQuestion } from '@clinic/contracts/qa';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { flagsOf, needsReview } from '../asking/checks.ts';
import { findTracked } from './find-tracked.ts';
import { canAdd } from './policy.ts';
import * as repo from './repo.ts';

/**
 * Adds to the question of a code; undefined for an unknown code.
 * @throws {ClinicError} INVALID_TRANSITION when nothing can be added any more
 */
export function addToQuestion(
  { db, cipher, clock }: Services,
  { code, content }: z.infer<typeof AddToQuestion>,
): Promise<TrackedQuestion | undefined> {
  return db.transaction(async (tx) => {
    const question = await repo.lockQuestion(tx, cipher, code);
    if (!question) return undefined;
    const additions = await repo.additionsTo(tx, question.id);
    // The same words again are a second press of the button.
    if (additions.at(-1)?.content === content) return findTracked(tx, cipher, code);
    if (!canAdd(question, additions.length)) throw new ClinicError('INVALID_TRANSITION');
    const flags = flagsOf(content);
    const addition = { questionId: question.id, content, isPublic: !needsReview(flags), createdAt: clock() };
    await repo.insertAddition(tx, addition, [...new Set([...question.flags, ...flags])]);
    return findTracked(tx, cipher, code);
  });
}
