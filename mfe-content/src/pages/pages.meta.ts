import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { pictureSources } from '@clinic/kit/ui';
import { sceneSizes, sceneWidth } from '../parts/scene-size.ts';
import type { ExtraPageData } from './pages.data.ts';

export function meta({ data, lang, t, site }: MetaArgs<ExtraPageData | null, 'content'>): ScreenMeta {
  if (data === undefined || data === null) return { title: t('info.missing.title'), noindex: true };
  const { page } = data;
  const title = pick(page, 'title', lang);
  const crumbs = [
    { name: t('clinic.crumb'), path: contentPaths.home() },
    { name: title, path: contentPaths.extraPage(pick(page, 'slug', lang)) },
  ];
  return {
    title,
    description: pick(page, 'summary', lang),
    paths: { ar: contentPaths.extraPage(page.slug_ar), en: contentPaths.extraPage(page.slug_en) },
    ...(page.image !== null && {
      cardImage: page.image,
      preloadImage: pictureSources(page.image, sceneWidth, sceneSizes),
    }),
    jsonLd: [breadcrumbList(crumbs, site.origin)],
  };
}
