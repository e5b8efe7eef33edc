import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { NewsData } from './news.data.ts';

export function meta({ lang, t, site }: MetaArgs<NewsData, 'content'>): ScreenMeta {
  return {
    title: t('news.title'),
    description: t('news.lead'),
    feeds: [{ title: t('news.title'), href: `/api/feeds/news.${lang}.xml` }],
    jsonLd: [
      breadcrumbList(
        [
          { name: t('clinic.crumb'), path: contentPaths.home() },
          { name: t('news.title'), path: contentPaths.news() },
        ],
        site.origin,
      ),
    ],
  };
}
