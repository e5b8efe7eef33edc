import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AssessmentResponse } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { SlugParams, storedSlug } from '../../http/params.ts';
import { findAssessment } from './repo.ts';

/** Self-assessments: the questions only. They are answered in the visitor's browser, and nothing comes back (Q41). */
export async function assessmentRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/assessments/:slug',
    {
      schema: {
        tags: ['surveys'],
        summary: 'A self-assessment',
        params: SlugParams,
        response: { 200: AssessmentResponse },
      },
    },
    async (request) => {
      const slug = storedSlug(request.params.slug);
      const row = await findAssessment(db, slug);
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: { slug: row.slug, ...row.content } };
    },
  );
}
