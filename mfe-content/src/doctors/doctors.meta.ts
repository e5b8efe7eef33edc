import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { DoctorsData } from './doctors.data.ts';

export function meta({ data, lang, t, site }: MetaArgs<DoctorsData, 'content'>): ScreenMeta {
  const chosen = data?.chosen ?? null;
  const title = chosen === null ? t('doctors.title') : t('doctors.titleOf', { specialty: pick(chosen, 'name', lang) });
  return {
    title,
    description: t('doctors.lead'),
    jsonLd: [
      breadcrumbList(
        [
          { name: t('home.crumb'), path: contentPaths.home() },
          { name: t('doctors.title'), path: contentPaths.doctors() },
        ],
        site.origin,
      ),
    ],
  };
}
