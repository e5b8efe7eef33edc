import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ChangeConsent, ConsentLog } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { actorOf, signedIn } from '../auth/session.ts';
import { consentsOf, recordConsent } from './consents.ts';

/** What the account agreed to, and when (E8). */
export async function consentRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, audit } = services;
  const tags = ['account'];

  app.get(
    '/api/account/consents',
    {
      onRequest: signedIn,
      schema: { tags, summary: 'What I agreed to, the latest first', response: { 200: ConsentLog } },
    },
    async (request) => ({ data: await consentsOf(db, actorOf(request).userId) }),
  );

  app.post(
    '/api/account/consents',
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Give a consent or take it back',
        body: ChangeConsent,
        response: { 200: ConsentLog },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const data = await db.transaction(async (tx) => {
        await recordConsent(tx, audit, actor, { ...request.body, now: clock(), requestId: request.id });
        return consentsOf(tx, actor.userId);
      });
      return { data };
    },
  );
}
