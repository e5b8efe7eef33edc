import type { NewsletterIssueDetails } from '@clinic/contracts/content/newsletter-issues';
import type { AuditedAction } from '../../audit.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { retryLostRace } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { Editor } from '../content-desk/policy.ts';
import { auditingRefusals } from '../moderation/refusals.ts';
import { countSubscribers } from '../newsletter/recipients.ts';
import { presentDetails } from './present.ts';
import * as repo from './repo.ts';

/** A request of an editor about one issue. */
export interface IssueCall {
  readonly editor: Editor;
  readonly issueId: number;
  readonly requestId: string;
}

/** What a change works on: the issue, kept from changing until it is done. */
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
export function changeIssue<Result>(
  services: Pick<Services, 'db' | 'clock' | 'audit'>,
  { editor, issueId, requestId }: IssueCall,
  { version, action }: { version: number; action: string },
  change: (change: IssueChange) => Promise<{ result: Result; details?: AuditedAction['details']; isRoutine?: boolean }>,
): Promise<Result> {
  const { db, clock, audit } = services;
  const named = { actor: editor, action, subject: subjectOf(issueId), requestId };
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      const issue = await repo.lockIssue(tx, issueId);
      if (!issue) throw new ClinicError('NOT_FOUND');
      if (issue.version !== version) throw new ClinicError('EDIT_CONFLICT');
      const { result, details = {}, isRoutine = false } = await change({ tx, editor, issue, now });
      // Automatic savings come every few seconds; the log has one row for all of a while.
      if (isRoutine) await audit.recordRead(tx, { ...named, at: now });
      else await audit.record(tx, { ...named, at: now, details });
      return result;
    });
  return auditingRefusals(services, named, () => retryLostRace(transaction));
}
