import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { EmptyState, Page } from '@clinic/kit/ui';

/** A page for which the clinic has written nothing. */
export function MissingPage() {
  const { t } = useTranslation('content');
  return (
    <Page title={t('info.missing.title')} crumbs={[]}>
      <EmptyState
        title={t('info.missing.lead')}
        text={t('info.missing.text')}
        action={{ label: t('info.missing.action'), to: contentPaths.home() }}
      />
    </Page>
  );
}
