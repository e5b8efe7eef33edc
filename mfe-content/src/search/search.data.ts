import { SearchResponse, SearchKind } from '@clinic/contracts/content';
import type { SearchResult } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';

/** Letters that a search needs at least. */
export const leastLetters = 2;

/** What a search found; `results` is null before there is anything to search for. */
export interface SearchData {
  query: string;
  kind: SearchKind | null;
  results: SearchResult[] | null;
  counts: { kind: SearchKind; total: number }[];
}

/** Finds over the whole site what the address asks for: `?q` and, to see one kind alone, `?kind`. */
export async function loader({ request }: ScreenArgs): Promise<SearchData> {
  const asked = new URL(request.url).searchParams;
  const query = (asked.get('q') ?? '').trim().slice(0, 200);
  const parsed = SearchKind.safeParse(asked.get('kind'));
  const kind = parsed.success ? parsed.data : null;
  if (query.length < leastLetters) return { query, kind, results: null, counts: [] };
  const { data, counts } = await api.get('/api/search', SearchResponse, {
    query: { q: query, kind: kind ?? undefined, limit: kind === null ? 30 : 50 },
    signal: request.signal,
  });
  return { query, kind, results: data, counts };
}
