import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { BlogsData } from './blogs.data.ts';

export function meta({ data, lang, t, site }: MetaArgs<BlogsData, 'content'>): ScreenMeta {
  const chosen = data?.chosen ?? null;
  const title = chosen === null ? t('blogs.title') : pick(chosen, 'name', lang);
  const searched = (data?.list?.search ?? '') !== '';
  return {
    title: chosen === null ? title : t('blogs.titleOf', { category: title }),
    description: t('blogs.lead'),
    ...(chosen === null
      ? {}
      : { paths: { ar: contentPaths.blogCategory(chosen.slug_ar), en: contentPaths.blogCategory(chosen.slug_en) } }),
    ...(searched || data?.list === null ? { noindex: true } : {}),
    feeds: [{ title: t('blogs.title'), href: `/api/feeds/blogs.${lang}.xml` }],
    jsonLd: [
      breadcrumbList(
        [
          { name: t('clinic.crumb'), path: contentPaths.home() },
          { name: t('blogs.title'), path: contentPaths.blogs() },
          ...(chosen === null ? [] : [{ name: title, path: contentPaths.blogCategory(pick(chosen, 'slug', lang)) }]),
        ],
        site.origin,
      ),
    ],
  };
}
