import type { NewsletterIssueDetails } from '@clinic/contracts/content/newsletter-issues';
import type { Queryable, Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { Editor } from '../content-desk/policy.ts';
import type { ChangeResult } from '../content-desk/versioned-change.ts';
import { changeVersioned } from '../content-desk/versioned-change.ts';
import { countSubscribers } from '../newsletter/recipients.ts';
import { presentDetails } from './present.ts';
import * as repo from './repo.ts';

/** A request of an editor about one issue. */
export interface IssueCall {
  readonly editor: Editor;
  readonly issueId: number;
  readonly requestId: string;
}

/** What a change works on: the issue, locked until it is done. */
export interface IssueChange {
  readonly tx: Tx;
  readonly editor: Editor;
  readonly issue: repo.IssueRow;
  readonly now: Date;
}

export const subjectOf = (id: number) => `newsletter:${id}`;

/**
 * An issue as the caller sees it, whole.
 * @throws {ClinicError} NOT_FOUND
 */
export async function readIssue(db: Queryable, editor: Editor, id: number): Promise<NewsletterIssueDetails> {
  const found = await repo.readIssue(db, id);
  if (!found) throw new ClinicError('NOT_FOUND');
  return presentDetails(editor, found, {
    subscribers: await countSubscribers(db),
    deliveries: await repo.deliveriesOf(db, id),
  });
}

/**
 * Changes an issue in one transaction with its row of the audit log. `version` is the one that the caller saw.
 * @throws {ClinicError} NOT_FOUND, EDIT_CONFLICT, and what `change` throws
 */
export const changeIssue = <Result>(
  services: Pick<Services, 'db' | 'clock' | 'audit'>,
  { editor, issueId, requestId }: IssueCall,
  { version, action }: { version: number; action: string },
  change: (change: IssueChange) => Promise<ChangeResult<Result>>,
): Promise<Result> =>
  changeVersioned(
    services,
    { editor, requestId, subject: subjectOf(issueId), action, version },
    (tx) => repo.lockIssue(tx, issueId),
    (tx, issue, now) => change({ tx, editor, issue, now }),
  );
