import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { roles } from '@clinic/contracts';
import { SearchResponse, SearchQuery, Suggestions, SuggestionsQuery } from '@clinic/contracts/content';
import { describeForLog } from '@clinic/node';
import { shownAt } from '../../http/site-preview.ts';
import type { Services } from '../../services.ts';
import { countFromNetwork, networkOf } from '../../http/network.ts';
import { missCounter } from './misses.ts';
import { presentResult, presentSuggestion } from './present.ts';
import { findDocuments } from './repo.ts';
import { queryWords } from '../../search-words.ts';

/** E7. */
const perAddress = { scope: 'search', most: 60, minutes: 1 };
/** Whoever types asks after each pause, and is to keep the searches above. */
const suggestionsPerAddress = { scope: 'search-suggestions', most: 180, minutes: 1 };
const mostSuggestions = 6;

/** The clinic's staff search for what others missed, and in previews of the site: that is no interest of visitors. */
const isOfStaff = ({ actor, sitePreview }: FastifyRequest) =>
  sitePreview !== null || (actor !== null && actor.role !== roles.patient);

/** The site's search. */
export async function searchRoutes(instance: FastifyInstance, { db, clock, inSearchQueue }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const misses = missCounter(db, (error) =>
    app.log.error({ failure: describeForLog(error) }, 'searches without result could not be counted'),
  );
  app.addHook('onClose', () => misses.settled());

  app.get(
    '/api/search',
    {
      schema: {
        tags: ['search'],
        summary: 'Everything that can be found on the site, best first',
        querystring: SearchQuery,
        response: { 200: SearchResponse },
      },
    },
    async (request) => {
      const { q, kind, limit } = request.query;
      const now = clock();
      if (!request.isFromOwnServer) await countFromNetwork(db, perAddress, networkOf(request), now);

      const words = queryWords(q);
      if (words.every((word) => word.length < 2)) return { data: [], counts: [] };
      const wanted = { words, kind: kind ?? null, limit, now: shownAt(request, clock) };
      const { best, counts } = await inSearchQueue(() => findDocuments(db, wanted));
      if (counts.length === 0 && !isOfStaff(request)) misses.count(q, now);
      return { data: best.map(presentResult), counts };
    },
  );

  app.get(
    '/api/search/suggestions',
    {
      schema: {
        tags: ['search'],
        summary: 'What somebody who types may look for, best first',
        querystring: SuggestionsQuery,
        response: { 200: Suggestions },
      },
    },
    async (request) => {
      const now = clock();
      if (!request.isFromOwnServer) await countFromNetwork(db, suggestionsPerAddress, networkOf(request), now);

      const words = queryWords(request.query.q);
      if (words.every((word) => word.length < 2)) return { data: [] };
      const wanted = { words, kind: null, limit: mostSuggestions, now: shownAt(request, clock) };
      const { best } = await inSearchQueue(() => findDocuments(db, wanted));
      return { data: best.map(presentSuggestion) };
    },
  );
}
