import { hostPaths } from '@clinic/contracts';
import { signInPath } from '@clinic/contracts/host';
import type { ComposedSite } from './composed-site.ts';
import { routeFinder, routeFinderOf } from './route-finder.ts';

const pages = routeFinderOf((remotes: ComposedSite['boot']['remotes']) =>
  Object.entries(remotes).flatMap(([remote, { descriptor }]) =>
    descriptor.routes.map(({ path, auth }) => ({ path, auth, remote })),
  ),
);

/** Pages that the host itself has in every composition. */
export const pagesOfHost = ['/releases', hostPaths.notFound()] as const;
const ofHost = routeFinder(pagesOfHost.map((path) => ({ path })));

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
 * The one address of a page: `/doctors/7` for `/Doctors/7`, `/doctors/7/` and `/%64octors/%37`; null for a path that is written
 * so, or has no page. Values of parameters keep their capitals: a token may tell them apart.
 */
export function writtenPath(site: Pick<ComposedSite, 'boot'>, pathname: string): string | null {
  const pattern = routeOf(site, pathname)?.pattern ?? ofHost(pathname)?.path;
  if (pattern === undefined) return null;
  const fixed = pattern.split('/').map((segment) => (/^:|[?*]$/.test(segment) ? null : segment));
  const proper = withoutEnd(pathname)
    .split('/')
    .map((segment, index) => {
      const written = fixed[index] ?? null;
      const isSame = written !== null && foldCase(written) === foldCase(decoded(segment));
      return isSame ? encodeURI(written) : encodedOnce(segment);
    })
    .join('/');
  return proper === pathname ? null : proper;
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

/**
 * Paths match in any case, and whatever slashes are at their end. Lower case is the one to index, but where a route is written
 * with capitals.
 */
export function canonicalPath(site: Pick<ComposedSite, 'boot'>, pathname: string): string {
  const written = routeOf(site, pathname)?.pattern.split('/') ?? [];
  return decoded(withoutEnd(pathname), decodeURI)
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

/** A path without slashes at its end. A pattern would try each of many slashes in turn. */
function withoutEnd(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** Routes match in any case, as regular expressions do: they compare in capitals. */
const foldCase = (segment: string) => segment.toUpperCase();

/** What is badly encoded stays as it is. */
function decoded(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** A part of an address in the one form that RFC 3986 (6.2.2) has for it: without escapes that it does not need. */
const encodedOnce = (segment: string) =>
  segment.replace(/%[\da-f]{2}/gi, (code) => {
    const character = decoded(code);
    return /^[\w.~-]$/.test(character) ? character : code.toUpperCase();
  });
