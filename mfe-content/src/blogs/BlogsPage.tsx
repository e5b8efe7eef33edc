import { SearchField } from '@clinic/kit/browsing';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { useLoaderData } from '@clinic/kit/routing';
import { Box, EmptyState, Page } from '@clinic/kit/ui';
import { PostList } from '../parts/PostList.tsx';
import type { BlogsData } from './blogs.data.ts';
import { CategoryChoice } from './CategoryChoice.tsx';

/** Articles of the clinic, of one category or all, searched and paged by the address. */
export function BlogsPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { categories, chosen, list } = useLoaderData<BlogsData>();
  const hrefFor = (wanted: { search?: string | undefined; page?: number | undefined }) =>
    chosen === null ? contentPaths.blogs(wanted) : contentPaths.blogCategory(pick(chosen, 'slug', lang), wanted);

  return (
    <Page
      title={chosen === null ? t('blogs.title') : pick(chosen, 'name', lang)}
      crumbs={chosen === null ? [] : [{ label: t('blogs.title'), to: contentPaths.blogs() }]}
      lead={t('blogs.lead')}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {list !== null && (list.total > 0 || list.search !== '') && (
          <SearchField action={hrefFor({})} name="search" label={t('blogs.search')} value={list.search} />
        )}
        {categories.length > 0 && <CategoryChoice categories={categories} chosen={chosen} />}
        {list === null ? (
          <EmptyState
            title={t('blogs.unknown.title')}
            text={t('blogs.unknown.text')}
            action={{ label: t('blogs.all'), to: contentPaths.blogs() }}
          />
        ) : (
          <PostList
            list={list}
            hrefFor={hrefFor}
            none={{
              title: t('blogs.none.title'),
              text: t('blogs.none.text'),
              action: { label: t('blogs.none.action'), to: qaPaths.questions() },
            }}
          />
        )}
      </Box>
    </Page>
  );
}
