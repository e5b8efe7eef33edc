import { paths } from '@clinic/kit/routing';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { breadcrumbList } from '../parts/breadcrumb-list.ts';
import type { CategoriesData } from './categories.data.ts';

export function meta({ data, t, site }: MetaArgs<CategoriesData>): ScreenMeta {
  return {
    title: t('categories.title'),
    description: t('categories.lead'),
    ...(data !== undefined && data.search !== '' ? { noindex: true } : {}),
    jsonLd: [
      breadcrumbList(
        [
          { name: t('home.crumb'), path: paths.home() },
          { name: t('home.title'), path: paths.qa() },
          { name: t('categories.title'), path: paths.qaCategories() },
        ],
        site.origin,
      ),
    ],
  };
}
