import type { FastifyBaseLogger } from 'fastify';
import type { ComposedSite } from './composed-site.ts';
import { Renderer } from './renderer.ts';
import type { SiteObserver } from './site-observer.ts';
import { SnapshotCache } from './snapshots.ts';

/** A composition in service: what it is, what renders it, and the pages it has rendered. */
export interface ServedSite {
  site: ComposedSite;
  renderer: Renderer;
  snapshots: SnapshotCache;
}

/** Gives a composition a renderer of its own and an empty cache of pages. */
export function serveSite(
  site: ComposedSite,
  apiOrigin: string,
  log: FastifyBaseLogger,
  observer: SiteObserver,
): ServedSite {
  const renderer = new Renderer(site, apiOrigin);
  return { site, renderer, snapshots: new SnapshotCache(site, renderer, log, observer) };
}
