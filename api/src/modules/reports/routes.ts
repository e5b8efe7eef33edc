import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  ContentReport,
  ContentReportQuery,
  findingKinds,
  QuestionsReport,
  readDays,
  ReadingReport,
  searchedDays,
  SearchesReport,
  waitingDays,
} from '@clinic/contracts/content/reports';
import { addDays, clinicToday } from '@clinic/contracts/time';
import { dayMs } from '../../durations.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../auth/session.ts';
import { worksAtDesk } from '../content-desk/policy.ts';
import { countFindings, findPosts, readConditions } from './content-repo.ts';
import { findingTimes, readsQuestions } from './policy.ts';
import { presentMiss, presentPost, presentWaiting } from './present.ts';
import { questionsOf, readersOnly } from './readers.ts';
import { frequentMisses, mostReadPosts, mostReadQuestions, waitingTimes } from './repo.ts';

const perPart = 30;
const mostSearches = 100;
const mostRead = 30;

/** What the site's own numbers say to its staff. Nothing in them is about a visitor or a patient. */
export async function reportRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const { db, clock } = services;
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['reports'];
  const forEditors = readersOnly(services, worksAtDesk);

  app.get(
    '/api/reports/content',
    {
      onRequest: forEditors,
      schema: {
        tags,
        summary: 'Articles and news that need work, 30 at a time, the newest first',
        querystring: ContentReportQuery,
        response: { 200: ContentReport },
      },
    },
    async (request) => {
      const { finding, before } = request.query;
      const times = findingTimes(clock());
      const kinds = finding === undefined ? findingKinds : [finding];
      const person = actorOf(request);
      const ids = await findPosts(db, person, kinds, times, { before: before ?? null, limit: perPart + 1 });
      const shown = ids.slice(0, perPart);
      const [rows, counts] = await Promise.all([readConditions(db, shown), countFindings(db, person, times)]);
      return {
        data: {
          posts: rows.map((row) => presentPost(row, times)),
          next: ids.length > perPart ? (shown.at(-1) ?? null) : null,
          counts,
        },
      };
    },
  );

  app.get(
    '/api/reports/questions',
    {
      onRequest: readersOnly(services, readsQuestions),
      schema: {
        tags,
        summary: 'How long questions wait, by speciality',
        response: { 200: QuestionsReport },
      },
    },
    async (request) => {
      const { qaSpecialtyIds, mayOpen } = await questionsOf(request, services);
      const now = clock();
      const rows = await waitingTimes(db, qaSpecialtyIds, new Date(now.getTime() - waitingDays * dayMs));
      return { data: { specialties: rows.map(presentWaiting), now: now.toISOString(), may_open: mayOpen } };
    },
  );

  app.get(
    '/api/reports/searches',
    {
      onRequest: forEditors,
      schema: {
        tags,
        summary: 'What visitors searched for and found nothing, the most frequent first',
        response: { 200: SearchesReport },
      },
    },
    async () => {
      const since = addDays(clinicToday(clock()), 1 - searchedDays);
      return { data: { searches: (await frequentMisses(db, since, mostSearches)).map(presentMiss) } };
    },
  );

  app.get(
    '/api/reports/reading',
    {
      onRequest: forEditors,
      schema: {
        tags,
        summary: 'Posts and questions that were read most in the last seven days',
        response: { 200: ReadingReport },
      },
    },
    async () => {
      const since = addDays(clinicToday(clock()), 1 - readDays);
      const [posts, questions] = await Promise.all([
        mostReadPosts(db, since, mostRead),
        mostReadQuestions(db, mostRead),
      ]);
      return { data: { posts, questions } };
    },
  );
}
