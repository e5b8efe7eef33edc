/**
 * Sorts routes by the first segment of their paths, once, so that a path is then held against the few that may match it: React
 * Router compiles and ranks all routes that it is given, again for each path.
 * @param pathsOf the patterns of a route, as React Router has them
 * @returns what gives the routes for a path, in their order; the same array for paths that begin alike
 */
export function routesBySegment<Route>(
  routes: readonly Route[],
  pathsOf: (route: Route) => readonly string[],
): (pathname: string) => readonly Route[] {
  const anyFirst: Route[] = [];
  const bySegment = new Map<string, Route[]>();
  for (const route of routes) {
    const segments = new Set(pathsOf(route).map(fixedSegment));
    if (segments.has(anything)) for (const group of [anyFirst, ...bySegment.values()]) group.push(route);
    else
      for (const segment of segments) {
        const group = bySegment.get(segment) ?? [...anyFirst];
        bySegment.set(segment, group);
        group.push(route);
      }
  }
  return (pathname) => bySegment.get(foldCase(firstSegment(decoded(pathname)))) ?? anyFirst;
}

/** First segment of a route whose paths may begin with anything. */
const anything = '*';

/** What paths of a route begin with. */
function fixedSegment(pattern: string): string {
  const segment = firstSegment(pattern.startsWith('/') ? pattern : `/${pattern}`);
  return /[:*?]/.test(segment) ? anything : foldCase(segment);
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
