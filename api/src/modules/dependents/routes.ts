import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ChangeDependent, DependentResponse, DependentList, WriteDependent } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { repeatableOf, sendStored } from '../../http/idempotency.ts';
import { digits, IdParams } from '../../http/params.ts';
import { actorOf, signedIn } from '../auth/session.ts';
import { addDependent, changeDependent, listFamily, removeDependent } from './family.ts';

const tags = ['account'];
const one = `/api/dependents/:id(${digits})`;

/** The family that an account books for (E1). Somebody else's does not exist (V12). */
export async function dependentRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/dependents',
    { onRequest: signedIn, schema: { tags, summary: 'My family', response: { 200: DependentList } } },
    async (request) => ({ data: await listFamily(services, actorOf(request).userId) }),
  );

  app.post(
    '/api/dependents',
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Add somebody to my family',
        body: WriteDependent,
        response: { 201: DependentResponse },
      },
    },
    async (request, reply) => {
      const { userId } = actorOf(request);
      return sendStored(reply, await addDependent(services, userId, request.body, repeatableOf(request)));
    },
  );

  app.patch(
    one,
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Correct what is known of somebody of my family',
        params: IdParams,
        body: ChangeDependent,
        response: { 200: DependentResponse },
      },
    },
    async (request) => {
      const { userId, user } = actorOf(request);
      const whom = { id: request.params.id, accountPhone: user.phone };
      return { data: await changeDependent(services, userId, whom, request.body) };
    },
  );

  app.delete(
    one,
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Take somebody out of my family',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeDependent(services, actorOf(request).userId, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
