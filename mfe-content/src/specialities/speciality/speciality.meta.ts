import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { loadedOr } from '@clinic/kit/routing';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { specialityScene } from '../../parts/speciality-picture.ts';
import { faqPage } from '../../parts/structured-data.ts';
import { noTexts } from './department-texts.ts';
import type { SpecialityData } from './speciality.data.ts';

export function meta({ data, lang, t, site }: MetaArgs<SpecialityData, 'content'>): ScreenMeta {
  if (data === undefined || data === null) return { title: t('specialities.missing.title'), noindex: true };
  const { specialty } = data;
  const { questions } = loadedOr(data.texts, noTexts);
  const name = pick(specialty, 'name', lang);
  // The English slugs are the addresses that the clinic has published, in both languages; the Arabic ones lead there.
  const path = contentPaths.speciality(specialty.slug_en);
  return {
    title: name,
    description: pick(specialty, 'summary', lang),
    paths: { ar: path, en: path },
    preloadImage: specialityScene(specialty),
    jsonLd: [
      breadcrumbList(
        [
          { name: t('clinic.crumb'), path: contentPaths.home() },
          { name: t('specialities.title'), path: contentPaths.specialities() },
          { name, path },
        ],
        site.origin,
      ),
      ...(questions.length > 0 ? [faqPage(questions, lang)] : []),
    ],
  };
}
