import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  QaSpecialtyGroupList,
  QaStatsAnswer,
  QuestionAnswer,
  QuestionPage,
  QuestionsQuery,
} from '@clinic/shared/contracts';
import type { Services } from '../../app.ts';
import { ClinicError } from '../../http/errors.ts';
import { idInSlug, SlugParams, storedSlug } from '../../http/params.ts';
import { presentGroups, presentQuestion } from './present.ts';
import { questionRepo } from './repo.ts';

/** Public questions and answers: S88, S89, S91, S94. */
export async function questionRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = questionRepo(db);
  const tags = ['questions'];

  app.get(
    '/api/qa/stats',
    { schema: { tags, summary: 'How many questions, answers and doctors', response: { 200: QaStatsAnswer } } },
    async () => {
      const stats = await repo.stats();
      return {
        data: {
          total_questions: stats.questions,
          total_answers: stats.answers,
          total_doctors: stats.doctors,
        },
      };
    },
  );

  app.get(
    '/api/qa/questions',
    {
      schema: {
        tags,
        summary: 'Questions, 12 a page',
        querystring: QuestionsQuery,
        response: { 200: QuestionPage },
      },
    },
    async (request) => {
      const { sort, page, per_page, qa_specialty_id } = request.query;
      const { rows, total } = await repo.page(sort === 'newest' ? 'latest' : sort, qa_specialty_id, {
        limit: per_page,
        offset: (page - 1) * per_page,
      });
      return { data: { data: rows.map(presentQuestion), current_page: page, per_page, total } };
    },
  );

  app.get(
    '/api/qa/questions/:slug',
    {
      schema: {
        tags,
        summary: 'One question by its slug or id',
        params: SlugParams,
        response: { 200: QuestionAnswer },
      },
    },
    async (request) => {
      const slug = storedSlug(request.params.slug);
      const id = idInSlug(slug);
      const row = id === null ? await repo.bySlug(slug) : await repo.byId(id);
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: presentQuestion(row) };
    },
  );

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
}
