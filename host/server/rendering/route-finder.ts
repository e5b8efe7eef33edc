import { matchRoutes } from 'react-router-dom';
import { routesBySegment } from '@clinic/contracts/host';

interface WithPath {
  path: string;
}

type Find<Route> = (pathname: string) => Route | undefined;

/** Finds the route of a path as React Router's `matchRoutes` does, which is given only the routes that may match. */
export function routeFinder<Route extends WithPath>(routes: readonly Route[]): Find<Route> {
  const routesFor = routesBySegment(routes, ({ path }) => [path]);
  return (pathname) => matchRoutes([...routesFor(pathname)], pathname)?.at(-1)?.route;
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
