import { honeypot } from '@clinic/shared/contracts';
import type { z } from '@clinic/shared/contracts';
import { NewsletterAnswer, NewsletterSubscribe } from '@clinic/shared/contracts/content';
import { submit } from '@clinic/shared/forms';
import type { Submission } from '@clinic/shared/forms';
import { api } from '@clinic/shared/http';
import type { ScreenArgs } from '@clinic/shared/routing';

/** S87: a subscription to the newsletter; the one in the foot of every page comes here too. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: NewsletterSubscribe,
    send: (subscriber, { idempotencyKey, trap }) =>
      api.post(
        '/api/newsletter/subscribe',
        { ...subscriber, [honeypot]: trap },
        NewsletterAnswer,
        idempotencyKey === undefined ? {} : { idempotencyKey },
      ),
  });

export type NewsletterAction = Submission<z.infer<typeof NewsletterAnswer>>;
