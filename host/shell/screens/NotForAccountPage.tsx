import { useTranslation } from '@clinic/kit/i18n';
import { hostPaths } from '@clinic/contracts';
import { EmptyState, Page } from '@clinic/kit/ui';

/** Stands in the place of a page that is for members of other roles. */
export function NotForAccountPage() {
  const { t } = useTranslation('host');
  return (
    <Page title={t('notForAccount.title')}>
      <EmptyState
        title={t('notForAccount.lead')}
        text={t('notForAccount.text')}
        action={{ label: t('notForAccount.home'), to: hostPaths.home() }}
      />
    </Page>
  );
}
