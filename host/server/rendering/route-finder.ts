import { matchRoutes } from 'react-router-dom';

interface WithPath {
  path: string;
}

type Find<Route> = (pathname: string) => Route | undefined;

/**
 * Finds the route of a path as React Router's `matchRoutes` does, of which it is a faster form: that compiles and ranks all its
 * routes anew for each path, which was most of what a page in memory cost and grows with the number of remotes. Here routes are
 * sorted by their first segment once, so that a path is held against the few that begin as it does.
 */
export function routeFinder<Route extends WithPath>(routes: readonly Route[]): Find<Route> {
  const segments = routes.map(({ path }) => fixedSegment(path));
  const anyFirst = routes.filter((_, index) => segments[index] === null);
  const bySegment = new Map<string, Route[]>();
  for (const segment of segments) {
    if (segment === null || bySegment.has(segment)) continue;
    // In their order: of two that match equally well, the earlier one is found.
    bySegment.set(
      segment,
      routes.filter((_, index) => segments[index] === segment || segments[index] === null),
    );
  }
  return (pathname) => {
    const candidates = bySegment.get(foldCase(firstSegment(decoded(pathname)))) ?? anyFirst;
    return matchRoutes(candidates, pathname)?.at(-1)?.route;
  };
}

/** A {@link routeFinder} of what is the same object each time, such as the routes of a composition. */
export function routeFinderOf<Key extends object, Route extends WithPath>(
  routesOf: (key: Key) => readonly Route[],
): (key: Key) => Find<Route> {
  const finders = new WeakMap<Key, Find<Route>>();
  return (key) => {
    const known = finders.get(key);
    if (known !== undefined) return known;
    const finder = routeFinder(routesOf(key));
    finders.set(key, finder);
    return finder;
  };
}

/** What paths of a route begin with; null where they may begin with anything. */
function fixedSegment(pattern: string): string | null {
  const segment = firstSegment(pattern.startsWith('/') ? pattern : `/${pattern}`);
  return /[:*?]/.test(segment) ? null : foldCase(segment);
}

const firstSegment = (path: string) => path.split('/', 2)[1] ?? '';

/** Routes match in any case, as regular expressions do: they compare in capitals. */
const foldCase = (segment: string) => segment.toUpperCase();

/** As React Router reads a path: one that is badly encoded stays as it is. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
