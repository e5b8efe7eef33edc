import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { AppointmentResponse } from '@clinic/contracts';
import { JoinWaitlist, WaitlistResponse, WaitlistEntryResponse } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { digits, IdParams } from '../../http/params.ts';
import { actorOf, signedIn } from '../auth/session.ts';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { leaveWaitlist } from './leave-waitlist.ts';
import { listEntries } from './list-repo.ts';
import { entryWindow } from './policy.ts';
import { presentEntry } from './present.ts';

/** The waiting list of the signed-in patient, and the slots that it offers. */
export async function waitlistRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock } = services;
  const tags = ['waitlist'];
  const entriesOf = async (userId: number, now: Date) =>
    (await listEntries(db, userId)).map((row) => presentEntry(row, now));

  app.get(
    '/api/waitlist',
    {
      onRequest: signedIn,
      schema: { tags, summary: 'What I wait for, and what is kept for me', response: { 200: WaitlistResponse } },
    },
    async (request) => {
      const now = clock();
      const { first: today, last } = entryWindow(now);
      return { data: { today, last, entries: await entriesOf(actorOf(request).userId, now) } };
    },
  );

  app.post(
    '/api/waitlist',
    {
      onRequest: signedIn,
      schema: { tags, summary: 'Wait for a free slot', body: JoinWaitlist, response: { 201: WaitlistEntryResponse } },
    },
    async (request, reply) => {
      const { userId } = actorOf(request);
      const id = await joinWaitlist(services, userId, request.body);
      const entry = (await entriesOf(userId, clock())).find((one) => one.id === id);
      if (!entry) throw new Error('the entry cannot be read back');
      return reply.code(201).send({ data: entry });
    },
  );

  app.delete(
    `/api/waitlist/:id(${digits})`,
    {
      onRequest: signedIn,
      schema: { tags, summary: 'Wait no longer', params: IdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await leaveWaitlist(services, actorOf(request).userId, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `/api/waitlist/offers/:id(${digits})/accept`,
    {
      onRequest: signedIn,
      schema: { tags, summary: 'Take the slot kept for me', params: IdParams, response: { 200: AppointmentResponse } },
    },
    async (request) => ({ data: await acceptOffer(services, actorOf(request).userId, request.params.id) }),
  );

  app.post(
    `/api/waitlist/offers/:id(${digits})/decline`,
    {
      onRequest: signedIn,
      schema: { tags, summary: 'Let the slot kept for me go', params: IdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await declineOffer(services, actorOf(request).userId, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
