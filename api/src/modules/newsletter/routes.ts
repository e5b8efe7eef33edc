import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as zod from 'zod';
import type { Lang } from '@clinic/contracts';
import { z } from '@clinic/contracts';
import { NewsletterResponse, NewsletterSubscribe, NewsletterUnsubscribe } from '@clinic/contracts/content';
import type { Services } from '../../services.ts';
import { invalidField } from '../../http/errors.ts';
import { sendFormResponse, isTrapped, takeForm, honeypotField } from '../../http/form-post.ts';
import { languageOf } from '../../http/language.ts';
import { countFromNetwork, networkOf } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { publicOriginOf } from '../../http/public-origin.ts';
import { hashOfToken } from '../../secret-tokens.ts';
import { unsubscribeLink } from './links.ts';
import { languageOfToken, unsubscribe } from './repo.ts';
import { subscribe } from './subscribe.ts';

/** E7. */
const subscribing: Limit = { scope: 'newsletter', most: 5, minutes: 60 };
/** One mailbox provider unsubscribes many people. */
const oneClick: Limit = { scope: 'newsletter-one-click', most: 6000, minutes: 60 };
const unsubscribing: Limit = { scope: 'newsletter-unsubscribe', most: 30, minutes: 60 };

/** The same whether the address was subscribed before or not: nobody learns who is. */
const subscribed: Record<Lang, string> = {
  ar: 'تم اشتراكك في النشرة البريدية. شكرًا لك.',
  en: 'You are subscribed to our newsletter. Thank you.',
};
const unsubscribed: Record<Lang, string> = {
  ar: 'أُلغي اشتراكك، ولن تصلك رسائل النشرة بعد الآن.',
  en: 'You are unsubscribed and will receive no more newsletters.',
};

/** The newsletter. */
export async function newsletterRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock } = services;
  const tags = ['forms'];

  app.post(
    '/api/newsletter/subscribe',
    {
      schema: {
        tags,
        summary: 'Subscribe to the newsletter',
        body: z.extend(NewsletterSubscribe, honeypotField),
        response: { 200: NewsletterResponse },
      },
    },
    async (request, reply) => {
      const { email, website } = request.body;
      const lang = languageOf(request);
      const answer = { message: subscribed[lang] };
      const taken = await takeForm(services, request, {
        form: 'newsletter',
        status: 200,
        limit: subscribing,
        content: { email, lang },
        // An address is there once whatever happens, and may come back at once after it has left.
        sameForMs: 0,
        trapped: isTrapped({ website }),
        friendly: () => answer,
        store: async (tx, now) => {
          await subscribe(tx, services, { email, lang, now }, publicOriginOf(request, services.settings));
          return answer;
        },
      });
      return sendFormResponse(reply, taken);
    },
  );

  app.post(
    '/api/newsletter/unsubscribe',
    {
      schema: {
        tags,
        summary: 'Unsubscribe, with the token of a message',
        body: NewsletterUnsubscribe,
        response: { 200: NewsletterResponse },
      },
    },
    async (request) => {
      const now = clock();
      await countFromNetwork(db, unsubscribing, networkOf(request), now);
      const known = await db.transaction((tx) =>
        unsubscribe(tx, services.cipher, hashOfToken(request.body.token), now),
      );
      if (!known) throw invalidField('token', 'validation.invalid');
      return { message: unsubscribed[languageOf(request)] };
    },
  );

  // Some mailboxes open the address in a browser instead, and some open every address to see whether it does harm.
  app.get(
    '/api/newsletter/one-click',
    {
      schema: {
        tags,
        summary: 'Open the address by which mailboxes unsubscribe: on to the page that asks first',
        querystring: NewsletterUnsubscribe,
        response: { 303: zod.null() },
      },
    },
    async (request, reply) => {
      const { token } = request.query;
      await countFromNetwork(db, oneClick, networkOf(request), clock());
      const lang = (await languageOfToken(db, hashOfToken(token))) ?? languageOf(request);
      const page = unsubscribeLink(publicOriginOf(request, services.settings), encodeURIComponent(token), lang);
      return reply.header('cache-control', 'no-store').redirect(page, 303);
    },
  );

  // Mailboxes post the form of RFC 8058; the address says it all.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, done) => done(null, null),
  );
  app.post(
    '/api/newsletter/one-click',
    {
      schema: {
        tags,
        summary: 'Unsubscribe, as mailboxes do it for their owner (RFC 8058)',
        querystring: NewsletterUnsubscribe,
        response: { 200: NewsletterResponse },
      },
    },
    async (request) => {
      const now = clock();
      await countFromNetwork(db, oneClick, networkOf(request), now);
      const known = await db.transaction((tx) =>
        unsubscribe(tx, services.cipher, hashOfToken(request.query.token), now),
      );
      if (!known) throw invalidField('token', 'validation.invalid');
      return { message: unsubscribed[languageOf(request)] };
    },
  );
}
