import * as contentPaths from '@clinic/contracts/content/paths';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { EmptyState, Page } from '@clinic/kit/ui';
import { draftKey } from './record-draft.ts';
import type { RecordScreen } from './record.data.ts';
import { RecordEditor } from './RecordEditor.tsx';

/** One record of the site's content, or why it cannot be shown. */
export function RecordPage() {
  const { t } = useTranslation('content');
  const screen = useLoaderData<RecordScreen>();
  const { revalidate } = useRevalidator();
  // What somebody works on is not taken away by a loading that comes after it.
  if (screen.kind === 'found')
    return <RecordEditor key={draftKey(screen.collection, { ...screen, id: screen.stored?.id })} {...screen} />;
  const title = t(`desk.site.gone.${screen.kind}.title`);
  return (
    <Page title={title} crumbs={[{ label: t('desk.site.title'), to: contentPaths.siteContent() }]}>
      <EmptyState
        variant="error"
        title={title}
        text={t(`desk.site.gone.${screen.kind}.text`)}
        tips={[]}
        action={
          screen.kind === 'failed'
            ? { onClick: () => void revalidate() }
            : { label: t('desk.site.back'), to: contentPaths.siteContent() }
        }
      />
    </Page>
  );
}
