import type { Translate } from '@clinic/kit/i18n';
import type { MetaArgsOfAny, ScreenMeta, ScreenModule } from '@clinic/kit/routing';
import type { Catalogue } from '../remotes/catalogue.ts';
import { refused } from './admission.ts';
import type { HostPageHandle, ScreenHandle } from './route-handle.ts';

interface PageMetaArgs extends MetaArgsOfAny<unknown> {
  /** What the router keeps beside the page's route. */
  handle: unknown;
  /** The screen's module, when it is here. */
  screen: ScreenModule | undefined;
  catalogue: Catalogue;
  /** Texts of the host. */
  hostT: Translate<'host'>;
}

/**
 * What a page says about itself; a screen that fails to say so harms neither its page nor the frame. When it says nothing: the
 * remote's title, or that of the host's own page, or that there is nothing here.
 */
export function pageMeta({ handle, screen, catalogue, hostT: hostTexts, ...args }: PageMetaArgs): ScreenMeta {
  const { route, hostPage } = (handle ?? {}) as Partial<ScreenHandle & HostPageHandle>;
  if (args.data === refused) return { title: hostTexts('notForAccount.title'), noindex: true };
  try {
    const ofScreen = screen?.meta?.(args);
    if (ofScreen !== undefined) return ofScreen;
  } catch (error) {
    console.warn(`remote ${route?.remote}: the description of ${route?.path} failed`, error);
  }
  if (route === undefined) return { title: hostTexts(`${hostPage ?? 'notFound'}.title`), noindex: true };
  return {
    title: catalogue.remotes[route.remote]?.descriptor.title[args.lang] ?? '',
    noindex: route.auth === 'member',
  };
}
