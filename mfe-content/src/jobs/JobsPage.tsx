import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useLoaderData } from '@clinic/kit/routing';
import { Box, CardGrid, EmptyState, LinkCard, Page, StatusChip } from '@clinic/kit/ui';
import { JobFacts } from './JobFacts.tsx';
import type { JobsData } from './jobs.data.ts';
import { JobTypeChoice } from './JobTypeChoice.tsx';

/** Open positions. */
export function JobsPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { jobs, type, types } = useLoaderData<JobsData>();
  return (
    <Page title={t('jobs.title')} crumbs={[]} lead={t('jobs.lead')}>
      {types.length === 0 ? (
        <EmptyState
          title={t('jobs.none.title')}
          text={t('jobs.none.text')}
          action={{ label: t('jobs.none.action'), to: contentPaths.contact() }}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
          <JobTypeChoice type={type} types={types} />
          <Box component="p" role="status" sx={{ margin: 0, color: 'text.secondary' }}>
            {t('jobs.count', { count: jobs.length })}
          </Box>
          {jobs.length === 0 && (
            <EmptyState title={t('jobs.noneOfType')} action={{ label: t('jobs.every'), to: contentPaths.jobs() }} />
          )}
          <CardGrid min={320}>
            {jobs.map((job) => (
              <li key={job.id}>
                <LinkCard
                  level={2}
                  to={contentPaths.job(job.slug)}
                  title={pick(job, 'title', lang)}
                  media={<StatusChip tone="info">{t(`jobs.types.${job.type}`)}</StatusChip>}
                >
                  <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
                    {pick(job, 'summary', lang)}
                  </Box>
                  <JobFacts job={job} />
                </LinkCard>
              </li>
            ))}
          </CardGrid>
        </Box>
      )}
    </Page>
  );
}
