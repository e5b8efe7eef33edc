import type { TFunction } from 'i18next';
import type { Lang } from '@clinic/shared/contracts';
import type { MetaArgs, ScreenMeta, ScreenModule } from '@clinic/shared/routing';
import type { Catalogue, CatalogueRoute } from '../remotes/catalogue.ts';
import { refused } from './admission.ts';

interface PageOfMeta extends MetaArgs<unknown> {
  route: CatalogueRoute | undefined;
  /** The screen's module, when it is here. */
  screen: ScreenModule | undefined;
  catalogue: Catalogue;
  /** Texts of the host. */
  hostTexts: TFunction;
}

/** What a page says about itself; a screen that fails to say so harms neither its page nor the frame. */
export function pageMeta({ route, screen, catalogue, hostTexts, ...args }: PageOfMeta): ScreenMeta {
  if (args.data === refused) return { title: hostTexts('notForAccount.title'), noindex: true };
  try {
    const ofScreen = screen?.meta?.(args);
    if (ofScreen !== undefined) return ofScreen;
  } catch (error) {
    console.warn(`remote ${route?.remote}: the description of ${route?.path} failed`, error);
  }
  return hostMeta(route, catalogue, hostTexts, args.lang);
}

/** What a page says about itself when its screen says nothing: the remote's title, or that there is nothing here. */
function hostMeta(route: CatalogueRoute | undefined, catalogue: Catalogue, t: TFunction, lang: Lang): ScreenMeta {
  if (route === undefined) return { title: t('notFound.title'), noindex: true };
  return { title: catalogue.remotes[route.remote]?.descriptor.title[lang] ?? '', noindex: route.auth === 'member' };
}
