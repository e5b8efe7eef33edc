import { PostCategoryList, PostPage } from '@clinic/contracts/content';
import type { PostCategory, PostSummary, PostType } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import type { PostOnCard } from './PostCard.tsx';

/** Letters that a search needs at least. */
const leastLetters = 2;

/** A list of articles or news as its page shows it. */
export interface PostListData {
  posts: PostOnCard[];
  page: number;
  total: number;
  perPage: number;
  /** What was searched for, as typed; too short a search changes nothing. */
  search: string;
}

/** Reads one page of the list that an address asks for: `?search` and `?page`. A page that is no number is the first. */
export async function loadPosts(request: Request, type: PostType, category?: string): Promise<PostListData> {
  const query = new URL(request.url).searchParams;
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  const wanted = query.get('page') ?? '';
  const { data } = await api.get('/api/posts', PostPage, {
    query: {
      type,
      category,
      search: search.length >= leastLetters ? search : undefined,
      page: /^[1-9]\d{0,4}$/.test(wanted) ? Number(wanted) : 1,
    },
    signal: request.signal,
  });
  return {
    posts: data.data.map(asCard),
    page: data.current_page,
    total: data.total,
    perPage: data.per_page,
    search,
  };
}

/** The categories that have something to read. */
export async function loadCategories(type: PostType, signal: AbortSignal): Promise<PostCategory[]> {
  return (await api.get('/api/posts/categories', PostCategoryList, { query: { type }, signal })).data;
}

/** What a card shows; the rest does not travel with the page. */
export function asCard(post: PostSummary): PostOnCard {
  return {
    id: post.id,
    slug_ar: post.slug_ar,
    slug_en: post.slug_en,
    title_ar: post.title_ar,
    title_en: post.title_en,
    category_ar: post.category_ar,
    category_en: post.category_en,
    image: post.image,
    image_focus: post.image_focus,
    created_at: post.created_at,
    text_ar: post.summary_ar,
    text_en: post.summary_en,
    reading_minutes_ar: post.reading_minutes_ar,
    reading_minutes_en: post.reading_minutes_en,
  };
}
