import type { ScreenArgs } from '@clinic/kit/routing';
import { loadPosts } from '../parts/post-list.data.ts';

/** S15: news of the clinic, newest first. */
export async function loader({ request }: ScreenArgs) {
  return { list: await loadPosts(request, 'news') };
}

export type NewsData = Awaited<ReturnType<typeof loader>>;
