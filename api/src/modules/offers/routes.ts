import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { OfferList } from '@clinic/contracts/content';
import { clinicToday } from '@clinic/contracts/time';
import { snakeKeys } from '../../db/field-names.ts';
import { shownAt } from '../../http/site-preview.ts';
import { withFocus } from '../../db/image-focus.ts';
import type { Services } from '../../services.ts';
import { offerRepo } from './repo.ts';

/** Promotions that are valid on the clinic's date. */
export async function offerRoutes(instance: FastifyInstance, { db, clock }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = offerRepo(db);

  app.get(
    '/api/offers',
    { schema: { tags: ['content'], summary: 'Offers that are valid today', response: { 200: OfferList } } },
    async (request) => {
      const rows = await repo.valid(clinicToday(shownAt(request, clock)));
      return {
        data: rows.map((row) => ({ ...snakeKeys(row), doctor: row.doctor && snakeKeys(withFocus(row.doctor)) })),
      };
    },
  );
}
