import { isDeepStrictEqual } from 'node:util';
import type { WriteAnswer } from '@clinic/contracts/qa';
import { ClinicError } from '../../http/errors.ts';
import type { AuditDetails, QuestionAction } from './question-action.ts';
import { assertAnswerable, unclaimed } from './claim.ts';
import { isPublishedByAnswer, isTakenFrom, mayAnswer } from './policy.ts';
import type { AnswerRow } from './repo.ts';
import { countRevisions, insertAnswer, insertRevision, lastEditorOf, updateAnswer, updateQuestion } from './repo.ts';

/** An answer as it is stored: a part that is left empty is not there. */
const partsOf = ({ answer_content, at_home, come_in, emergency }: WriteAnswer) => ({
  content: answer_content,
  atHome: at_home || null,
  comeIn: come_in || null,
  emergency: emergency || null,
});

/** Whether an answer reads as somebody has written it. */
function isSame(answer: AnswerRow, written: WriteAnswer): boolean {
  const { content, atHome, comeIn, emergency } = answer;
  return isDeepStrictEqual({ content, atHome, comeIn, emergency }, partsOf(written));
}

/**
 * A doctor's answer (E5). It also publishes a question that nothing keeps back. Who has not claimed it does so by answering.
 * Who sends their own answer again, because they were not told that it is stored, changes nothing.
 */
export const writeAnswer =
  (written: WriteAnswer) =>
  async ({ tx, staff, question, answer, now }: QuestionAction): Promise<AuditDetails | null> => {
    if (!mayAnswer(staff, question)) throw new ClinicError('FORBIDDEN');
    const isOwn = question.status === 'answered' && answer?.doctorId === staff.doctorId;
    if (isOwn && isSame(answer, written)) return null;
    assertAnswerable(question);
    if (isTakenFrom(staff, question, now)) throw new ClinicError('ALREADY_CLAIMED');
    const isPublished = isPublishedByAnswer(question);
    const answerId = await insertAnswer(tx, {
      ...partsOf(written),
      questionId: question.id,
      doctorId: staff.doctorId,
      reviewedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await updateQuestion(tx, question.id, {
      ...unclaimed,
      ...(isPublished ? { visibility: 'public', publishedAt: now } : {}),
      status: 'answered',
      updatedAt: now,
    });
    return { answer: answerId, published: isPublished };
  };

/**
 * Another wording of an answer; the one before is kept (E10). Whoever did not see the newest one gets ALREADY_ANSWERED, unless
 * it is their own, sent again.
 */
export const editAnswer =
  ({ revision, ...written }: WriteAnswer & { revision: number }) =>
  async ({ tx, staff, question, answer, now }: QuestionAction): Promise<AuditDetails | null> => {
    if (!mayAnswer(staff, question)) throw new ClinicError('FORBIDDEN');
    if (answer === null || question.status !== 'answered') throw new ClinicError('INVALID_TRANSITION');
    const newest = await countRevisions(tx, answer.id);
    if (newest !== revision) {
      const isNext = newest === revision + 1 && isSame(answer, written);
      if (isNext && (await lastEditorOf(tx, answer.id)) === staff.userId) return null;
      throw new ClinicError('ALREADY_ANSWERED');
    }
    const { content, atHome, comeIn, emergency } = answer;
    await insertRevision(tx, {
      ...{ content, atHome, comeIn, emergency },
      answerId: answer.id,
      editedBy: staff.userId,
      editedAt: now,
    });
    await updateAnswer(tx, answer.id, { ...partsOf(written), reviewedAt: now, editedAt: now, updatedAt: now });
    return { answer: answer.id, revision: revision + 1 };
  };
