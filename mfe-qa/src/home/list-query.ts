export const sorts = ['latest', 'oldest'] as const;
export type Sort = (typeof sorts)[number];

export interface ListQuery {
  sort: Sort;
  page: number;
}

/** What an address asks of the list; whatever it does not understand counts as not said (S105, Q15). */
export function listQuery(search: URLSearchParams): ListQuery {
  const page = Number(search.get('page') ?? 1);
  const sort = sorts.find((known) => known === search.get('sort'));
  return { sort: sort ?? 'latest', page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}
