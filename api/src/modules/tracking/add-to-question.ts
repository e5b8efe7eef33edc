import type { z } from '@clinic/contracts';
import type { AddToQuestion, TrackedQuestion } from '@clinic/contracts/qa';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { flagsOf, isUrgent, needsReview } from '../asking/checks.ts';
import { alertClinicians } from '../asking/danger-alert.ts';
import { findTracked } from './find-tracked.ts';
import { canAdd } from './policy.ts';
import * as repo from './repo.ts';

/**
 * Adds to the question of a code; undefined for an unknown code. A clinician is alerted when somebody may be in danger.
 * `origin` is the address of the site.
 * @throws {ClinicError} INVALID_TRANSITION when nothing can be added any more
 */
export function addToQuestion(
  { db, cipher, clock, mail, settings }: Services,
  { code, content }: z.infer<typeof AddToQuestion>,
  origin: string,
): Promise<TrackedQuestion | undefined> {
  return db.transaction(async (tx) => {
    const question = await repo.lockQuestion(tx, cipher, code);
    if (!question) return undefined;
    const additions = await repo.additionsTo(tx, question.id);
    // The same words again are a second press of the button.
    if (additions.at(-1)?.content === content) return findTracked(tx, cipher, code);
    if (!canAdd(question, additions.length)) throw new ClinicError('INVALID_TRANSITION');
    const flags = flagsOf(content);
    const now = clock();
    const addition = { questionId: question.id, content, isPublic: !needsReview(flags), createdAt: now };
    await repo.insertAddition(tx, addition, [...new Set([...question.flags, ...flags])]);
    if (isUrgent(flags)) {
      const { id: questionId, qaSpecialtyId } = question;
      const part = `addition-${additions.length + 1}`;
      await alertClinicians({ tx, mail, now }, settings, { questionId, qaSpecialtyId, part, origin });
    }
    return findTracked(tx, cipher, code);
  });
}
