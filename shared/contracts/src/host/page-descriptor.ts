import type { RemoteDescriptor, RemoteRoute } from '../remote.ts';
import type { PageDescriptor, PageRoute } from './boot-data.ts';

/** The part of a descriptor that pages work with. */
export function pageDescriptor(descriptor: RemoteDescriptor): PageDescriptor {
  const { title, routes, navigation, slots, emits, listens, conversion, fallback } = descriptor;
  const counted = conversion === undefined ? {} : { conversion };
  return { title, routes: routes.map(pageRoute), navigation, slots, emits, listens, fallback, ...counted };
}

function pageRoute(route: RemoteRoute): PageRoute {
  const page: PageRoute & Partial<RemoteRoute> = { ...route };
  delete page.query;
  delete page.sitemap;
  delete page.variants;
  return page;
}
