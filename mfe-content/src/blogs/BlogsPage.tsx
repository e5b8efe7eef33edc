import { useTranslation } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import { EmptyState, Page } from '@clinic/shared/ui';

/** Articles of the clinic (S13): none is published, which the page says with a next step. */
export function BlogsPage() {
  const { t } = useTranslation('content');
  return (
    <Page title={t('blogs.title')} crumbs={[]} lead={t('blogs.lead')}>
      <EmptyState
        title={t('blogs.none.title')}
        text={t('blogs.none.text')}
        action={{ label: t('blogs.none.action'), to: paths.qa() }}
      />
    </Page>
  );
}
