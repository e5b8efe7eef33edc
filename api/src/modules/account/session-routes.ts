import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { RevokedSessions, SessionList } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import type { Tx } from '../../db/database.ts';
import { forgetDevicesWithoutSession } from '../../db/devices-without-session.ts';
import { ClinicError } from '../../http/errors.ts';
import { isFromBrowser } from '../../http/forgery-guard.ts';
import { digits, IdParams } from '../../http/params.ts';
import { actorOf, dropSessionCookies, endSessionsOf, signedIn } from '../auth/session.ts';
import { deviceOf } from './device.ts';
import * as repo from './repo.ts';

/** The devices on which an account is signed in, and how to sign them out from here (ASVS 7.4, 7.5). */
export async function sessionRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, audit, settings } = services;
  const tags = ['session'];
  const recordRevoked = (tx: Tx, request: FastifyRequest, details: Record<string, number>) => {
    const actor = actorOf(request);
    const subject = `user:${actor.userId}`;
    return audit.record(tx, { at: clock(), actor, action: 'session.revoked', subject, details, requestId: request.id });
  };

  app.get(
    '/api/sessions',
    { onRequest: signedIn, schema: { tags, summary: 'Where I am signed in', response: { 200: SessionList } } },
    async (request) => {
      const { userId, sessionId } = actorOf(request);
      const rows = await repo.activeSessions(db, userId, settings, clock());
      const data = rows.map((row) => ({
        id: row.id,
        device: deviceOf(row.userAgent),
        created_at: row.createdAt.toISOString(),
        last_seen_at: row.lastSeenAt.toISOString(),
        current: row.id === sessionId,
      }));
      return { data };
    },
  );

  app.delete(
    `/api/sessions/:id(${digits})`,
    {
      onRequest: signedIn,
      schema: { tags, summary: 'Sign one device out', params: IdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { userId, sessionId } = actorOf(request);
      await db.transaction(async (tx) => {
        if (!(await repo.endSession(tx, userId, request.params.id))) throw new ClinicError('NOT_FOUND');
        // The device may have been signed in again since its notifications were allowed: they are of the session before.
        if (request.params.id !== sessionId) await forgetDevicesWithoutSession(tx, userId);
        await recordRevoked(tx, request, { session: request.params.id });
      });
      if (request.params.id === sessionId && isFromBrowser(request)) dropSessionCookies(reply, settings);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/sessions/revoke-others',
    {
      onRequest: signedIn,
      schema: { tags, summary: 'Sign all other devices out', response: { 200: RevokedSessions } },
    },
    async (request) => {
      const { userId, sessionId } = actorOf(request);
      return db.transaction(async (tx) => {
        const open = await repo.activeSessions(tx, userId, settings, clock());
        const revoked = open.filter(({ id }) => id !== sessionId).length;
        await endSessionsOf(tx, userId, sessionId);
        await recordRevoked(tx, request, { revoked });
        return { data: { revoked } };
      });
    },
  );
}
