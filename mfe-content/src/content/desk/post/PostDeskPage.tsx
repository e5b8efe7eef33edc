import * as contentPaths from '@clinic/contracts/content/paths';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { EmptyState, Page } from '@clinic/kit/ui';
import type { PostScreen } from './post.data.ts';
import { PostDesk } from './PostDesk.tsx';

/** One post at the desk, or why it cannot be shown. */
export function PostDeskPage() {
  const { t } = useTranslation('content');
  const screen = useLoaderData<PostScreen>();
  const { revalidate } = useRevalidator();
  const crumbs = [{ label: t('desk.title'), to: contentPaths.contentDesk() }];

  // What somebody works on is not taken away by a loading that comes after it.
  if (screen.kind === 'found') {
    return <PostDesk key={screen.post.id} loaded={screen.post} choices={screen.choices} crumbs={crumbs} />;
  }
  return (
    <Page title={t(`desk.gone.${screen.kind}.title`)} crumbs={crumbs}>
      <EmptyState
        variant="error"
        title={t(`desk.gone.${screen.kind}.title`)}
        text={t(`desk.gone.${screen.kind}.text`)}
        tips={[]}
        action={
          screen.kind === 'failed'
            ? { onClick: () => void revalidate() }
            : { label: t('desk.back'), to: contentPaths.contentDesk() }
        }
      />
    </Page>
  );
}
