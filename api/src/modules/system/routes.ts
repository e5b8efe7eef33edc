import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { DataVersion } from '@clinic/contracts';
import { ApiStatus } from '@clinic/contracts/status';
import { clinicToday } from '@clinic/contracts/time';
import { configuredChannels } from '../../messaging/channel-settings.ts';
import { deliveryState, latelyQueued } from '../../messaging/delivery-state.ts';
import type { Services } from '../../services.ts';
import { channelNames } from '../../messaging/mail.ts';
import { findDataVersion, ping } from './repo.ts';

const Alive = z.object({ status: z.literal('ok') });
/** `channels` are those by which messages leave; with none, nobody gets a code. */
const Ready = z.object({ status: z.literal('ok'), channels: z.array(z.enum(channelNames)) });
const Unready = z.object({ status: z.enum(['no-database', 'stopping', 'disk-full']) });

/** Everybody may ask for the status: it is looked up once in so many milliseconds. */
const freshMs = 5000;

/** What was found last, looked up again once it is older. */
function remembered<T>(forMs: number, find: () => Promise<T>): () => Promise<T> {
  let last: { at: number; found: Promise<T> } | null = null;
  return () => {
    if (last === null || performance.now() - last.at > forMs) {
      last = { at: performance.now(), found: find() };
      last.found.catch(() => (last = null));
    }
    return last.found;
  };
}

/** Health of the process, readiness of its database, version of the public content. */
export async function systemRoutes(instance: FastifyInstance, { db, clock, settings }: Services): Promise<void> {
  const channels = configuredChannels(settings);
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const lately = remembered(freshMs, () => latelyQueued(db, clock()));

  app.get(
    '/healthz',
    { logLevel: 'warn', schema: { tags: ['system'], summary: 'The process is alive', response: { 200: Alive } } },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/readyz',
    {
      logLevel: 'warn',
      schema: {
        tags: ['system'],
        summary: 'The database answers, there is space to write, and the process is not about to end',
        response: { 200: Ready, 503: Unready },
      },
    },
    async (request, reply) => {
      const problem = app.readiness.problem();
      if (problem !== null) return reply.code(503).send({ status: problem });
      try {
        await ping(db);
      } catch {
        request.log.warn('the database does not answer');
        return reply.code(503).send({ status: 'no-database' as const });
      }
      return { status: 'ok' as const, channels };
    },
  );

  app.get(
    '/api/status',
    {
      logLevel: 'warn',
      schema: { tags: ['system'], summary: 'Whether messages reach patients now', response: { 200: ApiStatus } },
    },
    async () => ({ data: { messages: channels.length === 0 ? 'working' : deliveryState(await lately()) } }),
  );

  app.get(
    '/api/data-version',
    {
      logLevel: 'warn',
      schema: { tags: ['system'], summary: 'Version of the public content', response: { 200: DataVersion } },
    },
    async () => {
      const row = await findDataVersion(db);
      return { version: `${row?.epoch}.${row?.version}`, today: clinicToday(clock()) };
    },
  );
}
