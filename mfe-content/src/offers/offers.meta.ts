import { paths } from '@clinic/shared/routing';
import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';
import { breadcrumbList } from '../parts/structured-data.ts';
import type { OffersData } from './offers.data.ts';

export function meta({ t, site }: MetaArgs<OffersData>): ScreenMeta {
  return {
    title: t('offers.title'),
    description: t('offers.lead'),
    jsonLd: [
      breadcrumbList(
        [
          { name: t('home.crumb'), path: paths.home() },
          { name: t('offers.title'), path: paths.offers() },
        ],
        site.origin,
      ),
    ],
  };
}
