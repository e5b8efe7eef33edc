import * as qaPaths from '@clinic/contracts/qa/paths';

/** Two of the orders stand above the list, the third among the filters; a search has what fits best first. */
export const sorts = ['latest', 'oldest', 'popular'] as const;
export type ListOrder = (typeof sorts)[number] | 'fit';
export const timeframes = ['all', 'today', 'week', 'month', 'year'] as const;
/** The list opens on questions with an answer; those that wait for one are a choice of their own. */
export const statuses = ['answered', 'pending', 'all'] as const;

/** What the list is searched, narrowed and ordered by. */
export interface ListQuery {
  /** Empty, or at least two letters. */
  search: string;
  /** Id of a QA speciality. */
  specialty: number | null;
  sort: ListOrder;
  timeframe: (typeof timeframes)[number];
  status: (typeof statuses)[number];
  /** Whether questions in the other language are listed too. A search looks in both anyhow. */
  everyLanguage: boolean;
  page: number;
}

/** Letters that a search needs at least, and most of those that are looked for. */
const searchLetters = { least: 2, most: 100 } as const;

/** What an address asks of the list; whatever it does not understand counts as not said. */
export function listQuery(address: URLSearchParams): ListQuery {
  const said = (name: string) => alias[address.get(name) ?? ''] ?? address.get(name);
  const known = <T extends string>(values: readonly [T, ...T[]], name: string): T =>
    values.find((value) => value === said(name)) ?? values[0];
  const search = (address.get('search') ?? '').trim().slice(0, searchLetters.most);
  const searched = search.length < searchLetters.least ? '' : search;
  return {
    search: searched,
    specialty: positive(address.get('specialty')),
    sort: sorts.find((order) => order === said('sort')) ?? usualOrder(searched),
    timeframe: known(timeframes, 'timeframe'),
    status: known(statuses, 'status'),
    everyLanguage: address.get('in') === 'all',
    page: positive(address.get('page')) ?? 1,
  };
}

/** The order of who has not chosen one. */
export const usualOrder = (search: string): ListOrder => (search === '' ? 'latest' : 'fit');

/** Other words that the interface of the API has for the same. */
const alias: Record<string, string> = { newest: 'latest', open: 'pending' };

function positive(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The address of the list with some of its settings changed; other questions begin with their first page. */
export function listHref(query: ListQuery, changes: Partial<ListQuery> = {}): string {
  const { search, specialty, sort, timeframe, status, everyLanguage, page } = { ...query, page: 1, ...changes };
  return qaPaths.questions({
    search: search === '' ? undefined : search,
    specialty: specialty ?? undefined,
    sort: sort === 'fit' || sort === usualOrder(search) ? undefined : sort,
    timeframe: timeframe === 'all' ? undefined : timeframe,
    status: status === statuses[0] ? undefined : status,
    in: everyLanguage ? 'all' : undefined,
    page: page === 1 ? undefined : page,
  });
}

/** What stands in the address of the list beside its search and its page. */
export function besideSearch(query: ListQuery): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(listHref(query, { search: '' }).split('?')[1]));
}

/** A setting that is not the usual one, and can be taken back. */
export type Setting = 'search' | 'specialty' | 'sort' | 'timeframe' | 'status';

/** What is set by search and filters. The two usual orders are no filters. */
export function settingsOf({ search, specialty, sort, timeframe, status }: ListQuery): Setting[] {
  const set = {
    search: search !== '',
    specialty: specialty !== null,
    timeframe: timeframe !== 'all',
    status: status !== statuses[0],
    sort: sort === 'popular',
  };
  return (Object.keys(set) as Setting[]).filter((name) => set[name]);
}

/** The usual of a setting, to which it is taken back. */
export const usual = { search: '', specialty: null, sort: 'latest', timeframe: 'all', status: 'answered' } as const;
