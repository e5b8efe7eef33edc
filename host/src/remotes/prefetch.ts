import { matchRoutes } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import type { HostServices } from '../app/host-context.ts';
import type { PageLanguage } from '../app/page-language.ts';
import type { ScreenHandle } from '../app/routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Fetches a screen's files before it is asked for: when a link to it is pointed at, touched or focused, and for the
 * links in view once the page is idle. A failure is silent: the navigation itself tries again and says so.
 */
export function prefetchLikelyRemotes({ modules }: HostServices, router: Router, language: PageLanguage): void {
  const prefetch = (link: HTMLAnchorElement) => {
    if (link.origin !== location.origin || link.target === '_blank') return;
    const handle = matchRoutes(router.routes, link.pathname)?.at(-1)?.route.handle as ScreenHandle | undefined;
    if (handle === undefined) return;
    modules.loadWithTexts(handle.route.remote, handle.route.screen, language.current).catch(() => undefined);
  };
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null) prefetch(link);
  };
  for (const event of ['pointerenter', 'pointerdown', 'focusin']) document.addEventListener(event, onIntent, { capture: true, passive: true });

  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData === true) return;
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2000));
  addEventListener('load', () => idle(() => prefetchNavigation(prefetch)), { once: true });
  if (document.readyState === 'complete') idle(() => prefetchNavigation(prefetch));
}

/** The items of the main navigation are the likely next pages. */
function prefetchNavigation(prefetch: (link: HTMLAnchorElement) => void): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')) prefetch(link);
}
