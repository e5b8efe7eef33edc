import type { z } from '@clinic/shared/contracts';
import { NewsletterAnswer, NewsletterUnsubscribe } from '@clinic/shared/contracts/content';
import { submit } from '@clinic/shared/forms';
import type { Submission } from '@clinic/shared/forms';
import { api } from '@clinic/shared/http';
import type { ScreenArgs } from '@clinic/shared/routing';

/** The token of the link that was opened; nothing is changed by opening it, mail programs do that by themselves. */
export function loader({ request }: ScreenArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

export type UnsubscribeData = ReturnType<typeof loader>;

/** Ends a subscription to the newsletter. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: NewsletterUnsubscribe,
    send: (asked) => api.post('/api/newsletter/unsubscribe', asked, NewsletterAnswer),
  });

export type UnsubscribeAction = Submission<z.infer<typeof NewsletterAnswer>>;
