import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { PartnerList, PartnersQuery } from '@clinic/contracts/content';
import { snakeKeys } from '../../db/field-names.ts';
import type { Services } from '../../services.ts';
import { partnerRepo } from './repo.ts';

/** Insurers: all of them in order, or a random few. */
export async function partnerRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = partnerRepo(db);

  app.get(
    '/api/insurance-partners',
    {
      schema: {
        tags: ['content'],
        summary: 'Insurance partners, all or some by chance',
        querystring: PartnersQuery,
        response: { 200: PartnerList },
      },
    },
    async (request) => {
      const { random } = request.query;
      const rows = await (random === undefined ? repo.all() : repo.random(random));
      return { data: rows.map(snakeKeys) };
    },
  );
}
