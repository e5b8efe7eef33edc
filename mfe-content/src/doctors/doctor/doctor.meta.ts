import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { physician } from '../../parts/structured-data.ts';
import type { DoctorData } from './doctor.data.ts';

/** S7: the address carries the slug of the page's language and follows it. */
export function meta({ data, lang, t, site }: MetaArgs<DoctorData, 'content'>): ScreenMeta {
  if (data === undefined || data === null) return { title: t('doctor.missing.title'), noindex: true };
  const { doctor } = data;
  const name = pick(doctor, 'name', lang);
  const [title] = doctor.job_titles;
  return {
    title: title === undefined ? name : t('doctor.title', { name, title: pick(title, 'name', lang) }),
    description: pick(doctor, 'bio', lang),
    paths: { ar: contentPaths.doctor(doctor.slug_ar), en: contentPaths.doctor(doctor.slug_en) },
    preloadImage: `/images/${doctor.image}`,
    cardImage: doctor.image,
    jsonLd: [
      physician(doctor, lang, site),
      breadcrumbList(
        [
          { name: t('clinic.crumb'), path: contentPaths.home() },
          { name: t('doctors.title'), path: contentPaths.doctors() },
          { name, path: contentPaths.doctor(pick(doctor, 'slug', lang)) },
        ],
        site.origin,
      ),
    ],
  };
}
