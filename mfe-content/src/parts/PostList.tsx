import { useTranslation } from '@clinic/kit/i18n';
import { Box, CardGrid, EmptyState, Pagination } from '@clinic/kit/ui';
import { PostCard } from './PostCard.tsx';
import type { PostListData } from './post-list.data.ts';

interface PostListProps {
  list: PostListData;
  hrefFor: (list: { search?: string | undefined; page?: number | undefined }) => string;
  /** What stands here when nothing was ever published. */
  none: { title: string; text: string; action: { label: string; to: string } };
}

/** Cards of articles or news, page by page, with a count that is read out when it changes. */
export function PostList({ list, hrefFor, none }: PostListProps) {
  const { t } = useTranslation('content');
  const search = list.search === '' ? undefined : list.search;
  if (list.total === 0 && search === undefined) return <EmptyState {...none} />;
  if (list.total === 0) return <EmptyState variant="no-search-results" action={{ to: hrefFor({}) }} />;
  if (list.posts.length === 0)
    return <EmptyState title={t('blogs.pastEnd')} action={{ label: t('blogs.firstPage'), to: hrefFor({ search }) }} />;

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Box component="p" role="status" sx={{ margin: 0, color: 'text.secondary' }}>
        {t('blogs.count', { count: list.total })}
      </Box>
      <CardGrid min={290}>
        {list.posts.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} level={2} eager={index === 0} />
          </li>
        ))}
      </CardGrid>
      <Pagination
        page={list.page}
        total={list.total}
        size={list.perPage}
        hrefFor={(page) => hrefFor({ search, page: page === 1 ? undefined : page })}
      />
    </Box>
  );
}
