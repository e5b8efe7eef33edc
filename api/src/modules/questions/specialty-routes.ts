import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  LocaleQuery,
  QaSpecialtyResponse,
  QaSpecialtyGroupList,
  QuestionPage,
  SpecialtyQuestionsQuery,
} from '@clinic/contracts/qa';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { SlugParams } from '../../http/params.ts';
import { countRelated, countSearch, questionPages, relatedQuestions, searchedText } from './pages.ts';
import { presentGroups, presentSpecialtyDetails } from './present.ts';
import { qaSpecialtyRepo } from './specialty-repo.ts';

/** QA specialities and their questions. One query reads ids and slugs in both languages. */
export async function qaSpecialtyRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = qaSpecialtyRepo(services.db);
  const pageOf = questionPages(services);
  const related = relatedQuestions(services);
  const tags = ['questions'];

  app.get(
    '/api/qa/specialties/grouped',
    {
      schema: {
        tags,
        summary: 'QA specialities by group, with their answered questions',
        response: { 200: QaSpecialtyGroupList },
      },
    },
    async () => ({ data: presentGroups(await repo.grouped()) }),
  );

  app.get(
    '/api/qa/qa-specialties/:slug',
    {
      schema: {
        tags,
        summary: 'One QA speciality by its slug or id, with its figures',
        params: SlugParams,
        querystring: LocaleQuery,
        response: { 200: QaSpecialtyResponse },
      },
    },
    async (request) => {
      const row = await repo.named(request.params.slug, request.query.locale);
      if (!row) throw new ClinicError('NOT_FOUND');
      const details = presentSpecialtyDetails(row);
      return { ...details, data: details };
    },
  );

  app.get(
    '/api/qa/qa-specialties/:slug/questions',
    {
      schema: {
        tags,
        summary: 'Questions of a QA speciality: all, those that a search finds, or answered ones beside one of them',
        params: SlugParams,
        querystring: SpecialtyQuestionsQuery,
        response: { 200: QuestionPage },
      },
    },
    async (request) => {
      const text = searchedText(request.query);
      if (text !== null) await countSearch(services, request);
      const { similar_to: relatedTo, ...asked } = request.query;
      if (relatedTo !== undefined) await countRelated(services, request, asked);
      const row = await repo.named(request.params.slug);
      if (!row) throw new ClinicError('NOT_FOUND');
      const query = { ...asked, qa_specialty_id: row.specialty.id };
      return relatedTo === undefined ? pageOf(query, text) : related(query, relatedTo);
    },
  );
}
