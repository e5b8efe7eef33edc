import { data, redirect } from 'react-router-dom';
import type { createBrowserRouter, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Lang } from '@clinic/contracts';
import { hostPaths } from '@clinic/contracts';
import type { ScreenModule } from '@clinic/kit/routing';
import { Frame } from './frame/Frame.tsx';
import { FrameError } from './frame/FrameError.tsx';
import type { Catalogue, CatalogueRoute } from './remotes/catalogue.ts';
import type { RemoteModules } from './remotes/modules.ts';
import { callScreen } from './screens/screen-call.ts';
import { NotFoundPage } from './screens/NotFoundPage.tsx';
import { RemoteFailure } from './screens/RemoteFailure.tsx';
import { ScreenSkeleton } from './screens/ScreenSkeleton.tsx';
import { UnknownPath } from './screens/UnknownPath.tsx';
import { RemoteScreen } from './screens/RemoteScreen.tsx';
import { admits, refused } from './app/admission.ts';
import type { ScreenHandle } from './app/route-handle.ts';
import type { StaffFrame } from './app/staff-frame.ts';

export interface RouteServices {
  catalogue: Catalogue;
  modules: RemoteModules;
  staffFrame: StaffFrame;
  /** Pages of the host itself, each with a `HostPageHandle`. */
  hostPages: readonly RouteObject[];
  /** The language of the page at the moment a loader runs. */
  lang: () => Lang;
  /** On the server pages of a session come as a skeleton: nothing personal is ever in HTML. */
  side: 'browser' | 'server';
  /** Longest wait for a screen's own loader, in milliseconds; without it as long as its calls take. */
  loaderTimeoutMs?: number;
  /** Settles when the page is shown as the server sent it: what a loader finds out any sooner would not agree with it. */
  firstShown?: Promise<void>;
}

/** The route that all others are children of. */
const frameRouteId = 'frame';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'patchRoutes'>;

/** Adds pages of remotes that the composition had, and the page did not know. */
export function addRoutes(router: Router, routes: readonly CatalogueRoute[], services: RouteServices): void {
  router.patchRoutes(frameRouteId, remoteRoutes(routes, services));
}

/**
 * The route table, from the descriptors of the composition. A screen's route first loads the screen's module and then runs
 * the screen's own loader or action: a remote that cannot be had is then a failed loader, whose boundary shows and whose
 * next visit tries again.
 * @param routes pages of remotes that the table is for; all that are known unless said otherwise
 */
export function createRoutes(services: RouteServices, routes = services.catalogue.routes): RouteObject[] {
  return [
    {
      id: frameRouteId,
      element: <Frame />,
      errorElement: <FrameError />,
      children: [
        ...remoteRoutes(routes, services),
        ...services.hostPages,
        { id: 'not-found', path: hostPaths.notFound(), element: <NotFoundPage /> },
        // The status tells search engines that nothing is here, whatever the page shows.
        {
          id: 'unknown',
          path: '*',
          loader: () => data(null, { status: 404 }),
          element: <UnknownPath />,
          hydrateFallbackElement: <NotFoundPage />,
        },
      ],
    },
  ];
}

/** The pages of remotes, and their former addresses. */
function remoteRoutes(routes: readonly CatalogueRoute[], services: RouteServices): RouteObject[] {
  return [
    ...routes.map((route) => screenRoute(route, services)),
    ...routes.flatMap((route) =>
      route.redirectFrom.map((from): RouteObject => ({
        path: from,
        element: <ScreenSkeleton remote={route.remote} />,
        hydrateFallbackElement: <ScreenSkeleton remote={route.remote} />,
        loader: ({ request }) => redirect(route.path + new URL(request.url).search, 301),
      })),
    ),
  ];
}

function screenRoute(
  route: CatalogueRoute,
  { catalogue, modules, staffFrame, lang, side, loaderTimeoutMs, firstShown }: RouteServices,
): RouteObject {
  const shared = {
    id: route.id,
    path: route.path,
    handle: { route } satisfies ScreenHandle,
    errorElement: <RemoteFailure remote={route.remote} />,
  };
  if (side === 'server' && route.rendering === 'client')
    return { ...shared, element: <ScreenSkeleton remote={route.remote} /> };

  const screen = () => modules.loadWithTranslations<ScreenModule>(route.remote, route.screen, lang());
  const mayEnter = (request: Request) => callScreen(route.remote, route.path, () => admits(route, request, catalogue));
  const screenArgs = ({ request, params }: LoaderFunctionArgs) => ({ request, params, lang: lang() });
  return {
    ...shared,
    element: <RemoteScreen route={route} />,
    hydrateFallbackElement: <ScreenSkeleton remote={route.remote} />,
    async loader(args) {
      await firstShown;
      const load = async () => {
        if (!(await mayEnter(args.request))) return refused;
        const { loader } = await screen();
        return callScreen(route.remote, route.path, () => loader?.(screenArgs(args)), loaderTimeoutMs);
      };
      const [answered] = await Promise.all([load(), route.frame && staffFrame.load()]);
      return answered;
    },
    shouldRevalidate(args) {
      const loaded = modules.peek<ScreenModule>(route.remote, route.screen);
      return loaded?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate;
    },
    async action(args) {
      if (route.roles !== undefined && !(await mayEnter(args.request))) return refused;
      const { action } = await screen();
      return callScreen(route.remote, route.path, () => action?.(screenArgs(args)));
    },
  };
}
