import type { FastifyBaseLogger } from 'fastify';
import type { HostSettings } from '../settings.ts';
import type { ComposedSite } from './composed-site.ts';
import type { LastGoodPages } from './last-good-pages.ts';
import { Renderer } from './renderer.ts';
import type { SiteObserver } from './site-observer.ts';
import { SnapshotCache } from './snapshots.ts';

/** A composition in service: what it is, what renders it, and the pages it has rendered. */
export interface ServedSite {
  site: ComposedSite;
  renderer: Renderer;
  snapshots: SnapshotCache;
}

/** What every composition in service has of the server. */
export interface ServingServices {
  settings: Pick<HostSettings, 'apiOrigin' | 'pages'>;
  log: FastifyBaseLogger;
  observer: SiteObserver;
  /** The last good pages of the live composition; null for one that not every visitor gets. */
  lastGood: LastGoodPages | null;
}

/** Gives a composition a renderer of its own and an empty cache of pages. */
export function serveSite(site: ComposedSite, { settings, log, observer, lastGood }: ServingServices): ServedSite {
  const renderer = new Renderer(site, settings.apiOrigin);
  const { freshMs } = settings.pages;
  return { site, renderer, snapshots: new SnapshotCache({ site, renderer, log, observer, freshMs, lastGood }) };
}
