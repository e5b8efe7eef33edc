import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { pictureSources } from '@clinic/kit/ui';
import { sceneSizes, sceneWidth } from '../../../parts/scene-size.ts';
import type { TipData } from './tip.data.ts';

export function meta({ data, lang, t, site }: MetaArgs<TipData | null, 'content'>): ScreenMeta {
  if (data === undefined || data === null) return { title: t('skin.missing.title'), noindex: true };
  const { tip } = data;
  const title = pick(tip, 'title', lang);
  return {
    title,
    description: pick(tip, 'summary', lang),
    paths: { ar: contentPaths.skinTip(tip.slug_ar), en: contentPaths.skinTip(tip.slug_en) },
    type: 'article',
    preloadImage: pictureSources(tip.image, sceneWidth, sceneSizes),
    cardImage: tip.image,
    jsonLd: [
      breadcrumbList(
        [
          { name: t('clinic.crumb'), path: contentPaths.home() },
          { name: t('specialities.title'), path: contentPaths.specialities() },
          { name: t('skin.title'), path: contentPaths.dermatology() },
          { name: title, path: contentPaths.skinTip(pick(tip, 'slug', lang)) },
        ],
        site.origin,
      ),
    ],
  };
}
