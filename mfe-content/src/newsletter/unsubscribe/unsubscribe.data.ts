import type { z } from '@clinic/contracts';
import { NewsletterResponse, NewsletterUnsubscribe } from '@clinic/contracts/content';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';

/** The token of the link that was opened; nothing is changed by opening it, mail programs do that by themselves. */
export function loader({ request }: ScreenArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

export type UnsubscribeData = ReturnType<typeof loader>;

/** Ends a subscription to the newsletter. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: NewsletterUnsubscribe,
    send: (asked, { signal }) => api.post('/api/newsletter/unsubscribe', asked, NewsletterResponse, { signal }),
  });

export type UnsubscribeAction = Submission<z.infer<typeof NewsletterResponse>>;
