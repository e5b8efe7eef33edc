/** For tests: what remotes say about themselves, of which only what a test is about is given. */
import type { RemoteDescriptor } from '../index.ts';

type Route = RemoteDescriptor['routes'][number];

/** A public page that the server renders. */
export function aRoute(path: string, screen = './home', more: Partial<Route> = {}): Route {
  return {
    path,
    screen,
    auth: 'public',
    rendering: 'snapshot',
    redirectFrom: [],
    sitemap: 'page',
    query: [],
    variants: 1,
    ...more,
  };
}

/** A remote without anything in it. */
export function aRemote(name: string, more: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  return {
    schema: 'clinic-remote/1',
    name,
    owner: 'tests',
    version: '1.0.0',
    contract: '1.0',
    title: { ar: 'جزء', en: 'Part' },
    routes: [],
    navigation: [],
    slots: [],
    emits: [],
    listens: [],
    needs: { host: '^1.0.0', shared: '^1.0.0', api: '^1.0.0' },
    fallback: { title: { ar: 'هذا الجزء غائب', en: 'This part is away' }, text: { ar: 'اتصل بنا', en: 'Call us' } },
    ...more,
  };
}
