import { NewsletterIssueResponse } from '@clinic/contracts/content/newsletter-issues';
import type { NewsletterIssueDetails } from '@clinic/contracts/content/newsletter-issues';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { whyNothing } from '../../../../parts/desk/why-nothing.ts';

export type IssueScreen = { kind: 'found'; issue: NewsletterIssueDetails } | { kind: 'missing' | 'refused' | 'failed' };

/** An issue of the newsletter, whole. */
export async function loader({ request, params }: ScreenArgs): Promise<IssueScreen> {
  const id = params['id'] ?? '';
  if (!/^\d{1,15}$/.test(id)) return { kind: 'missing' };
  try {
    const { data: issue } = await memberCall(request, () =>
      api.get(`/api/content-desk/newsletter/${id}`, NewsletterIssueResponse, { signal: request.signal }),
    );
    return { kind: 'found', issue };
  } catch (error) {
    return { kind: whyNothing(error) };
  }
}
