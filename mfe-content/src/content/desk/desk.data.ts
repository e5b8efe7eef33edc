import { CreatePost, DeskPostResponse, DeskPostsResponse } from '@clinic/contracts/content/desk';
import type { DeskPost, DeskRights } from '@clinic/contracts/content/desk';
import * as contentPaths from '@clinic/contracts/content/paths';
import { submit } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import { redirect } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import type { DeskAddress } from './desk-address.ts';
import { deskAddress, inAddress } from './desk-address.ts';
import { whyNoList } from '../../parts/desk/why-nothing.ts';

export interface DeskData {
  address: DeskAddress;
  /** Or why there are none: the role of the account was changed meanwhile, or they could not be loaded. */
  found: { posts: DeskPost[]; next: string | null; may: DeskRights } | 'refused' | 'failed';
}

/** The posts that the address asks for. */
export async function loader({ request }: ScreenArgs): Promise<DeskData> {
  const address = deskAddress(new URL(request.url).searchParams);
  try {
    const { data } = await memberCall(request, () =>
      api.get('/api/content-desk/posts', DeskPostsResponse, { query: inAddress(address), signal: request.signal }),
    );
    return { address, found: data };
  } catch (error) {
    return { address, found: whyNoList(error) };
  }
}

/** Begins a post and leads to it. */
export async function action({ request }: ScreenArgs) {
  const result = await submit(request, {
    schema: CreatePost,
    send: (body: object) =>
      memberCall(request, () =>
        api.post('/api/content-desk/posts', body, DeskPostResponse, { signal: request.signal }),
      ),
  });
  if (result.data.state === 'done') throw redirect(contentPaths.deskPost(result.data.answer.data.id));
  return result;
}
