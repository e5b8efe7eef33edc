import type { RouteObject } from 'react-router-dom';
import { ReleasesRoute } from '../insight/releases-page/ReleasesRoute.tsx';
import type { HostPageHandle } from '../shell/app/route-handle.ts';

/** The pages that the host has beside those of the remotes. */
export const hostPages: readonly RouteObject[] = [
  {
    id: 'releases',
    path: '/releases',
    element: <ReleasesRoute />,
    handle: { hostPage: 'releases' } satisfies HostPageHandle,
  },
];
