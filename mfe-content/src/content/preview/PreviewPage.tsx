import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { useInPageLanguage, useLoaderData } from '@clinic/kit/routing';
import { EmptyState, Page, StatusChip } from '@clinic/kit/ui';
import type { ShownPost } from '../../parts/PostArticle.tsx';
import { PostArticle } from '../../parts/PostArticle.tsx';
import { loader } from './preview.data.ts';

/** A draft as visitors would see it, marked as one. */
export function PreviewPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const shown = useInPageLanguage(useLoaderData<ShownPost | null>(), loader);
  if (shown === null) {
    return (
      <Page title={t('desk.preview.gone.title')}>
        <EmptyState title={t('desk.preview.gone.title')} text={t('desk.preview.gone.text')} variant="error" tips={[]} />
      </Page>
    );
  }
  return (
    <Page
      title={pick(shown.post, 'title', lang) || t('desk.untitled')}
      lead={pick(shown.post, 'summary', lang)}
      actions={<StatusChip tone="warning">{t('desk.preview.badge')}</StatusChip>}
    >
      <PostArticle shown={shown} />
    </Page>
  );
}
