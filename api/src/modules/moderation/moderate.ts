import type { z } from '@clinic/contracts';
import type { ChangeVisibility, HandleReports, PublishAddition, Visibility } from '@clinic/contracts/qa';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { AuditDetails, QuestionAction } from './question-action.ts';
import type { QuestionRow } from './repo.ts';
import { unclaimed } from './claim.ts';
import { takeBackLinks } from './question-messages.ts';
import { flagsOfChecks, isTakenFrom, mayBeShown, mayModerate } from './policy.ts';
import { assertQuestionUnmarked, assertUnmarked } from './redact.ts';
import {
  additionsOf,
  countAdditions,
  countOpenReports,
  handleReports,
  publishAddition,
  qaSpecialtyExists,
  updateQuestion,
} from './repo.ts';

/** Names of the decisions about who sees a question, as the audit log has them. */
export const visibilityActions: Record<Visibility, string> = {
  public: 'question.published',
  hidden: 'question.hidden',
  spam: 'question.marked-spam',
  review: 'question.returned-to-review',
};

type KeepReason = NonNullable<z.infer<typeof PublishAddition>['keep']>;

const withoutChecks = ({ flags }: QuestionRow) => flags.filter((flag) => !flagsOfChecks.includes(flag));

/**
 * Publishes a question, takes it from the site, or sends it back into review (E5). What cannot be seen nobody answers. Nobody
 * decides about what the asker added after they had read the question.
 */
export const changeVisibility =
  ({ visibility, reason, keep, additions }: z.infer<typeof ChangeVisibility>) =>
  async (work: QuestionAction): Promise<AuditDetails> => {
    const { tx, staff, question, now } = work;
    if (!mayModerate(staff)) throw new ClinicError('FORBIDDEN');
    const seen = additions === undefined || additions === (await countAdditions(tx, question.id));
    if (!seen || !mayBeShown(question, visibility)) throw new ClinicError('INVALID_TRANSITION');
    if (visibility === 'public') await assertQuestionUnmarked(work, keep);
    const isGone = visibility === 'hidden' || visibility === 'spam';
    await updateQuestion(tx, question.id, {
      ...(isGone ? unclaimed : {}),
      ...(visibility === 'public' ? { flags: withoutChecks(question), publishedAt: question.publishedAt ?? now } : {}),
      visibility,
      updatedAt: now,
    });
    if (visibility !== 'public') await takeBackLinks(work, question.id);
    return { from: question.visibility, reason: reason ?? null, ...(keep !== undefined && { keep }) };
  };

/** Moves a question to the QA speciality that it belongs to; whoever was at work on it leaves it. */
export const move =
  (qaSpecialtyId: number) =>
  async ({ tx, staff, question, now }: QuestionAction): Promise<AuditDetails> => {
    if (isTakenFrom(staff, question, now) && !mayModerate(staff)) throw new ClinicError('ALREADY_CLAIMED');
    if (question.qaSpecialtyId === qaSpecialtyId) throw new ClinicError('INVALID_TRANSITION');
    if (!(await qaSpecialtyExists(tx, qaSpecialtyId)))
      throw invalidField('qa_specialty_id', 'errors.specialtyRequired');
    await updateQuestion(tx, question.id, { ...unclaimed, qaSpecialtyId, updatedAt: now });
    return { from: question.qaSpecialtyId, to: qaSpecialtyId };
  };

/** Every report that is open has been looked at: refused when one came after the moderator had read them. */
export const settleReports =
  ({ newest }: z.infer<typeof HandleReports>) =>
  async ({ tx, staff, question, now }: QuestionAction): Promise<AuditDetails> => {
    if (!mayModerate(staff)) throw new ClinicError('FORBIDDEN');
    const reports = await handleReports(tx, question.id, { by: staff.userId, now, newest });
    const isFlagged = question.flags.includes('reported');
    if (reports === 0 && !isFlagged) throw new ClinicError('INVALID_TRANSITION');
    if ((await countOpenReports(tx, question.id)) > 0) throw new ClinicError('INVALID_TRANSITION');
    await updateQuestion(tx, question.id, {
      flags: question.flags.filter((flag) => flag !== 'reported'),
      updatedAt: now,
    });
    return { reports };
  };

/** Publishes what the asker wrote later and a check kept back. */
export const publishLater =
  (additionId: number, keep: KeepReason | undefined) =>
  async ({ tx, staff, question }: QuestionAction): Promise<AuditDetails> => {
    if (!mayModerate(staff)) throw new ClinicError('FORBIDDEN');
    const addition = (await additionsOf(tx, question.id)).find(({ id }) => id === additionId);
    if (addition?.isPublic === false) assertUnmarked([addition.content], keep);
    const published = await publishAddition(tx, { id: additionId, questionId: question.id });
    if (published === 'unknown') throw new ClinicError('NOT_FOUND');
    if (published === 'already') throw new ClinicError('INVALID_TRANSITION');
    return { addition: additionId, ...(keep !== undefined && { keep }) };
  };
