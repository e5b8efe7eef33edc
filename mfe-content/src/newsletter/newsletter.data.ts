import { honeypot } from '@clinic/contracts';
import { NewsletterResponse, NewsletterSubscribe } from '@clinic/contracts/content';
import { submit } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';

/** S87: a subscription to the newsletter; the one in the foot of every page comes here too. */
export async function action({ request, lang }: ScreenArgs) {
  const { data: submission, init } = await submit(request, {
    schema: NewsletterSubscribe,
    send: (subscriber, { idempotencyKey, trap, signal }) =>
      api.post('/api/newsletter/subscribe', { ...subscriber, [honeypot]: trap }, NewsletterResponse, {
        idempotencyKey,
        signal,
      }),
  });
  return data({ ...submission, lang }, init ?? undefined);
}
