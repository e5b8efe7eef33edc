import type { TFunction } from 'i18next';
import type { Lang } from '@clinic/shared/contracts';
import type { ScreenMeta } from '@clinic/shared/routing';
import type { Catalogue, CatalogueRoute } from '../remotes/catalogue.ts';

/** What a page says about itself when its screen says nothing: the remote's title, or that there is nothing here. */
export function hostMeta(
  route: CatalogueRoute | undefined,
  catalogue: Catalogue,
  t: TFunction,
  lang: Lang,
): ScreenMeta {
  if (route === undefined) return { title: t('notFound.title'), noindex: true };
  return { title: catalogue.remotes[route.remote]?.descriptor.title[lang] ?? '', noindex: route.auth === 'member' };
}
