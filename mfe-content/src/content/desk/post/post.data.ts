import { DeskChoices, DeskPostResponse } from '@clinic/contracts/content/desk';
import type { DeskPostDetails } from '@clinic/contracts/content/desk';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { whyNothing } from '../../../parts/desk/why-nothing.ts';

export type Choices = (typeof DeskChoices)['_zod']['output']['data'];

export type PostScreen =
  { kind: 'found'; post: DeskPostDetails; choices: Choices } | { kind: 'missing' | 'refused' | 'failed' };

/** A post, whole, and what it can refer to. */
export async function loader({ request, params }: ScreenArgs): Promise<PostScreen> {
  const id = params['id'] ?? '';
  const { signal } = request;
  if (!/^\d{1,15}$/.test(id)) return { kind: 'missing' };
  try {
    const [{ data: post }, { data: choices }] = await memberCall(request, () =>
      Promise.all([
        api.get(`/api/content-desk/posts/${id}`, DeskPostResponse, { signal }),
        api.get('/api/content-desk/choices', DeskChoices, { signal }),
      ]),
    );
    return { kind: 'found', post, choices };
  } catch (error) {
    return { kind: whyNothing(error) };
  }
}
