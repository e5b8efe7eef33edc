import type { QuestionFlag, QuestionStatus, Visibility } from '@clinic/contracts/qa';
import { claimMinutes } from '@clinic/contracts/qa';

/** One of the staff: a doctor in the QA specialities of their own, or somebody who keeps order in some, or in all of them. */
export type Staff =
  | {
      readonly kind: 'doctor';
      readonly userId: number;
      readonly role: number;
      readonly doctorId: number;
      readonly qaSpecialtyIds: ReadonlySet<number>;
    }
  | {
      readonly kind: 'moderator';
      readonly userId: number;
      readonly role: number;
      /** Null for all of them. */
      readonly qaSpecialtyIds: ReadonlySet<number> | null;
    };

/** What decides about a question. */
export interface QuestionState {
  readonly qaSpecialtyId: number;
  readonly status: QuestionStatus;
  readonly visibility: Visibility;
  readonly flags: readonly QuestionFlag[];
  readonly publishedAt: Date | null;
  readonly takenBy: number | null;
  readonly takenUntil: Date | null;
}

/** Everybody sees what is of their own specialities; moderators without limits see everything. */
export const maySee = (staff: Staff, question: Pick<QuestionState, 'qaSpecialtyId'>) =>
  staff.qaSpecialtyIds?.has(question.qaSpecialtyId) ?? true;

/** Nobody but a doctor of the speciality writes medical advice, not even an admin. */
export const mayAnswer = (
  staff: Staff,
  question: Pick<QuestionState, 'qaSpecialtyId'>,
): staff is Extract<Staff, { kind: 'doctor' }> =>
  staff.kind === 'doctor' && staff.qaSpecialtyIds.has(question.qaSpecialtyId);

/** Who may see a question may reach its asker while somebody may be in danger: the flag goes when it is published. */
export const mayReach = (staff: Staff, question: Pick<QuestionState, 'qaSpecialtyId' | 'flags'>) =>
  maySee(staff, question) && question.flags.includes('red-flag');

/** Publishing, hiding, reports, reopening. */
export const mayModerate = (staff: Staff) => staff.kind === 'moderator';

const nextStatuses: Record<QuestionStatus, readonly QuestionStatus[]> = {
  pending: ['answered', 'closed'],
  answered: ['closed'],
  closed: ['pending'],
};

/** Whether a question may go from one status to another (E5). */
export const mayBecome = (from: QuestionStatus, to: QuestionStatus) => nextStatuses[from].includes(to);

/** Whether it can be answered now: what was taken from the site is not. */
export const isAnswerable = ({ status, visibility }: Pick<QuestionState, 'status' | 'visibility'>) =>
  mayBecome(status, 'answered') && (visibility === 'public' || visibility === 'review');

/** Flags that only people take off, by publishing. */
export const flagsOfChecks: readonly QuestionFlag[] = ['red-flag', 'personal-data', 'link'];

/**
 * Whether a moderator may decide so (E5: apart from the status). Deciding what is so already changes nothing and is refused,
 * except to publish what was flagged since.
 */
export const mayBeShown = (from: Pick<QuestionState, 'visibility' | 'flags'>, to: Visibility) =>
  from.visibility !== to || (to === 'public' && from.flags.some((flag) => flagsOfChecks.includes(flag)));

/**
 * Whether an answer also publishes its question: one in review that was never public and that neither a check nor a reader
 * has flagged. What a check held back, a moderator publishes.
 */
export const isPublishedByAnswer = ({ visibility, flags, publishedAt }: QuestionState) =>
  visibility === 'review' && publishedAt === null && flags.length === 0;

/** Who is at work on a question; null when nobody is, or the time is over (E5). */
export const claimantOf = ({ takenBy, takenUntil }: Pick<QuestionState, 'takenBy' | 'takenUntil'>, now: Date) =>
  takenUntil !== null && takenUntil > now ? takenBy : null;

/** Whether somebody else is at work on it. */
export function isTakenFrom(staff: Staff, question: QuestionState, now: Date): boolean {
  const claimant = claimantOf(question, now);
  return claimant !== null && claimant !== staff.userId;
}

/** Until when a claim of this moment lasts. */
export const claimedUntil = (now: Date) => new Date(now.getTime() + claimMinutes * 60_000);
