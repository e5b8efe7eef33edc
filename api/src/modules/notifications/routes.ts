import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { NotificationPage, NotificationsQuery, ReadNotifications, UnreadResponse } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { countUnread } from '../../messaging/unread.ts';
import { actorOf, signedIn } from '../auth/session.ts';
import { presentNotification } from './present.ts';
import { listNotifications, markRead } from './repo.ts';

const perPage = 20;

/** An account's notifications, for its owner alone. */
export async function notificationRoutes(instance: FastifyInstance, { db, clock }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['notifications'];

  app.get(
    '/api/notifications',
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'My notifications, the latest first, 20 a page',
        querystring: NotificationsQuery,
        response: { 200: NotificationPage },
      },
    },
    async (request) => {
      const { page } = request.query;
      const range = { limit: perPage, offset: (page - 1) * perPage };
      const { userId } = actorOf(request);
      const { rows, total } = await listNotifications(db, userId, range);
      const unread = await countUnread(db, userId);
      return { data: { data: rows.map(presentNotification), current_page: page, per_page: perPage, total, unread } };
    },
  );

  app.post(
    '/api/notifications/read',
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Mark some or all of my notifications as read',
        body: ReadNotifications,
        response: { 200: UnreadResponse },
      },
    },
    async (request) => {
      const { userId } = actorOf(request);
      await markRead(db, userId, request.body, clock());
      return { data: { unread: await countUnread(db, userId) } };
    },
  );
}
