import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useInPageLanguage, useLoaderData } from '@clinic/kit/routing';
import { Box, Button, Card, EmptyState, Page, Section, StatusChip } from '@clinic/kit/ui';
import { ArticleText } from '../../parts/ArticleText.tsx';
import { useSectionLink } from '../../parts/use-section-link.ts';
import { JobFacts } from '../JobFacts.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { loader } from './job.data.ts';
import type { JobData } from './job.data.ts';

/** An open position, and the way to apply for it. */
export function JobPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const found = useInPageLanguage(useLoaderData<JobData | null>(), loader);
  const toForm = useSectionLink('apply');
  const crumbs = [{ label: t('jobs.title'), to: contentPaths.jobs() }];
  if (found === null) {
    return (
      <Page title={t('jobs.missing.title')} crumbs={crumbs}>
        <EmptyState
          title={t('jobs.missing.lead')}
          text={t('jobs.missing.text')}
          action={{ label: t('jobs.missing.action'), to: contentPaths.jobs() }}
        />
      </Page>
    );
  }

  const { job, html } = found;
  const duties = lang === 'ar' ? job.duties_ar : job.duties_en;
  const requirements = lang === 'ar' ? job.requirements_ar : job.requirements_en;
  return (
    <Page title={pick(job, 'title', lang)} crumbs={crumbs} lead={pick(job, 'summary', lang)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: { xs: 3, md: 4 } }}>
        <StatusChip tone="info">{t(`jobs.types.${job.type}`)}</StatusChip>
        <JobFacts job={job} />
        <Button {...toForm}>{t('jobs.apply')}</Button>
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 6 }, gridTemplateColumns: 'minmax(0,1fr)' }}>
        <ArticleText html={html} lang={found.lang} />
        <Box sx={columns}>
          <Points title={t('jobs.duties')} points={duties} />
          <Points title={t('jobs.requirements')} points={requirements} />
        </Box>
        <Box sx={{ maxWidth: 860, scrollMarginBlockStart: 96 }}>
          <ApplicationForm />
        </Box>
      </Box>
    </Page>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Card>
      <Section title={title}>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 3, display: 'grid', gap: 1 }}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
      </Section>
    </Card>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: '1fr 1fr' },
} as const;
