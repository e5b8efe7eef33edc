import { matchRoutes } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { useSession } from '@clinic/kit/session';
import { isFor } from './admission.ts';
import { aheadOfUse } from './connection.ts';
import type { HostServices } from './host-context.ts';
import type { PageLanguage } from './page-language.ts';
import { screenIn } from './route-handle.ts';
import { whenIdle, whenLoaded } from './when-idle.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Fetches a screen's files before it is asked for: when a link to it is pointed at, touched or focused, and,
 * once the page is idle, for links to screens of the remotes that it runs already; screens of certain roles for these alone. For
 * sparing visitors only a press counts. A failure is silent: the navigation itself tries again and says so.
 * @param loadOthers brings the pages that the router does not know yet
 */
export function prefetchLikelyRemotes(
  { modules }: HostServices,
  router: Router,
  language: PageLanguage,
  loadOthers?: () => Promise<void>,
): void {
  let others = loadOthers;
  const isFollowed = (link: HTMLAnchorElement) => link.origin === location.origin && link.target !== '_blank';
  const matchesOf = (link: HTMLAnchorElement) => matchRoutes(router.routes, link.pathname);
  const prefetch = (link: HTMLAnchorElement, anyRemote = true) => {
    const route = isFollowed(link) ? screenIn(matchesOf(link)) : undefined;
    if (route === undefined) return;
    const { remote, screen, roles } = route;
    if (!(anyRemote || modules.startedRemotes.includes(remote)) || !isFor(roles, useSession.getState().user)) return;
    modules.loadWithTranslations(remote, screen, language.current, true).catch(() => undefined);
  };
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    const mayBeOther = isFollowed(link) && matchesOf(link)?.at(-1)?.route.path === '*';
    if (others === undefined || !mayBeOther) return prefetch(link);
    others().then(
      () => prefetch(link),
      // Whoever goes there asks again; pointing at links does not.
      () => (others = undefined),
    );
  };
  const ahead = aheadOfUse();
  for (const event of ahead === 'none' ? ['pointerdown'] : ['pointerenter', 'pointerdown', 'focusin'])
    document.addEventListener(event, onIntent, { capture: true, passive: true });

  if (ahead !== 'all') return;
  whenLoaded(() => prefetchShown((link) => prefetch(link, false)));
}

/**
 * Screens of the remotes that the page runs already: a remote that nobody asked for is not loaded on a guess. Finding the
 * route of a hundred links takes longer than a frame, so it stops when the page has something else to do.
 */
function prefetchShown(prefetch: (link: HTMLAnchorElement) => void): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const waiting = [...new Map(links.map((link) => [link.href, link])).values()].values();
  const goOn = (deadline?: IdleDeadline) => {
    for (const link of waiting) {
      prefetch(link);
      if (deadline?.timeRemaining() === 0) return whenIdle(goOn);
    }
  };
  whenIdle(goOn);
}
