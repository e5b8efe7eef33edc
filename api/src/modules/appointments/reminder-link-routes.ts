import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ReminderLinkResponse, UseReminderLink } from '@clinic/contracts/account';
import { countFromNetwork, networkOf } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { useReminderLink } from './use-reminder-link.ts';

/** As of other links in messages: a family behind one address uses a few, who guesses gets nowhere. */
const using: Limit = { scope: 'reminder-link-address', most: 30, minutes: 60 };

/** Links in reminders, which act without a session. A GET never does: mailboxes open links by themselves. */
export async function reminderLinkRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/reminder-links',
    {
      schema: {
        tags: ['booking'],
        summary: 'Confirm, move or cancel the visit of a reminder, with the token of its link',
        body: UseReminderLink,
        response: { 200: ReminderLinkResponse },
      },
    },
    async (request) => {
      await countFromNetwork(services.db, using, networkOf(request), services.clock());
      return { data: await useReminderLink(services, request.body, request.id) };
    },
  );
}
