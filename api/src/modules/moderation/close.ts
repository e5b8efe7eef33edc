import type { z } from '@clinic/contracts';
import type { CloseQuestion } from '@clinic/contracts/qa';
import type { Tx } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { AuditDetails, QuestionAction } from './question-action.ts';
import { unclaimed } from './claim.ts';
import { notifyOfClosing, takeBackClosing } from './question-messages.ts';
import { isTakenFrom, mayBecome, mayModerate } from './policy.ts';
import { isRepeatable, updateQuestion } from './repo.ts';

type Closing = z.infer<typeof CloseQuestion>;

/** The question that is repeated: another one that everybody can read, and that is not itself closed as a repetition. */
async function repeatedBy(tx: Tx, id: number, { reason, duplicate_of }: Closing): Promise<number | null> {
  if (reason !== 'duplicate' || duplicate_of === undefined) return null;
  if (duplicate_of !== id && (await isRepeatable(tx, duplicate_of))) return duplicate_of;
  throw invalidField('duplicate_of', 'errors.duplicateRequired');
}

/** Closes a question with a reason (E5). Moderators also while a doctor is at work on it. */
export const close =
  (closing: Closing) =>
  async (work: QuestionAction): Promise<AuditDetails> => {
    const { tx, staff, question, now } = work;
    if (!mayBecome(question.status, 'closed')) throw new ClinicError('INVALID_TRANSITION');
    if (isTakenFrom(staff, question, now) && !mayModerate(staff)) throw new ClinicError('ALREADY_CLAIMED');
    const duplicateOf = await repeatedBy(tx, question.id, closing);
    await updateQuestion(tx, question.id, {
      ...unclaimed,
      status: 'closed',
      closedReason: closing.reason,
      closedNote: closing.note || null,
      duplicateOf,
      updatedAt: now,
    });
    await notifyOfClosing(work, question.id);
    return { reason: closing.reason, duplicate_of: duplicateOf };
  };

/** Opens a closed question again (E5); one that has its answer is answered at once. */
export async function reopen(work: QuestionAction): Promise<AuditDetails> {
  const { tx, staff, question, answer, now } = work;
  if (!mayModerate(staff)) throw new ClinicError('FORBIDDEN');
  if (!mayBecome(question.status, 'pending')) throw new ClinicError('INVALID_TRANSITION');
  const status = answer === null ? 'pending' : 'answered';
  await updateQuestion(tx, question.id, {
    status,
    closedReason: null,
    closedNote: null,
    duplicateOf: null,
    updatedAt: now,
  });
  await takeBackClosing(work, question.id);
  return { status };
}
