import * as qaPaths from '@clinic/contracts/qa/paths';
import { askedWords } from '../../parts/asked-words.ts';

/** Orders that the page offers. */
export const sorts = ['newest', 'oldest'] as const;
export type CategorySort = (typeof sorts)[number];

export interface CategoryQuery {
  search: string;
  sort: CategorySort;
  page: number;
}

/** What an address asks of the questions of a speciality; whatever it does not understand counts as not said. */
export function categoryQuery(given: URLSearchParams): CategoryQuery {
  const page = Number(given.get('page') ?? 1);
  return {
    search: askedWords(given),
    sort: sorts.find((known) => known === given.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Address of a page of the list; another search or order begins at the first one. */
export function categoryHref(slug: string, { search, sort }: CategoryQuery, change: Partial<CategoryQuery>): string {
  const wanted = { search, sort, page: 1, ...change };
  return qaPaths.category(slug, {
    search: wanted.search === '' ? undefined : wanted.search,
    sort: wanted.sort === 'newest' ? undefined : wanted.sort,
    page: wanted.page === 1 ? undefined : wanted.page,
  });
}
