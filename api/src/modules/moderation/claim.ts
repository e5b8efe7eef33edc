import { ClinicError } from '../../http/errors.ts';
import type { AuditDetails, QuestionAction } from './question-action.ts';
import type { QuestionRow } from './repo.ts';
import { claimantOf, claimedUntil, isAnswerable, isTakenFrom, mayAnswer, mayModerate } from './policy.ts';
import { updateQuestion } from './repo.ts';

/** Nobody's: what a question is after every action that ends the work on it. */
export const unclaimed = { takenBy: null, takenUntil: null } as const;

/** Refuses what cannot be answered (any more), and says which of both it is. */
export function assertAnswerable(question: QuestionRow): void {
  if (question.status === 'answered') throw new ClinicError('ALREADY_ANSWERED');
  if (!isAnswerable(question)) throw new ClinicError('INVALID_TRANSITION');
}

/** Takes a question for ten minutes, or for ten more (E5). */
export async function claim({ tx, staff, question, now }: QuestionAction): Promise<AuditDetails> {
  if (!mayAnswer(staff, question)) throw new ClinicError('FORBIDDEN');
  assertAnswerable(question);
  if (isTakenFrom(staff, question, now)) throw new ClinicError('ALREADY_CLAIMED');
  await updateQuestion(tx, question.id, { takenBy: staff.userId, takenUntil: claimedUntil(now) });
  return {};
}

/** Gives a question back: one's own, or, for moderators, anybody's. */
export async function release({ tx, staff, question, now }: QuestionAction): Promise<AuditDetails> {
  const holder = claimantOf(question, now);
  if (holder === null) throw new ClinicError('NOT_CLAIMED');
  if (isTakenFrom(staff, question, now) && !mayModerate(staff)) throw new ClinicError('ALREADY_CLAIMED');
  await updateQuestion(tx, question.id, unclaimed);
  return { holder };
}
