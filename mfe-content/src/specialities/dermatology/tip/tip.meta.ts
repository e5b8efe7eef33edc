import { pick } from '@clinic/kit/i18n';
import { paths } from '@clinic/kit/routing';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { pictureSources } from '@clinic/kit/ui';
import { sceneSizes, sceneWidth } from '../../../parts/scene-size.ts';
import { breadcrumbList } from '../../../parts/structured-data.ts';
import type { TipData } from './tip.data.ts';

export function meta({ data, lang, t, site }: MetaArgs<TipData | null>): ScreenMeta {
  if (data === undefined || data === null) return { title: t('skin.missing.title'), noindex: true };
  const { tip } = data;
  const title = pick(tip, 'title', lang);
  return {
    title,
    description: pick(tip, 'summary', lang),
    paths: { ar: paths.skinTip(tip.slug_ar), en: paths.skinTip(tip.slug_en) },
    type: 'article',
    preloadImage: pictureSources(tip.image, sceneWidth, sceneSizes),
    cardImage: tip.image,
    jsonLd: [
      breadcrumbList(
        [
          { name: t('home.crumb'), path: paths.home() },
          { name: t('specialities.title'), path: paths.specialities() },
          { name: t('skin.title'), path: paths.dermatology() },
          { name: title, path: paths.skinTip(pick(tip, 'slug', lang)) },
        ],
        site.origin,
      ),
    ],
  };
}
