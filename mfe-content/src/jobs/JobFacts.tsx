import type { JobSummary } from '@clinic/contracts/content';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate } from '@clinic/contracts/time';
import { Box, Icon } from '@clinic/kit/ui';

/** Department, town and dates of a position. */
export function JobFacts({ job }: { job: JobSummary }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Box component="ul" sx={facts}>
      <li>
        <Icon name="user" size={18} />
        {pick(job, 'department', lang)}
      </li>
      <li>
        <Icon name="map" size={18} />
        {pick(job, 'city', lang)}
      </li>
      <li>
        <Icon name="calendar" size={18} />
        {job.closes_on === null
          ? t('jobs.posted', { date: formatDate(job.posted_on, lang) })
          : t('jobs.closes', { date: formatDate(job.closes_on, lang) })}
      </li>
    </Box>
  );
}

const facts = {
  listStyle: 'none',
  margin: 0,
  mt: 'auto',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  fontSize: '.9375rem',
  color: 'text.secondary',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
} as const;
