import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { loader } from './specialities.data.ts';

export function meta({ t, site }: MetaArgs<Awaited<ReturnType<typeof loader>>, 'content'>): ScreenMeta {
  const title = t('specialities.title');
  return {
    title,
    description: t('specialities.lead'),
    jsonLd: [
      breadcrumbList(
        [
          { name: t('clinic.crumb'), path: contentPaths.home() },
          { name: title, path: contentPaths.specialities() },
        ],
        site.origin,
      ),
    ],
  };
}
