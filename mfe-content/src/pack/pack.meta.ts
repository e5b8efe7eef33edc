import { breadcrumbList } from '@clinic/contracts/breadcrumb-list';
import { pick } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { pictureSources } from '@clinic/kit/ui';
import { sceneSizes, sceneWidth } from '../parts/scene-size.ts';
import type { PackData } from './pack.data.ts';

export function meta({ data, lang, t, site }: MetaArgs<PackData | null, 'content'>): ScreenMeta {
  if (data === undefined || data === null) return { title: t('packages.missing.title'), noindex: true };
  const { pack } = data;
  const name = pick(pack, 'name', lang);
  return {
    title: name,
    description: pick(pack, 'summary', lang),
    paths: { ar: contentPaths.pack(pack.slug_ar), en: contentPaths.pack(pack.slug_en) },
    preloadImage: pictureSources(pack.image, sceneWidth, sceneSizes),
    cardImage: pack.image,
    jsonLd: [
      breadcrumbList(
        [
          { name: t('clinic.crumb'), path: contentPaths.home() },
          { name: t('packages.title'), path: contentPaths.packages() },
          { name, path: contentPaths.pack(pick(pack, 'slug', lang)) },
        ],
        site.origin,
      ),
    ],
  };
}
