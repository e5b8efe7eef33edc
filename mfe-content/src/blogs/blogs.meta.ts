import { paths } from '@clinic/shared/routing';
import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';
import { breadcrumbList } from '../parts/structured-data.ts';

export function meta({ t }: MetaArgs<unknown>): ScreenMeta {
  return {
    title: t('blogs.title'),
    description: t('blogs.lead'),
    jsonLd: [
      breadcrumbList([
        { name: t('home.crumb'), path: paths.home() },
        { name: t('blogs.title'), path: paths.blogs() },
      ]),
    ],
  };
}
