import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { queryOf, settingsOf } from './doctors-query.ts';
import type { DoctorsData } from './doctors.data.ts';

/** The directory and the doctors of a speciality, page by page, are for search engines; what somebody looked for is not. */
export function meta({ data, lang, t, site }: MetaArgs<DoctorsData, 'content'>): ScreenMeta {
  const { chosen = null, list = null } = data ?? {};
  const query = queryOf(data?.asked ?? '');
  const title =
    chosen === null ? t('doctors.title') : t('directory.titleOf', { specialty: pick(chosen, 'name', lang) });
  const asked = settingsOf(query).some((name) => name !== 'specialty');
  const nothing = data !== undefined && (list === null || list.doctors.length === 0);
  return {
    title: query.page > 1 ? t('directory.titleOfPage', { title, page: query.page }) : title,
    description: t('doctors.lead'),
    ...(asked || nothing ? { noindex: true } : {}),
    jsonLd: [
      breadcrumbList(
        [
          { name: t('clinic.crumb'), path: contentPaths.home() },
          { name: t('doctors.title'), path: contentPaths.doctors() },
        ],
        site.origin,
      ),
    ],
  };
}
