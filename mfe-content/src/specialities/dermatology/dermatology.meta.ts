import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { loadedOr } from '@clinic/kit/routing';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { DermatologyData } from './dermatology.data.ts';

/** Drawn scene of the department, when its page names none. */
export const skinScene = 'specialties/skin.svg';

export function meta({ data, lang, t, site }: MetaArgs<DermatologyData, 'content'>): ScreenMeta {
  if (data === undefined || data === null) return { title: t('info.missing.title'), noindex: true };
  const page = loadedOr(data.page, null);
  const title = page === null ? t('skin.title') : pick(page, 'title', lang);
  const scene = page?.image ?? skinScene;
  return {
    title,
    description: page === null ? t('skin.lead') : pick(page, 'lead', lang),
    preloadImage: `/images/${scene}`,
    cardImage: scene,
    jsonLd: [
      breadcrumbList(
        [
          { name: t('clinic.crumb'), path: contentPaths.home() },
          { name: t('specialities.title'), path: contentPaths.specialities() },
          { name: title, path: contentPaths.dermatology() },
        ],
        site.origin,
      ),
    ],
  };
}
