import type { IssueAction, IssueState } from '@clinic/contracts/content/newsletter-issues';
import { issueActions } from '@clinic/contracts/content/newsletter-issues';
import { isLimited } from '../../db/staff-limits.ts';
import type { Editor } from '../content-desk/policy.ts';
import { isOwn, rightsOf } from '../content-desk/policy.ts';

/** What a policy has to know of an issue. */
export interface IssueFacts {
  readonly state: IssueState;
  /** Accounts that wrote some of it. */
  readonly writers: readonly number[];
}

/** Whether a role writes issues. No doctor reads them first, so medical reviewers have no work there. */
export const writesIssues = (role: number): boolean => rightsOf(role).write;

/** Those who publish send. An issue goes to the whole clinic's subscribers, so it takes a role that covers the whole clinic. */
const sends = ({ role, limits }: Editor): boolean => rightsOf(role).publish && !isLimited(limits);

const isWork: Record<IssueAction, (editor: Editor) => boolean> = {
  test: ({ role }) => writesIssues(role),
  send: sends,
  schedule: sends,
  cancel: sends,
  delete: ({ role }) => writesIssues(role),
};

const startsFrom: Record<IssueAction, readonly IssueState[]> = {
  test: ['draft', 'scheduled', 'sending', 'sent'],
  send: ['draft'],
  schedule: ['draft'],
  cancel: ['scheduled'],
  delete: ['draft'],
};

/** Why the caller may not do something with an issue now; null when they may. */
export function refusalOf(
  editor: Editor,
  issue: IssueFacts,
  action: IssueAction,
): 'FORBIDDEN' | 'INVALID_TRANSITION' | null {
  if (!isWork[action](editor)) return 'FORBIDDEN';
  if (!startsFrom[action].includes(issue.state)) return 'INVALID_TRANSITION';
  return (action === 'send' || action === 'schedule') && isOwn(editor, issue) ? 'FORBIDDEN' : null;
}

/** What the caller may do with an issue now. */
export const openActions = (editor: Editor, issue: IssueFacts): IssueAction[] =>
  issueActions.filter((action) => refusalOf(editor, issue, action) === null);

/** What is scheduled or on its way stays as it was when somebody said that it is good. */
export const isWritable = ({ role }: Editor, { state }: IssueFacts): boolean => writesIssues(role) && state === 'draft';
