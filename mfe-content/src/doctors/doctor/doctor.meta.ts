import { pick } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';
import { breadcrumbList, physician } from '../../parts/structured-data.ts';
import type { DoctorData } from './doctor.data.ts';

/** S7: the address carries the slug of the page's language and follows it. */
export function meta({ data, lang, t, site }: MetaArgs<DoctorData>): ScreenMeta {
  if (data === undefined || data === null) return { title: t('doctors.missing.title'), noindex: true };
  const name = pick(data, 'name', lang);
  const [title] = data.job_titles;
  return {
    title: title === undefined ? name : t('doctors.doctorTitle', { name, title: pick(title, 'name', lang) }),
    description: pick(data, 'bio', lang),
    paths: { ar: paths.doctor(data.slug_ar), en: paths.doctor(data.slug_en) },
    preloadImage: `/images/${data.image}`,
    jsonLd: [
      physician(data, lang, site),
      breadcrumbList(
        [
          { name: t('home.crumb'), path: paths.home() },
          { name: t('doctors.title'), path: paths.doctors() },
          { name, path: paths.doctor(pick(data, 'slug', lang)) },
        ],
        site.origin,
      ),
    ],
  };
}
