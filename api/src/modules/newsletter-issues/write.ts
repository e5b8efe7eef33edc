import { isDeepStrictEqual } from 'node:util';
import type { NewsletterIssueDetails, SaveIssue } from '@clinic/contracts/content/newsletter-issues';
import { sanitiseTexts } from '../../content/sanitise-texts.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { auditingRefusals } from '../moderation/refusals.ts';
import type { IssueCall } from './change.ts';
import { changeIssue, readIssue, subjectOf } from './change.ts';
import { isWritable, writesIssues } from './policy.ts';
import * as repo from './repo.ts';

const nothing = { subject: '', preheader: '', html: '' };

/** Begins an issue, empty. */
export function beginIssue(
  services: Pick<Services, 'db' | 'clock' | 'audit'>,
  { editor, requestId }: Omit<IssueCall, 'issueId'>,
): Promise<NewsletterIssueDetails> {
  const { db, clock, audit } = services;
  const named = { actor: editor, action: 'newsletter.begun', subject: 'newsletter', requestId };
  return auditingRefusals(services, named, () =>
    db.transaction(async (tx) => {
      if (!writesIssues(editor.role)) throw new ClinicError('FORBIDDEN');
      const now = clock();
      const id = await repo.insertIssue(tx, {
        ...{ content: { ar: nothing, en: nothing }, updatedAt: now, updatedBy: editor.userId },
      });
      const begun = await readIssue(tx, editor, id);
      await audit.record(tx, { ...named, subject: subjectOf(id), at: now });
      return begun;
    }),
  );
}

/** Stores what an editor wrote. Whoever changed something wrote part of it. */
export async function saveIssue(
  services: Services,
  call: IssueCall,
  { version, content: written, keep }: SaveIssue,
): Promise<{ issue: NewsletterIssueDetails; removed: string[] }> {
  const { content, removed } = await sanitiseTexts(written);
  const action = keep ? 'newsletter.saved' : 'newsletter.edited';
  const issue = await changeIssue(services, call, { version, action }, async ({ tx, editor, issue: before, now }) => {
    if (!writesIssues(editor.role)) throw new ClinicError('FORBIDDEN');
    if (!isWritable(editor, before)) throw new ClinicError('INVALID_TRANSITION');
    if (!isDeepStrictEqual(content, before.content))
      await repo.updateIssue(tx, before.id, {
        ...{ content, updatedAt: now, updatedBy: editor.userId },
        writers: [...new Set([...before.writers, editor.userId])],
      });
    return { result: await readIssue(tx, editor, before.id), isRoutine: !keep };
  });
  return { issue, removed };
}
