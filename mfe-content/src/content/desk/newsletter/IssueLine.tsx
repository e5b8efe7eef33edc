import type { IssueState, NewsletterIssue } from '@clinic/contracts/content/newsletter-issues';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useTranslation } from '@clinic/kit/i18n';
import { StatusChip } from '@clinic/kit/ui';
import type { StatusTone } from '@clinic/kit/ui';
import { DeskLine } from '../../../parts/desk/DeskLine.tsx';
import { Moment } from '../../../parts/desk/Moment.tsx';

/** How a state looks. */
export const issueTones: Record<IssueState, StatusTone> = {
  draft: 'neutral',
  scheduled: 'primary',
  sending: 'info',
  sent: 'success',
};

/** An issue in the list: its subjects in both languages, where it is, and to how many it goes. */
export function IssueLine({ issue }: { issue: NewsletterIssue }) {
  const { t } = useTranslation('content');
  return (
    <DeskLine
      to={contentPaths.newsletterIssue(issue.id)}
      titles={{ ar: issue.subject_ar, en: issue.subject_en }}
      updatedAt={issue.updated_at}
      updatedBy={issue.updated_by}
    >
      <StatusChip tone={issueTones[issue.state]}>{t(`desk.newsletter.states.${issue.state}`)}</StatusChip>
      {issue.send_at !== null && (
        <StatusChip tone="primary">
          {t('desk.newsletter.sendAt')} <Moment of={issue.send_at} />
        </StatusChip>
      )}
      {issue.sent_at !== null && (
        <StatusChip tone="neutral">
          <Moment of={issue.sent_at} />
        </StatusChip>
      )}
      {issue.total !== null && (
        <StatusChip tone="neutral">
          {t('desk.newsletter.progress', { queued: issue.queued, total: issue.total })}
        </StatusChip>
      )}
    </DeskLine>
  );
}
