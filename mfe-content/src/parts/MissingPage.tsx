import { useTranslation } from '@clinic/kit/i18n';
import { paths } from '@clinic/kit/routing';
import { EmptyState, Page } from '@clinic/kit/ui';

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
