import { signInPath } from '@clinic/contracts/host';
import type { ComposedSite } from './composed-site.ts';
import { routeFinderOf } from './route-finder.ts';

const pages = routeFinderOf((remotes: ComposedSite['boot']['remotes']) =>
  Object.entries(remotes).flatMap(([remote, { descriptor }]) =>
    descriptor.routes.map(({ path, auth }) => ({ path, auth, remote })),
  ),
);

const serverRoutes = routeFinderOf((routes: ComposedSite['routes']) => routes);

const addresses = routeFinderOf((routes: ComposedSite['routes']) =>
  routes.flatMap(({ path, redirectFrom, query }) => [path, ...redirectFrom].map((one) => ({ path: one, query }))),
);

/** The route of a path, with what only the server needs to know of it; undefined where no remote that is whole has one. */
export function serverRouteOf({ routes }: Pick<ComposedSite, 'routes'>, pathname: string) {
  return serverRoutes(routes)(pathname);
}

/** The remote and the path pattern of the screen that a composition shows for a path; undefined where it has none. */
export function routeOf(
  site: Pick<ComposedSite, 'boot'>,
  pathname: string,
): { remote: string; pattern: string } | undefined {
  const route = pages(site.boot.remotes)(pathname);
  return route && { remote: route.remote, pattern: route.path };
}

/**
 * The path with the segments of its route as they are written, `/Doctors/7` as `/doctors/7`; null for a path that is written so,
 * or has no route. Values of parameters stay: a token may tell capitals apart.
 */
export function writtenPath(site: Pick<ComposedSite, 'boot'>, pathname: string): string | null {
  const written = routeOf(site, pathname)?.pattern.split('/') ?? [];
  const segments = pathname.split('/');
  const proper = segments.map((segment, index) => {
    const fixed = written[index];
    return fixed?.toLowerCase() === segment.toLowerCase() ? fixed : segment;
  });
  return proper.every((segment, index) => segment === segments[index]) ? null : proper.join('/');
}

/**
 * Where a visitor without a session is sent in place of a page of members: to sign in, and back afterwards. Null for every
 * other page. The page itself could say no more, but would have to load its application first.
 * @param url path and query as they were asked for
 */
export function signInInstead(site: Pick<ComposedSite, 'boot'>, url: string): string | null {
  const { pathname, search } = new URL(url, 'http://site.invalid');
  if (pages(site.boot.remotes)(pathname)?.auth !== 'member') return null;
  const routes = Object.values(site.boot.remotes).flatMap(({ descriptor }) => descriptor.routes);
  return signInPath(routes, pathname + search);
}

/** Paths match in any case. Lower case is the one to index, but where a route is written with capitals. */
export function canonicalPath(site: Pick<ComposedSite, 'boot'>, pathname: string): string {
  const written = routeOf(site, pathname)?.pattern.split('/') ?? [];
  return decodeURI(pathname)
    .toLowerCase()
    .split('/')
    .map((segment, index) => (written[index]?.toLowerCase() === segment ? written[index] : segment))
    .join('/');
}

/**
 * The address of a page as its route knows it: with the query parameters that it depends on, in their order and each once. What
 * else an address carries makes no other page.
 */
export function pageAddress({ routes }: Pick<ComposedSite, 'routes'>, url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  const known = addresses(routes)(pathname)?.query ?? [];
  const query = new URLSearchParams();
  for (const name of known) {
    const value = searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
