import { useTranslation } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import { EmptyState, Page } from '@clinic/shared/ui';

/** Vacancies of the clinic (S16): none is published, which the page says with a next step. */
export function JobsPage() {
  const { t } = useTranslation('content');
  return (
    <Page title={t('jobs.title')} crumbs={[]} lead={t('jobs.lead')}>
      <EmptyState
        title={t('jobs.none.title')}
        text={t('jobs.none.text')}
        action={{ label: t('jobs.none.action'), to: paths.contact() }}
      />
    </Page>
  );
}
