import type { Lang } from '@clinic/contracts';
import { languages } from '@clinic/contracts';
import { PostDetailResponse } from '@clinic/contracts/content';
import type { PostDetail } from '@clinic/contracts/content';
import { api, isApiError } from '@clinic/kit/http';
import { hostPaths } from '@clinic/contracts';
import * as contentPaths from '@clinic/contracts/content/paths';
import { data, redirect } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { asCard } from '../../parts/post-list.data.ts';
import type { ShownPost } from '../../parts/PostArticle.tsx';
import type { PostOnCard } from '../../parts/PostCard.tsx';
import { plainText } from '../../parts/teaser.ts';
import { safeHtml } from '../../parts/safe-html.ts';

/** An article or a news item as its page shows it; its text is in the language of the page alone. */
export interface PostData extends ShownPost {
  words: number;
  related: PostOnCard[];
}

function isLanguage(text: string | undefined): text is Lang {
  return languages.some((lang) => lang === text);
}

async function find(slug: string, signal: AbortSignal): Promise<PostDetail | null> {
  try {
    return (await api.get(`/api/posts/by-slug/${encodeURIComponent(slug)}`, PostDetailResponse, { signal })).data;
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/**
 * S14, Q10: `/blogs/{lang}/{id or slug}`. A language that is none leads to the not-found page, an id or a former slug to
 * the slug. On the server the language of the address wins over the one chosen before; in the browser the address follows
 * the page.
 */
export async function loader({ request, params, lang }: ScreenArgs) {
  const { lang: wanted, slug = '' } = params;
  if (!isLanguage(wanted)) throw redirect(hostPaths.notFound());
  const post = await find(slug, request.signal);
  if (post === null) return data(null, { status: 404 });

  const proper = contentPaths.post(wanted, wanted === 'ar' ? post.slug_ar : post.slug_en);
  if (slug !== post.slug_ar && slug !== post.slug_en) throw redirect(proper + new URL(request.url).search, 301);
  if (typeof document === 'undefined' && wanted !== lang) throw redirect(`${proper}?lang=${wanted}`);

  const { description_ar, description_en, related, ...rest } = post;
  const html = lang === 'ar' ? description_ar : description_en;
  return {
    post: rest,
    html: await safeHtml(html),
    lang,
    words: plainText(html).split(' ').length,
    related: related.map(asCard),
  } satisfies PostData;
}
