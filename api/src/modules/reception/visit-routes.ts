import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  BookForPatient,
  CancelDays,
  CancelledDays,
  DeskVisitResponse,
  EndVisit,
  MoveVisit,
} from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { repeatableOf, sendStored } from '../../http/idempotency.ts';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { digits, IdParams } from '../../http/params.ts';
import { endLeave } from '../schedules/end-leave.ts';
import { auditActions, applyVisitAction, moveVisit, readVisit } from './visit-actions.ts';
import { cancelDays } from './cancel-days.ts';
import { bookByPhone } from './phone-booking.ts';
import { confirmedOnly, managersOnly, receptionistOf, requireConfirmedForWork } from './staff.ts';

/** Visits that one of the staff opens. */
const reads: Limit = { scope: 'reception-reads', most: 120, minutes: 1 };

const tags = ['reception'];
const one = `/api/reception/appointments/:id(${digits})`;
const visitSchema = (summary: string) => ({ tags, summary, params: IdParams, response: { 200: DeskVisitResponse } });

/** One visit at the desk: reading it and every action (E5); booking by telephone; calling off days (E10). */
export function visitRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const callOf = (request: FastifyRequest) => ({ staff: receptionistOf(request), requestId: request.id });
  const visitCallOf = (request: FastifyRequest & { params: { id: number } }) => ({
    ...callOf(request),
    visitId: request.params.id,
  });

  const managersWhoConfirmed = (action: string) => [managersOnly(services, action), confirmedOnly(services)];

  app.get(one, { schema: visitSchema('One visit, with its history') }, async (request) => {
    const visitCall = visitCallOf(request);
    await countByAccount(services.db, reads, request, visitCall.staff.userId, services.clock());
    return { data: await readVisit(services, visitCall) };
  });

  const simple = {
    confirm: 'Confirm a visit',
    'check-in': 'The patient is here: on the day of the visit',
    'no-show': 'The patient did not come: from the start of the visit on',
    complete: 'The visit is over',
  } as const;
  for (const [action, summary] of Object.entries(simple) as [keyof typeof simple, string][]) {
    app.post(
      `${one}/${action}`,
      { onRequest: managersOnly(services, auditActions[action]), schema: visitSchema(summary) },
      async (request) => ({ data: await applyVisitAction(services, visitCallOf(request), action) }),
    );
  }

  const ending = { reject: 'Reject a visit', cancel: 'Cancel a visit, at any time' } as const;
  for (const [action, summary] of Object.entries(ending) as [keyof typeof ending, string][]) {
    app.post(
      `${one}/${action}`,
      { onRequest: managersWhoConfirmed(auditActions[action]), schema: { ...visitSchema(summary), body: EndVisit } },
      async (request) => ({ data: await applyVisitAction(services, visitCallOf(request), action, request.body) }),
    );
  }

  app.post(
    `${one}/move`,
    {
      onRequest: managersWhoConfirmed(auditActions.move),
      schema: { ...visitSchema('Move a visit to another slot'), body: MoveVisit },
    },
    async (request) => ({ data: await moveVisit(services, visitCallOf(request), request.body) }),
  );

  app.post(
    '/api/reception/appointments',
    {
      config: { keptUnderLoad: true },
      onRequest: managersOnly(services, 'visit.booked'),
      schema: {
        tags,
        summary: 'Book for a patient on the telephone',
        body: BookForPatient,
        response: { 201: DeskVisitResponse },
      },
    },
    async (request, reply) => {
      const booked = await bookByPhone(services, callOf(request), request.body, repeatableOf(request));
      return sendStored(reply, booked);
    },
  );

  app.post(
    '/api/reception/days/cancel',
    {
      onRequest: managersOnly(services, 'days.cancelled'),
      schema: {
        tags,
        summary: 'Call off days of a doctor, or count what that would mean',
        body: CancelDays,
        response: { 200: CancelledDays },
      },
    },
    async (request) => {
      if (!request.body.dry_run) requireConfirmedForWork(services, request);
      return { data: await cancelDays(services, callOf(request), request.body) };
    },
  );

  app.delete(
    `/api/reception/leave/:id(${digits})`,
    {
      onRequest: managersOnly(services, 'leave.ended'),
      schema: { tags, summary: 'End a doctor’s leave', params: IdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await endLeave(services, callOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
