import { useTranslation } from '@clinic/shared/i18n';
import { Link, paths } from '@clinic/shared/routing';
import { Box } from '@clinic/shared/ui';
import type { JobsData } from './jobs.data.ts';

/** Kinds of contract as links: they stand in the address (S16). */
export function JobTypeChoice({ types, type }: Pick<JobsData, 'types' | 'type'>) {
  const { t } = useTranslation('content');
  return (
    <Box component="nav" aria-label={t('jobs.filter')}>
      <Box component="ul" sx={row}>
        <li>
          <Link to={paths.jobs()} aria-current={type === null ? 'true' : undefined}>
            {t('jobs.every')}
          </Link>
        </li>
        {types.map((option) => (
          <li key={option}>
            <Link to={paths.jobs(option)} aria-current={type === option ? 'true' : undefined}>
              {t(`jobs.types.${option}`)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    px: 2,
    borderRadius: '999px',
    border: '1px solid',
    borderColor: 'line.hair',
    bgcolor: 'background.paper',
    color: 'text.primary',
    textDecoration: 'none',
    fontSize: '.9375rem',
  },
  '& a:hover': { borderColor: 'primary.light', color: 'primary.main' },
  '& a[aria-current]': { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
} as const;
