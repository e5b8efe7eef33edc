import { dataOf, Instant, z } from '@clinic/contracts';

/** What the site's search finds. */
export const SearchKind = z.enum([
  'speciality',
  'doctor',
  'service',
  'package',
  'blog',
  'news',
  'question',
  'job',
  'page',
]);
export type SearchKind = z.infer<typeof SearchKind>;

/** One hit; `id` is unique among all kinds. A question has one language: then both fields are the same. `path_*` are addresses of the site. */
export const SearchResult = z.object({
  kind: SearchKind,
  id: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  text_ar: z.string(),
  text_en: z.string(),
  path_ar: z.string(),
  path_en: z.string(),
  image: z.nullable(z.string()),
});
export type SearchResult = z.infer<typeof SearchResult>;

/**
 * `GET /api/search?q&kind&limit`: best first, up to `limit` (20, at most 50) results and how many of each kind there are,
 * counted up to 1000 and whatever `kind` is asked for. Fewer than two letters find nothing. Arabic letter variants do not matter, words match by prefix, small mistakes are forgiven (E6).
 */
export const SearchQuery = z.object({
  q: z._default(z.string().check(z.maxLength(200)), ''),
  kind: z.optional(SearchKind),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
});
export const SearchResponse = z.object({
  data: z.array(SearchResult),
  counts: z.array(z.object({ kind: SearchKind, total: z.int() })),
});
/** `GET /api/search/suggestions?q`: what somebody who types may look for, best first, six at most. */
export const SuggestionsQuery = z.object({ q: z.string().check(z.maxLength(200)) });
export const Suggestion = z.pick(SearchResult, {
  kind: true,
  id: true,
  title_ar: true,
  title_en: true,
  path_ar: true,
  path_en: true,
});
export type Suggestion = z.infer<typeof Suggestion>;
export const Suggestions = dataOf(z.array(Suggestion));
export type SearchResponse = z.infer<typeof SearchResponse>;

/**
 * `GET /api/sitemap/{list}`: the addresses of a route with parameters, or of one that not every clinic has. A route of a remote
 * names its list in the descriptor; `ar` and `en` hold the value of each parameter in that language.
 */
export const SitemapList = dataOf(
  z.array(
    z.object({
      ar: z.record(z.string(), z.string()),
      en: z.record(z.string(), z.string()),
      updated_at: z.nullable(Instant),
    }),
  ),
);
