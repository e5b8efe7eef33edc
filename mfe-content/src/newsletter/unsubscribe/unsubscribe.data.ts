import { NewsletterResponse, NewsletterUnsubscribe } from '@clinic/contracts/content';
import { submit } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';

/** The token of the link that was opened; nothing is changed by opening it, mail programs do that by themselves. */
export function loader({ request }: ScreenArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

export type UnsubscribeData = ReturnType<typeof loader>;

/** Ends a subscription to the newsletter. */
export async function action({ request, lang }: ScreenArgs) {
  const { data: submission, init } = await submit(request, {
    schema: NewsletterUnsubscribe,
    send: (asked, { signal }) => api.post('/api/newsletter/unsubscribe', asked, NewsletterResponse, { signal }),
  });
  return data({ ...submission, lang }, init ?? undefined);
}
