import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DeskEventsQuery } from '@clinic/contracts/content/desk';
import { describeForLog } from '@clinic/node';
import { ClinicError } from '../../http/errors.ts';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../auth/session.ts';
import { readsContent } from '../content-records/policy.ts';
import { onlyRoles, recordRefusal } from '../moderation/refusals.ts';
import { DeskHub } from './hub.ts';
import { mayWatch } from './policy.ts';

/** More than pages that somebody opens, with tries after a lost connection. */
const requests: Limit = { scope: 'desk-events', most: 60, minutes: 1 };

/** What others do at the content desk, as it happens. */
export async function deskEventRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const hub = new DeskHub(services, (error) =>
    app.log.error({ failure: describeForLog(error) }, 'pages of the content desk could not be told what is new'),
  );
  const admit = onlyRoles(services, 'content-desk', readsContent);
  // A stream that is open would keep the server from closing.
  app.addHook('preClose', () => hub.close());
  app.addHook('onRequest', async (request) => {
    await countByAccount(services.db, requests, request, actorOf(request).userId, services.clock());
    await admit(request);
  });

  app.get(
    '/api/content-desk/events',
    {
      // EventSource sends no Authorization header.
      config: { tokenFromCookie: true, isUnattended: true, staysOpen: true },
      schema: {
        tags: ['content-desk'],
        summary: 'Server-sent events for a page of the desk: that something was changed, and who else is there',
        querystring: DeskEventsQuery,
      },
    },
    async (request, reply) => {
      const { at } = request.query;
      const actor = actorOf(request);
      if (!mayWatch(actor.role, at)) {
        await recordRefusal(services, { actor, action: 'content-desk.watched', subject: at, requestId: request.id });
        throw new ClinicError('FORBIDDEN');
      }
      return (
        reply
          .type('text/event-stream')
          // Proxies neither keep, nor compress, nor gather it.
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          // Nothing else comes on this connection, and a server that closes would wait for it.
          .header('connection', 'close')
          .send(await hub.open(actor, at))
      );
    },
  );
}
