import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  QaStatsResponse,
  QuestionResponse,
  QuestionPage,
  QuestionSearchQuery,
  QuestionsQuery,
  SimilarList,
  SimilarQuery,
  TrendingList,
  TrendingQuery,
} from '@clinic/contracts/qa';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { idInSlug, SlugParams, storedSlug } from '../../http/params.ts';
import { similarQuestions } from '../question-search/search.ts';
import { questionLists } from './list-repo.ts';
import { countSearch, questionPages, searchedText } from './pages.ts';
import { hoursToAnswer, presentDetails, presentQuestion } from './present.ts';
import { questionRepo } from './repo.ts';
import { qaSpecialtyRoutes } from './specialty-routes.ts';

/** Similar questions that are shown to who is about to ask. */
const similarCount = 5;

/** Public questions and answers, and those of a speciality. */
export async function questionRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = questionRepo(services.db);
  const lists = questionLists(services.db);
  const pageOf = questionPages(services);
  const tags = ['questions'];

  app.get(
    '/api/qa/stats',
    { schema: { tags, summary: 'How many questions, answers and doctors', response: { 200: QaStatsResponse } } },
    async () => {
      const stats = await repo.stats();
      return {
        data: {
          total_questions: stats.questions,
          total_answers: stats.answered,
          total_doctors: stats.doctors,
          response_hours: hoursToAnswer(stats),
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
    async (request) => pageOf(request.query),
  );

  app.get(
    '/api/qa/questions/search',
    {
      schema: {
        tags,
        summary: 'Questions that hold every word, best first, 12 a page',
        querystring: QuestionSearchQuery,
        response: { 200: QuestionPage },
      },
    },
    async (request) => {
      const text = searchedText(request.query);
      if (text !== null) await countSearch(services, request);
      return pageOf(request.query, text);
    },
  );

  app.get(
    '/api/qa/questions/similar',
    {
      schema: {
        tags,
        summary: 'Answered questions that are like one that somebody is about to ask',
        querystring: SimilarQuery,
        response: { 200: SimilarList },
      },
    },
    async (request) => {
      await countSearch(services, request);
      const { title, qa_specialty_id: qaSpecialtyId = null, lang = null, exclude = null } = request.query;
      const wanted = { title, qaSpecialtyId, lang, exclude, limit: similarCount };
      const similar = await services.inSearchQueue(() => similarQuestions(services.db, wanted));
      return { data: similar.map(({ id, slug, title: found }) => ({ id, slug, question_title: found })) };
    },
  );

  app.get(
    '/api/qa/trending-questions',
    {
      schema: {
        tags,
        summary: 'The most read of the last seven days, or the most popular of all time',
        querystring: TrendingQuery,
        response: { 200: TrendingList },
      },
    },
    async (request) => {
      const { qa_specialty_id, lang, limit } = request.query;
      const { ids, period } = await lists.trending(qa_specialty_id ?? null, lang ?? null, limit);
      return { data: (await repo.byIds(ids)).map(presentQuestion), period };
    },
  );

  app.get(
    '/api/qa/questions/:slug',
    {
      schema: {
        tags,
        summary: 'One question by its slug or id',
        params: SlugParams,
        response: { 200: QuestionResponse },
      },
    },
    async (request) => {
      const slug = storedSlug(request.params.slug);
      const id = idInSlug(slug);
      const row = id === null ? await repo.bySlug(slug) : await repo.byId(id);
      if (!row) throw new ClinicError('NOT_FOUND');
      return { data: presentDetails(row, await repo.details(row.question)) };
    },
  );

  await qaSpecialtyRoutes(instance, services);
}
