import type { FastifyBaseLogger } from 'fastify';
import type { HostSettings } from '../settings.ts';
import type { ComposedSite } from './composed-site.ts';
import type { LastGoodPages } from './last-good-pages.ts';
import type { PageMemory } from './page-memory.ts';
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
  settings: Pick<HostSettings, 'apiOrigin' | 'apiReadMs' | 'pages'>;
  log: FastifyBaseLogger;
  observer: SiteObserver;
  /** The pages of all compositions. */
  memory: PageMemory;
  /** The most threads that render pages of a composition. */
  threads: number;
  /** The last good pages of the live composition; null for one that not every visitor gets. */
  lastGood: LastGoodPages | null;
}

/** Gives a composition a renderer of its own and a share of the memory for pages, which ends with the renderer. */
export function serveSite(
  site: ComposedSite,
  { settings, log, observer, memory, threads, lastGood }: ServingServices,
): ServedSite {
  const share = memory.share();
  const renderer = new Renderer(site, settings, { threads, onClosed: () => memory.clear(share) });
  const { freshMs } = settings.pages;
  const snapshots = new SnapshotCache({ site, renderer, log, observer, freshMs, lastGood, memory, share });
  return { site, renderer, snapshots };
}
