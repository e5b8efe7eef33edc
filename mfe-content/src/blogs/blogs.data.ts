import * as contentPaths from '@clinic/contracts/content/paths';
import { orUnavailable } from '@clinic/kit/http';
import { data, loadedOr, redirectDocument } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { loadCategories, loadPosts } from '../parts/post-list.data.ts';
import type { PostListData } from '../parts/post-list.data.ts';

/** Letters of a category that the API looks for; no slug is that long. */
const mostLetters = 200;

/** A category as a choice above the list. */
export interface Choice {
  slug_ar: string;
  slug_en: string;
  name_ar: string;
  name_en: string;
}

/** The list of articles; `chosen` is null for all of them, `list` is null where no such category is. */
export interface BlogsData {
  categories: Choice[];
  chosen: Choice | null;
  list: PostListData | null;
}

/** S13: articles, of one category when the address names it. `ar` and `en` are no categories but the list in that language. */
export async function loader({ request, params }: ScreenArgs) {
  const category = params['category']?.normalize('NFC').toLowerCase();
  if (category === 'ar' || category === 'en') throw redirectDocument(`${contentPaths.blogs()}?lang=${category}`);
  const loading = loadCategories('blog', request.signal);
  const [found, list] = await Promise.all([
    // Only the page of a category has to know which there are.
    category === undefined ? orUnavailable('the categories of articles', loading, request.signal) : loading,
    category !== undefined && category.length > mostLetters ? null : loadPosts(request, 'blog', category),
  ]);
  const categories = loadedOr(found, []).map(({ slug_ar, slug_en, name_ar, name_en }) => ({
    slug_ar,
    slug_en,
    name_ar,
    name_en,
  }));
  const chosen = categories.find(({ slug_ar, slug_en }) => slug_ar === category || slug_en === category) ?? null;
  if (list === null || (category !== undefined && chosen === null)) {
    return data<BlogsData>({ categories, chosen: null, list: null }, { status: 404 });
  }
  return { categories, chosen, list } satisfies BlogsData;
}
