import type { Lang } from '@clinic/contracts';
import { ExtraPageResponse } from '@clinic/contracts/content';
import type { ExtraPage } from '@clinic/contracts/content';
import * as contentPaths from '@clinic/contracts/content/paths';
import { api } from '@clinic/kit/http';
import { pick } from '@clinic/kit/i18n';
import { redirect } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { orMissing } from '../parts/page-content.data.ts';
import { safeHtml } from '../parts/safe-html.ts';

/** A page that editors made; its text is in the language of the page alone. */
export interface ExtraPageData {
  page: Omit<ExtraPage, 'description_ar' | 'description_en'>;
  html: string | TrustedHTML;
  lang: Lang;
}

/** A page by its slug in either language; an address that it had leads on to the one that it has. */
export function loader({ request, params, lang }: ScreenArgs) {
  return orMissing(load(params['slug'] ?? '', lang, request));
}

async function load(slug: string, lang: Lang, { url, signal }: Request): Promise<ExtraPageData> {
  const { data } = await api.get(`/api/extra-pages/${encodeURIComponent(slug)}`, ExtraPageResponse, { signal });
  const { description_ar, description_en, ...page } = data;
  if (slug !== page.slug_ar && slug !== page.slug_en)
    throw redirect(contentPaths.extraPage(pick(page, 'slug', lang)) + new URL(url).search, 301);
  return { page, html: await safeHtml(lang === 'ar' ? description_ar : description_en), lang };
}
