import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { PushDeviceId, PushStateResponse, PushSubscriptionInput } from '@clinic/contracts/account';
import type { PushState } from '@clinic/contracts/account';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { actorOf, signedIn } from '../auth/session.ts';
import { devicesOf, removeDevice, saveDevice } from './repo.ts';

/** The browsers of an account that show notifications, for its owner alone. */
export async function pushRoutes(instance: FastifyInstance, { db, clock, settings }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['notifications'];
  const stateOf = async (userId: number): Promise<PushState> => ({
    key: settings.push?.publicKey ?? null,
    devices: (await devicesOf(db, userId)).map(({ fingerprint }) => fingerprint.toString('base64url')),
  });

  app.get(
    '/api/account/push',
    {
      onRequest: signedIn,
      schema: { tags, summary: 'Which of my browsers show notifications', response: { 200: PushStateResponse } },
    },
    async (request) => ({ data: await stateOf(actorOf(request).userId) }),
  );

  app.put(
    '/api/account/push',
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Show notifications in this browser until it is signed out; beyond ten the one seen longest ago ends',
        body: PushSubscriptionInput,
        response: { 200: PushStateResponse },
      },
    },
    async (request) => {
      const { userId, sessionId } = actorOf(request);
      if (settings.push === null) throw new ClinicError('NOT_FOUND');
      // The server calls this address: those of push services, and no other that somebody makes up.
      if (!settings.push.isService(request.body.endpoint)) throw invalidField('endpoint', 'validation.invalid');
      await db.transaction((tx) => saveDevice(tx, { userId, sessionId, now: clock() }, request.body));
      return { data: await stateOf(userId) };
    },
  );

  app.delete(
    '/api/account/push/:device',
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'End the notifications of one of my browsers',
        params: z.object({ device: PushDeviceId }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeDevice(db, actorOf(request).userId, Buffer.from(request.params.device, 'base64url'));
      return reply.code(204).send(null);
    },
  );
}
