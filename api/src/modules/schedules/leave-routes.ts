import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { LeaveDraft, SaveLeave, ScheduleEffectResponse, SettledResponse } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { digits, IdParams } from '../../http/params.ts';
import { endLeave } from './end-leave.ts';
import { leaveChangeOf, saveLeave, subjectOf } from './leave.ts';
import { mayCloseClinic } from './policy.ts';
import { readEffect } from './read-effect.ts';
import { callOf, confirmedCallOf } from './staff.ts';

const tags = ['schedules'];

/** Leave of doctors and closed days of the clinic. */
export function leaveRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/schedules/leave/effect',
    {
      schema: {
        tags,
        summary: 'What leave or a closed day would do: slots lost, booked visits in it',
        body: LeaveDraft,
        response: { 200: ScheduleEffectResponse },
      },
    },
    async (request) => {
      const named = { ...callOf(request), subject: subjectOf(request.body.doctor_id) };
      return {
        data: await readEffect(services, request, named, (tx, now) => leaveChangeOf(tx, named, request.body, now)),
      };
    },
  );

  app.post(
    '/api/schedules/leave',
    {
      schema: {
        tags,
        summary: 'Save leave or a closed day and settle the visits in it, in one step',
        body: SaveLeave,
        response: { 200: SettledResponse },
      },
    },
    async (request) => ({ data: await saveLeave(services, confirmedCallOf(services, request), request.body) }),
  );

  app.delete(
    `/api/schedules/leave/:id(${digits})`,
    { schema: { tags, summary: 'End leave or a closed day', params: IdParams, response: { 204: z.null() } } },
    async (request, reply) => {
      const { actor: staff, requestId } = callOf(request);
      await endLeave(services, { staff, requestId, mayOpenClinic: mayCloseClinic(staff) }, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
