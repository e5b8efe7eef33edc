import { useTranslation } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import { EmptyState, Page } from '@clinic/shared/ui';

/** A page for which the clinic has written nothing. */
export function MissingPage() {
  const { t } = useTranslation('content');
  return (
    <Page title={t('info.missing.title')} crumbs={[]}>
      <EmptyState
        title={t('info.missing.lead')}
        text={t('info.missing.text')}
        action={{ label: t('info.missing.action'), to: paths.home() }}
      />
    </Page>
  );
}
