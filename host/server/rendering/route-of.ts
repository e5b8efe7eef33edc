import { matchRoutes } from 'react-router-dom';
import type { ComposedSite } from './composed-site.ts';

/** The remote and the path pattern of the screen that a composition shows for a path; undefined where it has none. */
export function routeOf(
  site: Pick<ComposedSite, 'boot'>,
  pathname: string,
): { remote: string; pattern: string } | undefined {
  const routes = Object.entries(site.boot.remotes).flatMap(([remote, { descriptor }]) =>
    descriptor.routes.map(({ path }) => ({ path, handle: remote })),
  );
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  return route && { remote: route.handle, pattern: route.path };
}

/** Paths match in any case. Lower case is the one to index, but where a route is written with capitals (Q7). */
export function canonicalPath(site: Pick<ComposedSite, 'boot'>, pathname: string): string {
  const written = routeOf(site, pathname)?.pattern.split('/') ?? [];
  return decodeURI(pathname)
    .toLowerCase()
    .split('/')
    .map((segment, index) => (written[index]?.toLowerCase() === segment ? written[index] : segment))
    .join('/');
}
