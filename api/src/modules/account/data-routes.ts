import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { DeleteAccount } from '@clinic/contracts/account';
import { clinicToday } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { isFromBrowser } from '../../http/forgery-guard.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import { confirmedActorOf, dropSessionCookies, signedIn } from '../auth/session.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { AccountExport } from './export-format.ts';

const exports: Limit = { scope: 'export-account', most: 5, minutes: 24 * 60 };

/** A copy of everything that is kept about an account, and its end (E8: PDPL). */
export async function dataRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, audit, settings } = services;
  const tags = ['account'];

  app.get(
    '/api/account/export',
    {
      onRequest: signedIn,
      schema: { tags, summary: 'Everything that is kept about me, as a file', response: { 200: AccountExport } },
    },
    async (request, reply) => {
      const now = clock();
      const actor = confirmedActorOf(request, now);
      await countAttempt(db, exports, String(actor.userId), now);
      const subject = `user:${actor.userId}`;
      // One moment's picture; the log is chained by what was committed last and has to see it, so it is written apart.
      const copy = await db.transaction((tx) => exportAccount(tx, services, actor.user, now), {
        isolationLevel: 'repeatable read',
      });
      await db.transaction((tx) =>
        audit.record(tx, { at: now, actor, action: 'account.exported', subject, requestId: request.id }),
      );
      return reply.header('content-disposition', `attachment; filename="account-${clinicToday(now)}.json"`).send(copy);
    },
  );

  app.post(
    '/api/account/delete',
    {
      onRequest: signedIn,
      schema: { tags, summary: 'Delete my account for good', body: DeleteAccount, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const actor = confirmedActorOf(request, clock());
      await deleteAccount(services, actor, { requestId: request.id });
      if (isFromBrowser(request)) dropSessionCookies(reply, settings);
      return reply.code(204).send(null);
    },
  );
}
