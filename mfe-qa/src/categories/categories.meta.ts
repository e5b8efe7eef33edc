import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import * as contentPaths from '@clinic/contracts/content/paths';
import * as qaPaths from '@clinic/contracts/qa/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { CategoriesData } from './categories.data.ts';

export function meta({ data, t, site }: MetaArgs<CategoriesData, 'qa'>): ScreenMeta {
  return {
    title: t('categories.title'),
    description: t('categories.lead'),
    ...(data !== undefined && data.search !== '' ? { noindex: true } : {}),
    jsonLd: [
      breadcrumbList(
        [
          { name: t('home.crumb'), path: contentPaths.home() },
          { name: t('home.title'), path: qaPaths.questions() },
          { name: t('categories.title'), path: qaPaths.categories() },
        ],
        site.origin,
      ),
    ],
  };
}
