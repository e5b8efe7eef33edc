import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matchRoutes } from 'react-router-dom';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Rendered, RenderRequest } from '@clinic/contracts/host';
import type { ComposedSite } from './composed-site.ts';
import { documentOf } from './document.ts';
import type { Renderer } from './renderer.ts';
import { pagePolicy } from './page-policy.ts';
import { unobserved } from './site-observer.ts';
import type { SiteObserver } from './site-observer.ts';

export interface Snapshot {
  status: number;
  /** Where to, for a redirect; then there are no bytes. */
  location: string | null;
  html: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
  policy: string;
  /** Whether the page may be kept: one that failed, and one of a session, is not. */
  keep: boolean;
  /** Whether something of it could not be had or drawn. */
  failed: boolean;
  /** When it was rendered, while it stands in because rendering it again failed; otherwise null. */
  knownAt: Date | null;
}

interface Kept {
  snapshot: Snapshot;
  dataVersion: string;
  renderedAt: number;
  /** Whether the last rendering since then failed. */
  failing: boolean;
}

export interface PageRequest extends RenderRequest {
  dataVersion: string;
}

/** After this a page is rendered again behind the visitor's back, in milliseconds: free slots move on. */
const freshFor = 60_000;

/** Bytes of pages that one composition keeps. */
const memory = 48 * 1024 * 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * The rendered pages of one composition: per path, query, language, origin and variant. A page of older data is rendered
 * again before it is answered, an aged one after; when rendering fails the last good page stands in, else the page that
 * the browser renders. Never an error page because of rendering.
 */
export class SnapshotCache {
  readonly #site: ComposedSite;
  readonly #renderer: Renderer;
  readonly #log: FastifyBaseLogger;
  readonly #observer: SiteObserver;
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: memory,
    sizeCalculation: ({ snapshot }) => snapshot.html.length + snapshot.brotli.length + snapshot.gzip.length + 1,
  });
  readonly #underway = new Map<string, Promise<Snapshot>>();
  readonly #routes: { path: string; variants: number }[];

  constructor(site: ComposedSite, renderer: Renderer, log: FastifyBaseLogger, observer = unobserved) {
    this.#site = site;
    this.#renderer = renderer;
    this.#log = log;
    this.#observer = observer;
    this.#routes = Object.values(site.boot.remotes).flatMap(({ descriptor }) => descriptor.routes);
  }

  async get(request: PageRequest): Promise<Snapshot> {
    const key = this.#keyOf(request);
    const kept = this.#kept.get(key);
    if (kept === undefined) {
      this.#observer.requested('rendered');
      return this.#render(key, request);
    }
    if (kept.dataVersion !== request.dataVersion) {
      this.#observer.requested('rendered');
      const renewed = await this.#render(key, request);
      return renewed.status < 500 ? renewed : staleSnapshot(kept);
    }
    const aged = Date.now() - kept.renderedAt > freshFor;
    this.#observer.requested(aged ? 'stale' : 'kept');
    if (aged) void this.#render(key, request);
    return kept.failing ? staleSnapshot(kept) : kept.snapshot;
  }

  /** The page that answers a form: rendered for this visitor only. Null when it could not be rendered. */
  async answerForm(request: RenderRequest): Promise<Snapshot | null> {
    const rendered = await this.#renderer.render(request).catch((error: unknown) => {
      this.#log.error({ err: error, path: new URL(request.path, request.origin).pathname }, 'answering a form failed');
      return null;
    });
    return rendered === null ? null : this.#pack(rendered, request, false);
  }

  /** Loads the remotes' code before the first visitor asks for it. Failures show when somebody does. */
  async warm(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      for (const lang of ['ar', 'en'] as const) {
        await this.#renderer
          .render({ path, lang, origin: 'http://site.invalid' })
          .catch((error: unknown) => this.#log.warn({ err: error }, 'warming failed'));
      }
    }
  }

  /** A page with random parts is kept in several variants, of which each visit draws one. */
  #keyOf({ path, lang, origin }: PageRequest): string {
    const { pathname } = new URL(path, origin);
    const variants =
      (matchRoutes(this.#routes, pathname)?.[0]?.route as { variants?: number } | undefined)?.variants ?? 1;
    return `${origin} ${path} ${lang} ${Math.floor(Math.random() * variants)}`;
  }

  #render(key: string, request: PageRequest): Promise<Snapshot> {
    const underway = this.#underway.get(key);
    if (underway !== undefined) return underway;
    const rendering = this.#renderFresh(key, request).finally(() => this.#underway.delete(key));
    this.#underway.set(key, rendering);
    return rendering;
  }

  async #renderFresh(key: string, request: PageRequest): Promise<Snapshot> {
    const lastGood = this.#kept.get(key);
    const begun = performance.now();
    const rendered = await this.#renderer
      .render({ path: request.path, lang: request.lang, origin: request.origin })
      .catch((error: unknown) => {
        this.#log.error({ err: error, path: request.path }, 'rendering failed');
        return null;
      });
    const ok = rendered !== null && !rendered.failed;
    const milliseconds = performance.now() - begun;
    const failures = rendered?.failures ?? null;
    this.#observer.rendered({ site: this.#site, path: request.path, ok, failures, milliseconds });
    if (!ok) {
      if (lastGood !== undefined) {
        lastGood.failing = true;
        return staleSnapshot(lastGood);
      }
      if (rendered === null) return this.#pack(browserRendered, request, false);
    }
    const keep = ok && rendered.hydration !== null;
    const snapshot = await this.#pack(rendered ?? browserRendered, request, keep);
    if (keep)
      this.#kept.set(key, { snapshot, dataVersion: request.dataVersion, renderedAt: Date.now(), failing: false });
    return snapshot;
  }

  async #pack(rendered: Rendered, { path, lang, origin }: RenderRequest, keep: boolean): Promise<Snapshot> {
    const page = documentOf(this.#site, rendered, { path, lang, origin });
    const html = Buffer.from(page.html);
    const [brotli, zipped] = await Promise.all([
      compressBrotli(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: keep ? 11 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
      }),
      compressGzip(html, { level: 6 }),
    ]);
    return {
      status: rendered.status,
      location: rendered.location,
      html,
      brotli,
      gzip: zipped,
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
      policy: pagePolicy(page.styleHashes),
      keep,
      failed: rendered.failed,
      knownAt: null,
    };
  }
}

/** A page that is shown as it was, because it cannot be rendered again. */
const staleSnapshot = ({ snapshot, renderedAt }: Kept): Snapshot => ({ ...snapshot, knownAt: new Date(renderedAt) });

/** What is answered when nothing could be rendered: an empty frame that the browser fills. */
const browserRendered: Rendered = {
  status: 200,
  location: null,
  html: '',
  styles: [],
  meta: { title: '' },
  hydration: null,
  slotContent: null,
  used: [],
  failed: true,
  failures: [],
};
