import * as contentPaths from '@clinic/contracts/content/paths';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { EmptyState, Page } from '@clinic/kit/ui';
import type { IssueScreen } from './issue.data.ts';
import { IssueDesk } from './IssueDesk.tsx';

/** One issue of the newsletter at the desk, or why it cannot be shown. */
export function IssuePage() {
  const { t } = useTranslation('content');
  const screen = useLoaderData<IssueScreen>();
  const { revalidate } = useRevalidator();
  const crumbs = [
    { label: t('desk.title'), to: contentPaths.contentDesk() },
    { label: t('desk.newsletter.title'), to: contentPaths.newsletterDesk() },
  ];

  // What somebody works on is not taken away by a loading that comes after it.
  if (screen.kind === 'found') return <IssueDesk key={screen.issue.id} loaded={screen.issue} crumbs={crumbs} />;
  return (
    <Page title={t(`desk.newsletter.gone.${screen.kind}.title`)} crumbs={crumbs}>
      <EmptyState
        variant="error"
        title={t(`desk.newsletter.gone.${screen.kind}.title`)}
        text={t(`desk.newsletter.gone.${screen.kind}.text`)}
        tips={[]}
        action={
          screen.kind === 'failed'
            ? { onClick: () => void revalidate() }
            : { label: t('desk.newsletter.back'), to: contentPaths.newsletterDesk() }
        }
      />
    </Page>
  );
}
