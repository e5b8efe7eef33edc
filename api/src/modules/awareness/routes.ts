import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AwarenessToday, AwarenessTodayQuery, AwarenessYear, AwarenessYearQuery } from '@clinic/contracts/content';
import { clinicToday, isCalendarDate } from '@clinic/contracts/time';
import { shownAt } from '../../http/site-preview.ts';
import type { Services } from '../../services.ts';
import { invalidField } from '../../http/errors.ts';
import { groupEvents, occurrencesIn, occurrencesOn } from './events.ts';
import { presentNotice, presentOccurrence } from './present.ts';
import * as repo from './repo.ts';

/** Health-awareness events of any year, and what the strip shows today (S52, S53, S55, Q1, Q2). */
export async function awarenessRoutes(instance: FastifyInstance, { db, clock, settings }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['awareness'];

  app.get(
    '/api/awareness-events',
    {
      schema: {
        tags,
        summary: 'Awareness events of a year',
        querystring: AwarenessYearQuery,
        response: { 200: AwarenessYear },
      },
    },
    async (request) => {
      const year = request.query.year ?? Number(clinicToday(shownAt(request, clock)).slice(0, 4));
      const occurrences = occurrencesIn(await repo.activeRules(db), year);
      return { year, data: groupEvents(occurrences) };
    },
  );

  app.get(
    '/api/awareness-events/today',
    {
      schema: {
        tags,
        summary: 'What the strip shows today',
        description: '`date` stands for today outside production.',
        querystring: AwarenessTodayQuery,
        response: { 200: AwarenessToday },
      },
    },
    async (request) => {
      const wanted = settings.mode === 'demo' ? request.query.date : undefined;
      if (wanted !== undefined && !isCalendarDate(wanted)) throw invalidField('date', 'validation.date');
      const date = wanted ?? clinicToday(shownAt(request, clock));
      const [notices, rules] = await Promise.all([repo.noticesOn(db, date), repo.activeRules(db)]);
      return { date, data: [...notices.map(presentNotice), ...occurrencesOn(rules, date).map(presentOccurrence)] };
    },
  );
}
