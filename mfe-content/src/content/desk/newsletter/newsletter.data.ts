import { z } from '@clinic/contracts';
import { NewsletterIssueResponse, NewsletterIssuesResponse } from '@clinic/contracts/content/newsletter-issues';
import type { NewsletterIssues } from '@clinic/contracts/content/newsletter-issues';
import * as contentPaths from '@clinic/contracts/content/paths';
import { submit } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import { redirect } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { whyNoList } from '../../../parts/desk/why-nothing.ts';

export interface NewsletterData {
  before: number | null;
  /** Or why there are none: the role of the account was changed meanwhile, or they could not be loaded. */
  found: NewsletterIssues | 'refused' | 'failed';
}

/** The issues that the address asks for; what it does not understand counts as not said. */
export async function loader({ request }: ScreenArgs): Promise<NewsletterData> {
  const asked = new URL(request.url).searchParams.get('before') ?? '';
  const before = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null;
  try {
    const { data } = await memberCall(request, () =>
      api.get('/api/content-desk/newsletter', NewsletterIssuesResponse, {
        query: before === null ? {} : { before },
        signal: request.signal,
      }),
    );
    return { before, found: data };
  } catch (error) {
    return { before, found: whyNoList(error) };
  }
}

/** Begins an issue and leads to it. */
export async function action({ request }: ScreenArgs) {
  const result = await submit(request, {
    schema: z.object({}),
    send: (body: object) =>
      memberCall(request, () =>
        api.post('/api/content-desk/newsletter', body, NewsletterIssueResponse, { signal: request.signal }),
      ),
  });
  if (result.data.state === 'done') throw redirect(contentPaths.newsletterIssue(result.data.answer.data.id));
  return result;
}
