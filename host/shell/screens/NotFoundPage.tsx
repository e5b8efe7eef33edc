import { useTranslation } from '@clinic/kit/i18n';
import { hostPaths } from '@clinic/contracts';
import { EmptyState, Page } from '@clinic/kit/ui';

/** `/404`. */
export function NotFoundPage() {
  const { t } = useTranslation('host');
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        title={t('notFound.lead')}
        text={t('notFound.text')}
        action={{ label: t('notFound.home'), to: hostPaths.home() }}
      />
    </Page>
  );
}
