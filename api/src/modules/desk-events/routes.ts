import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DeskEventsQuery } from '@clinic/contracts/desk-events';
import { describeForLog } from '@clinic/node';
import { isLimited } from '../../db/staff-limits.ts';
import { ClinicError } from '../../http/errors.ts';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import type { Actor } from '../auth/session.ts';
import { actorOf } from '../auth/session.ts';
import { mayOpenPost } from '../content-desk/document-change.ts';
import { onlyRoles, recordRefusal } from '../moderation/refusals.ts';
import { staffFor } from '../moderation/staff.ts';
import { doctorsSeenBy, receptionistFor } from '../reception/staff.ts';
import { DeskHub } from './hub.ts';
import type { Watched } from './policy.ts';
import { mayWatch, questionsOf, visitsOf, watchesAny } from './policy.ts';

/** More than pages that somebody opens, with tries after a lost connection. */
const requests: Limit = { scope: 'desk-events', most: 60, minutes: 1 };

/** What a page may hear of, as the caller may see it; null for what is not theirs. */
async function watchedBy({ db }: Services, actor: Actor, at: string): Promise<Watched | null> {
  if (at === 'questions') {
    const staff = await staffFor(db, actor);
    return staff && questionsOf(staff);
  }
  if (/^visits\b/.test(at)) {
    const staff = await receptionistFor(db, actor);
    return staff && visitsOf(staff, await doctorsSeenBy(db, staff), at);
  }
  if (!mayWatch(actor.role, at)) return null;
  const post = /^post:(\d+)$/.exec(at)?.[1];
  const isTheirs = post === undefined || !isLimited(actor.limits) || (await mayOpenPost(db, actor, Number(post)));
  return isTheirs ? (at as Watched) : null;
}

/** What others do at the desks, as it happens. */
export async function deskEventRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const hub = new DeskHub(services, (error) =>
    app.log.error({ failure: describeForLog(error) }, 'pages of the staff could not be told what is new'),
  );
  const admit = onlyRoles(services, 'desk-events', watchesAny);
  // A stream that is open would keep the server from closing.
  app.addHook('preClose', () => hub.close());
  app.addHook('onRequest', async (request) => {
    await countByAccount(services.db, requests, request, actorOf(request).userId, services.clock());
    await admit(request);
  });

  app.get(
    '/api/desk-events',
    {
      // EventSource sends no Authorization header.
      config: { tokenFromCookie: true, isUnattended: true, staysOpen: true },
      schema: {
        tags: ['desk-events'],
        summary: 'Server-sent events for a page of the staff: that something was changed, and who else is there',
        querystring: DeskEventsQuery,
      },
    },
    async (request, reply) => {
      const { at } = request.query;
      const actor = actorOf(request);
      const watched = await watchedBy(services, actor, at);
      if (watched === null) {
        await recordRefusal(services, { actor, action: 'desk-events.watched', subject: at, requestId: request.id });
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
          .send(await hub.open(actor, watched))
      );
    },
  );
}
