import { PostDetailResponse } from '@clinic/contracts/content';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import type { ShownPost } from '../../parts/PostArticle.tsx';
import { safeHtml } from '../../parts/safe-html.ts';

/** The draft that the link shows, in the language of the page; null when the link has run out. */
export async function loader({ request, params, lang }: ScreenArgs): Promise<ShownPost | null> {
  const address = `/api/post-previews/${encodeURIComponent(params['token'] ?? '')}`;
  try {
    const { data } = await api.get(address, PostDetailResponse, { signal: request.signal });
    const { description_ar, description_en, related: _none, ...post } = data;
    return { post, html: await safeHtml(lang === 'ar' ? description_ar : description_en), lang };
  } catch (error) {
    if (isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION')) return null;
    throw error;
  }
}
