import { PostList } from '@clinic/contracts/content';
import type { Post } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';

/** What the pop-up says of a news item. */
export type BreakingNews = Pick<Post, 'title_ar' | 'title_en' | 'slug_ar' | 'slug_en'>;

/** The first of the latest news, or none. */
export async function latestNews(signal: AbortSignal): Promise<BreakingNews | null> {
  const { data } = await api.get('/api/news/latest', PostList, { signal });
  return data[0] ?? null;
}
