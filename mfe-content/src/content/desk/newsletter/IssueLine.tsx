import type { IssueState, NewsletterIssue } from '@clinic/contracts/content/newsletter-issues';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { Box, Card, StatusChip } from '@clinic/kit/ui';
import type { StatusTone } from '@clinic/kit/ui';
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
  const lang = useLang();
  const subjects = { ar: issue.subject_ar, en: issue.subject_en };
  const other = lang === 'ar' ? 'en' : 'ar';

  return (
    <Card sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <h2>
          <Link to={contentPaths.newsletterIssue(issue.id)}>
            <bdi dir="auto">{subjects[lang] || subjects[other] || t('desk.untitled')}</bdi>
          </Link>
        </h2>
        {subjects[lang] !== '' && subjects[other] !== '' && (
          <Box component="p" lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'} sx={quiet}>
            {subjects[other]}
          </Box>
        )}
        <Box component="p" sx={quiet}>
          <Moment of={issue.updated_at} />
          {issue.updated_by !== null && (
            <>
              {' · '}
              <bdi dir="auto">{issue.updated_by}</bdi>
            </>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignContent: 'start' }}>
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
      </Box>
    </Card>
  );
}

const row = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& h2': { margin: 0, fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.5 },
  '& h2 a': { display: 'inline-block', minHeight: 32 },
} as const;
const quiet = { margin: 0, color: 'text.secondary', fontSize: '.9375rem', textAlign: 'start' } as const;
