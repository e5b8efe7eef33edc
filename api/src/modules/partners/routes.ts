import { asc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { PartnerList, PartnersQuery } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { partners } from '../../db/schema.ts';

const shown = columnsOf(partners, 'id', 'name_ar', 'name_en', 'image');

/** Insurers, all in order or some by chance (S47). */
export async function partnerRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const all = db.select(shown).from(partners).orderBy(asc(partners.sort_order)).prepare('partners_all');
  const some = db
    .select(shown)
    .from(partners)
    .orderBy(sql`random()`)
    .limit(sql.placeholder('count'))
    .prepare('partners_random');

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
      return { data: await (random === undefined ? all.execute() : some.execute({ count: random })) };
    },
  );
}
