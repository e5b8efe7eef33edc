import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { SearchResponse, SearchQuery } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { countFromNetwork, networkOf } from '../../http/network.ts';
import { isOwnServer } from '../../http/own-server.ts';
import { presentResult } from './present.ts';
import { findDocuments } from './repo.ts';
import { queryWords } from '../../search-words.ts';

/** E7. */
const perAddress = { scope: 'search', most: 60, minutes: 1 };

/** The site's search. */
export async function searchRoutes(instance: FastifyInstance, { db, clock, inSearchQueue }: Services): Promise<void> {
  instance.withTypeProvider<ZodTypeProvider>().get(
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
      if (!isOwnServer(request)) await countFromNetwork(db, perAddress, networkOf(request), now);

      const words = queryWords(q);
      if (words.every((word) => word.length < 2)) return { data: [], counts: [] };
      const wanted = { words, kind: kind ?? null, limit, now };
      const { best, counts } = await inSearchQueue(() => findDocuments(db, wanted));
      return { data: best.map(presentResult), counts };
    },
  );
}
