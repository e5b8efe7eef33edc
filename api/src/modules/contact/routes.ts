import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { anyPhone, z } from '@clinic/contracts';
import { ContactMessage, Received } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { sendFormResponse, isTrapped, takeForm, honeypotField } from '../../http/form-post.ts';
import { languageOf } from '../../http/language.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { newReference } from '../../reference.ts';
import { notifyInbox } from './contact-messages.ts';
import { insertMessage } from './repo.ts';

/** E7. */
const perAddress: Limit = { scope: 'contact', most: 5, minutes: 60 };

/** The contact form (S130). */
export async function contactRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/contact-messages',
    {
      schema: {
        tags: ['forms'],
        summary: 'Write to the clinic',
        body: z.extend(ContactMessage, honeypotField),
        response: { 201: Received },
      },
    },
    async (request, reply) => {
      const { website, ...typed } = request.body;
      const message = { ...typed, phone: anyPhone(typed.phone) ?? typed.phone };
      const reference = newReference();
      const taken = await takeForm(services, request, {
        form: 'contact',
        status: 201,
        limit: perAddress,
        content: message,
        trapped: isTrapped({ website }),
        friendly: () => ({ data: { reference } }),
        store: async (tx, now) => {
          await insertMessage(tx, services.cipher, { reference, message, lang: languageOf(request), now });
          await notifyInbox(tx, services.mail, { reference, message, now });
          return { data: { reference } };
        },
      });
      return sendFormResponse(reply, taken);
    },
  );
}
