import { honeypot } from '@clinic/contracts';
import type { z } from '@clinic/contracts';
import { NewsletterResponse, NewsletterSubscribe } from '@clinic/contracts/content';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';

/** S87: a subscription to the newsletter; the one in the foot of every page comes here too. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: NewsletterSubscribe,
    send: (subscriber, { idempotencyKey, trap, signal }) =>
      api.post('/api/newsletter/subscribe', { ...subscriber, [honeypot]: trap }, NewsletterResponse, {
        idempotencyKey,
        signal,
      }),
  });

export type NewsletterAction = Submission<z.infer<typeof NewsletterResponse>>;
