import type { NewsletterIssue, NewsletterIssueDetails, Subscribers } from '@clinic/contracts/content/newsletter-issues';
import type { Editor } from '../content-desk/policy.ts';
import { isOwn } from '../content-desk/policy.ts';
import { isWritable, openActions } from './policy.ts';
import type { NamedIssue } from './repo.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** An issue as the list shows it. */
export const presentIssue = ({ issue, updatedBy }: NamedIssue): NewsletterIssue => ({
  id: issue.id,
  subject_ar: issue.content.ar.subject,
  subject_en: issue.content.en.subject,
  state: issue.state,
  send_at: instant(issue.sendAt),
  sent_at: instant(issue.sentAt),
  total: issue.total,
  queued: issue.queued,
  updated_at: issue.updatedAt.toISOString(),
  updated_by: updatedBy,
  version: issue.version,
});

/** An issue, whole. */
export const presentDetails = (
  editor: Editor,
  found: NamedIssue,
  { subscribers, deliveries }: { subscribers: Subscribers; deliveries: NewsletterIssueDetails['deliveries'] },
): NewsletterIssueDetails => ({
  ...presentIssue(found),
  ...{ content: found.issue.content, subscribers, deliveries },
  actions: openActions(editor, found.issue),
  may_write: isWritable(editor, found.issue),
  own: isOwn(editor, found.issue),
});
