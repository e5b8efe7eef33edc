import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ChangeConsent, ConsentLog } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { actorOf, signedIn } from '../auth/session.ts';
import { consentsOf, recordConsent } from './consents.ts';
import { endOwnNewsletter } from './own-newsletter.ts';

/** What the account agreed to, and when (E8). */
export async function consentRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, audit, cipher } = services;
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
        summary: 'Give a consent or take it back; without the one for offers and news no newsletter comes',
        body: ChangeConsent,
        response: { 200: ConsentLog },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { kind, granted } = request.body;
      const now = clock();
      const data = await db.transaction(async (tx) => {
        await recordConsent(tx, audit, actor, { kind, granted, now, requestId: request.id });
        // Who wants no offers and news gets no newsletter either, wherever it was ordered.
        if (kind === 'marketing' && !granted) await endOwnNewsletter(tx, cipher, actor.user, now);
        return consentsOf(tx, actor.userId);
      });
      return { data };
    },
  );
}
