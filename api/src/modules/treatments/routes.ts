import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { TreatmentList, TreatmentsQuery } from '@clinic/contracts/content';
import { snakeKeys } from '../../db/field-names.ts';
import { withFocus } from '../../db/image-focus.ts';
import type { Services } from '../../services.ts';
import { storedSlug } from '../../http/params.ts';
import { treatmentRepo } from './repo.ts';

/** What a department offers. */
export async function treatmentRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = treatmentRepo(db);

  app.get(
    '/api/treatments',
    {
      schema: {
        tags: ['content'],
        summary: 'Treatments of a speciality, by its slug in either language',
        querystring: TreatmentsQuery,
        response: { 200: TreatmentList },
      },
    },
    async (request) => {
      const rows = await repo.ofSpecialty(storedSlug(request.query.specialty));
      return { data: rows.map((row) => snakeKeys(withFocus(row))) };
    },
  );
}
