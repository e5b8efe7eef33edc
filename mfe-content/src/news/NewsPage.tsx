import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useLoaderData } from '@clinic/kit/routing';
import { Page } from '@clinic/kit/ui';
import { PostList } from '../parts/PostList.tsx';
import type { NewsData } from './news.data.ts';

/** News of the clinic. */
export function NewsPage() {
  const { t } = useTranslation('content');
  const { list } = useLoaderData<NewsData>();
  return (
    <Page title={t('news.title')} crumbs={[]} lead={t('news.lead')}>
      <PostList
        list={list}
        hrefFor={({ page }) => contentPaths.news(page)}
        none={{
          title: t('news.none.title'),
          text: t('news.none.text'),
          action: { label: t('blogs.all'), to: contentPaths.blogs() },
        }}
      />
    </Page>
  );
}
