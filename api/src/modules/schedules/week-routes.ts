import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  DoctorWeekResponse,
  SaveWeek,
  ScheduledDoctors,
  ScheduledDoctorsQuery,
  ScheduleEffectResponse,
  SettledResponse,
  WeekDraft,
} from '@clinic/contracts/account';
import { clinicToday } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { digits, IdParams } from '../../http/params.ts';
import { presentNamed } from '../../present-named.ts';
import { namePatterns } from '../doctors/name-patterns.ts';
import { comingLeave } from './leave-repo.ts';
import { mayCloseClinic } from './policy.ts';
import { presentLeave } from './present.ts';
import { readEffect } from './read-effect.ts';
import { listDoctors, readWeek } from './read-week.ts';
import * as repo from './repo.ts';
import { saveWeek, weekChangeOf } from './save-week.ts';
import { callOf, confirmedCallOf } from './staff.ts';

const perPage = 20;
const tags = ['schedules'];
const one = `/api/schedules/doctors/:id(${digits})`;

/** Doctors and their weekly hours: the list, one week, what a change would do, and the change. */
export function weekRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock } = services;

  app.get(
    '/api/schedules/doctors',
    {
      schema: {
        tags,
        summary: 'Doctors by name and branch, 20 a page, and the closed days of the clinic',
        querystring: ScheduledDoctorsQuery,
        response: { 200: ScheduledDoctors },
      },
    },
    async (request) => {
      const { page, search = '', branch_id: branchId } = request.query;
      const now = clock();
      const { actor } = callOf(request);
      const wanted = { name: namePatterns(search), branchId, limits: actor.limits };
      const rows = await repo.findDoctors(db, wanted, { limit: perPage, offset: (page - 1) * perPage });
      const branches = await repo.openBranches(db, actor.limits);
      return {
        data: {
          doctors: await listDoctors(db, rows, now),
          ...{ current_page: page, per_page: perPage, total: await repo.countDoctors(db, wanted) },
          today: clinicToday(now),
          ...(branches.length > 1 && { branches: branches.map(presentNamed) }),
          closures: (await comingLeave(db, [], now)).map(presentLeave),
          may_close: mayCloseClinic(actor),
        },
      };
    },
  );

  app.get(
    one,
    { schema: { tags, summary: 'One doctor’s week', params: IdParams, response: { 200: DoctorWeekResponse } } },
    async (request) => ({ data: await readWeek(db, callOf(request), request.params.id, clock()) }),
  );

  app.post(
    `${one}/effect`,
    {
      schema: {
        tags,
        summary: 'What a week would do: slots won and lost, booked visits that no longer fit',
        params: IdParams,
        body: WeekDraft,
        response: { 200: ScheduleEffectResponse },
      },
    },
    async (request) => {
      const { id } = request.params;
      const named = { ...callOf(request), subject: `doctor:${id}` };
      const effect = await readEffect(services, request, named, async (tx, now) => {
        const { change } = await weekChangeOf(tx, named, id, request.body, now);
        return change;
      });
      return { data: effect };
    },
  );

  app.post(
    one,
    {
      schema: {
        tags,
        summary: 'Save a doctor’s week and settle the visits that no longer fit, in one step',
        params: IdParams,
        body: SaveWeek,
        response: { 200: SettledResponse },
      },
    },
    async (request) => ({
      data: await saveWeek(services, confirmedCallOf(services, request), request.params.id, request.body),
    }),
  );
}
