import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { hostPaths } from '@clinic/contracts';
import { withoutHtml } from '@clinic/contracts/host';
import type { Rendered, RenderRequest } from '@clinic/contracts/host';
import { loggedPath } from '@clinic/node';
import type { ComposedSite } from './composed-site.ts';
import { documentOf } from './document.ts';
import type { LastGoodPages, PageAddress } from './last-good-pages.ts';
import type { KeptPage, PageMemory, Retry } from './page-memory.ts';
import { RendererBusy } from './renderer.ts';
import type { Renderer } from './renderer.ts';
import { pagePolicy } from './page-policy.ts';
import { serverRouteOf } from './route-of.ts';
import { etagOf } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { unobserved } from './site-observer.ts';
import type { SiteObserver } from './site-observer.ts';

export interface PageRequest extends RenderRequest {
  /** Address of whoever asked; absent for what the server itself wants. */
  visitor?: string;
  dataVersion: string;
}

/** A rendering, and the one of other data that began before it ended: whoever waits for the first gets the second. */
interface Attempt {
  next: Promise<Snapshot> | null;
}

export interface SnapshotServices {
  site: ComposedSite;
  renderer: Pick<Renderer, 'render'>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  observer?: SiteObserver;
  /** After this a page is rendered again behind the visitor's back, in milliseconds: free slots move on. */
  freshMs: number;
  /** The last good pages of whichever composition. Null for a composition that not every visitor gets. */
  lastGood: LastGoodPages | null;
  /** Where the pages are, and the share of this composition there. */
  memory: PageMemory;
  share: string;
}

/** After this a page that lacks data or files is rendered again when it is asked for, in milliseconds. */
const retryMs = 2000;

/** At so many times the age at which a page is rendered again it is not shown before that: nobody asked for it in between. */
const oldest = 10;

/** The origin of a page that is rendered only to load the code of the remotes. */
export const forNobody = 'http://site.invalid';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

/** Qualities of Brotli: the strong one takes about fifty times as long, for pages a tenth to a fifth smaller. */
const quick = 4;
const strong = 11;

const brotliOptions = (quality: number, html: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
});

const compressStrongly = async ({ gzip: zipped }: Snapshot) => {
  const html = await decompressGzip(zipped);
  return compressBrotli(html, brotliOptions(strong, html));
};

/**
 * The rendered pages of one composition: per path, query, language, origin and variant. A page of older data is rendered
 * again before it is answered, and so is an old one; an aged one after. An incomplete page, which lacks something that could not be had or drawn,
 * never takes the place of a complete one: the last good page stands in, in any of its variants, else that of the composition
 * or the process before, and rendering is tried again within seconds, and at once for other data. Only where there is no such
 * page the incomplete one is answered, or the page that the browser renders; also where the screen was drawn, of newer data than
 * that page, and only content of slots could not be. Never an error page because of rendering.
 */
export class SnapshotCache {
  readonly #services: SnapshotServices;
  readonly #observer: SiteObserver;
  readonly #kept: PageMemory['kept'];
  readonly #interim: PageMemory['interim'];
  /** The latest rendering of each page that is being rendered. */
  readonly #underway = new Map<string, { dataVersion: string; attempt: Attempt; snapshot: Promise<Snapshot> }>();

  constructor(services: SnapshotServices) {
    this.#services = services;
    this.#observer = services.observer ?? unobserved;
    this.#kept = services.memory.kept;
    this.#interim = services.memory.interim;
  }

  /** @throws {RendererBusy} when there is neither time to render the page nor an earlier one */
  async get(request: PageRequest): Promise<Snapshot> {
    this.#services.lastGood?.visited(request);
    return this.#answer(this.#keysOf(request), request);
  }

  /** Whether a page is whole now; false also when there is no time to tell. It is rendered if need be, and no visit is counted. */
  async isWhole(request: PageRequest): Promise<boolean> {
    try {
      const { incomplete, knownAt } = await this.#answer(this.#keysOf(request), request);
      return !incomplete && knownAt === null;
    } catch {
      return false;
    }
  }

  /** What is known of a page without any work: also an aged one. */
  inMemory(request: PageRequest): Snapshot | null {
    for (const key of this.#keysOf(request)) {
      const kept = this.#kept.get(key);
      if (kept === undefined) continue;
      const isCurrent = kept.dataVersion === request.dataVersion && !this.#isOld(kept);
      return isCurrent ? this.#shown(kept) : staleSnapshot(kept);
    }
    return null;
  }

  /** @param notFound whether it is the page for what is not there, which was asked for under another key already */
  #answer(keys: readonly string[], request: PageRequest, notFound = false): Promise<Snapshot> | Snapshot {
    const requested = notFound ? unobserved.requested : this.#observer.requested;
    // A page with random parts is kept in several variants, of which each visit draws one.
    const key = keys[Math.floor(Math.random() * keys.length)] as string;
    const now = Date.now();
    const waits = (retry: Retry) => now < retry.at && retry.dataVersion === request.dataVersion;
    const interim = this.#interim.get(key);
    if (interim !== undefined && waits(interim.retry)) {
      requested('stale');
      return interim.snapshot;
    }
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.retry !== null && waits(kept.retry)) {
      requested('stale');
      return staleSnapshot(kept);
    }
    // One whose last rendering failed says of which time it is, so that nobody has to wait for the next.
    if (kept?.dataVersion !== request.dataVersion || (kept.retry === null && this.#isOld(kept))) {
      requested('rendered');
      return this.#render(key, keys, request, notFound);
    }
    const aged = this.#isAged(kept);
    requested(aged ? 'stale' : 'kept');
    // Strong compression takes longer than rendering: only what is asked for again is worth it.
    if (!aged) void this.#services.memory.strengthen(key, compressStrongly).catch(() => undefined);
    if (aged) void this.#render(key, keys, request, notFound).catch(() => undefined);
    return this.#shown(kept);
  }

  #isAged({ renderedAt }: KeptPage): boolean {
    return Date.now() - renderedAt > this.#services.freshMs;
  }

  #isOld({ renderedAt }: KeptPage): boolean {
    return Date.now() - renderedAt > oldest * this.#services.freshMs;
  }

  /** A kept page of the present data as it is answered. */
  #shown(kept: KeptPage): Snapshot {
    if (kept.retry !== null) return staleSnapshot(kept);
    return this.#isAged(kept) ? { ...kept.snapshot, aged: true } : kept.snapshot;
  }

  /**
   * A page that is rendered for one visitor only, the answer to a form or of another time: it is neither kept nor counted. Null
   * when it could not be rendered.
   */
  async forOne(request: RenderRequest, visitor: string): Promise<Snapshot | null> {
    const { renderer, log } = this.#services;
    const rendered = await renderer.render(request, visitor).catch((error: unknown) => {
      log.error({ err: error, path: loggedPath(request.path) }, 'a page for one visitor could not be rendered');
      return null;
    });
    return rendered === null ? null : this.#pack(rendered, request, false);
  }

  /**
   * Renders pages in both languages before visitors ask for them, one after the other. Failures show when somebody does.
   * @param isWanted asked before each page
   */
  async warm(
    pages: readonly Pick<PageAddress, 'origin' | 'path'>[],
    dataVersion: string,
    isWanted: () => boolean = () => true,
  ): Promise<void> {
    for (const page of pages) {
      for (const lang of ['ar', 'en'] as const) {
        const request = { ...page, lang, dataVersion };
        const keys = this.#keysOf(request);
        if (!isWanted()) continue;
        await this.#render(keys[0] as string, keys, request).catch((error: unknown) =>
          this.#services.log.warn({ err: error, path: page.path }, 'there was no time to render a page ahead'),
        );
      }
    }
  }

  /** The page for addresses of a route where nothing is: drawn for the first of them, and kept for all. */
  async #notFound(route: string, request: PageRequest): Promise<Snapshot> {
    return this.#answer(
      [`${this.#services.share}${request.origin} nothing at ${route} ${request.lang}`],
      request,
      true,
    );
  }

  /** The key of each variant of a page. */
  #keysOf({ path, lang, origin }: PageAddress): string[] {
    const variants = this.#routeOf(path)?.variants ?? 1;
    return Array.from(
      { length: variants },
      (_, variant) => `${this.#services.share}${origin} ${path} ${lang} ${variant}`,
    );
  }

  #routeOf(path: string) {
    return serverRouteOf(this.#services.site, new URL(path, 'http://site.invalid').pathname);
  }

  /** Whether a page may lie on disk: one that search engines may list, and nothing that a visitor typed. */
  #isListed({ path }: PageAddress): boolean {
    const route = this.#routeOf(path);
    const listed = route?.auth === 'public' && route.rendering === 'snapshot' && route.sitemap !== 'none';
    return listed && !path.includes('?');
  }

  #render(key: string, keys: readonly string[], request: PageRequest, notFound = false): Promise<Snapshot> {
    const { dataVersion } = request;
    const underway = this.#underway.get(key);
    if (underway?.dataVersion === dataVersion) return underway.snapshot;
    const attempt: Attempt = { next: null };
    const snapshot = this.#renderFresh(key, keys, request, { notFound, attempt }).finally(() => {
      if (this.#underway.get(key)?.attempt === attempt) this.#underway.delete(key);
    });
    if (underway !== undefined) underway.attempt.next = snapshot;
    this.#underway.set(key, { dataVersion, attempt, snapshot });
    return snapshot;
  }

  async #renderFresh(
    key: string,
    keys: readonly string[],
    request: PageRequest,
    { notFound, attempt }: { notFound: boolean; attempt: Attempt },
  ): Promise<Snapshot> {
    const { site, renderer, log, freshMs, lastGood } = this.#services;
    const { path, lang, origin, dataVersion, visitor } = request;
    const begun = performance.now();
    const wanted: RenderRequest = { path, lang, origin, ...(notFound ? {} : { undrawnNotFound: true }) };
    const rendered = await renderer.render(wanted, visitor).catch((error: unknown) => {
      if (error instanceof RendererBusy) return error;
      log.error({ err: error, path: loggedPath(path) }, 'rendering failed');
      return null;
    });
    // It must not take the place of what is newer.
    if (attempt.next !== null) return attempt.next;
    // That there was no time says nothing about the page: only what is known of it can be shown.
    if (rendered instanceof RendererBusy) {
      const known = this.#keptOf([key, ...keys]) ?? (notFound ? null : await lastGood?.find(request, site.boot.keys));
      if (known) return known;
      throw rendered;
    }
    if (rendered !== null && rendered.notFound !== null && !notFound) {
      this.#forget(keys, request);
      return this.#notFound(rendered.notFound, request);
    }
    const ok = rendered !== null && !rendered.failed;
    const milliseconds = performance.now() - begun;
    this.#observer.rendered({
      ...{ site, path, lang, origin, dataVersion, ...(visitor === undefined ? {} : { visitor }) },
      ...{ ok, failures: rendered?.failures ?? null, milliseconds },
    });

    if (ok && isComplete(rendered)) {
      const keep = rendered.hydration !== null && origin !== forNobody;
      const before = this.#kept.peek(key);
      const snapshot = await this.#pack(rendered, request, keep, before?.snapshot);
      this.#interim.delete(key);
      const isStrong = before?.isStrong === true && before.snapshot.brotli === snapshot.brotli;
      if (keep) this.#kept.set(key, { snapshot, dataVersion, renderedAt: Date.now(), retry: null, isStrong });
      if (snapshot.status !== 200) lastGood?.forget(request);
      else if (keep && this.#isListed(request)) {
        const { id: composition, boot } = site;
        lastGood?.keep({ path, lang, origin, snapshot, composition, keys: boot.keys, dataVersion });
      }
      return snapshot;
    }
    // What is not there any more is not shown as it was, whatever else of its page is missing.
    const gone = ok && rendered.status >= 400 && !notFound;
    if (gone) this.#forget(keys, request);
    // What a share of visitors gets is tried again soon: only by its failures the canary analysis knows how it does.
    const isSettled = lastGood !== null && rendered !== null && isUndrawable(rendered);
    const retry = { at: Date.now() + (isSettled ? freshMs : retryMs), dataVersion };
    const kept = this.#kept.get(key);
    if (kept !== undefined) kept.retry = retry;
    const earlier =
      this.#keptOf([key, ...keys]) ??
      (gone || notFound ? null : ((await lastGood?.find(request, site.boot.keys)) ?? null));
    // What a screen says now is worth more than a whole page that says what held before.
    const isNews = ok && rendered.status === 200 && isUndrawable(rendered) && earlier?.dataVersion !== dataVersion;
    const standIn = isNews ? null : earlier;
    const snapshot = standIn ?? (await this.#pack(rendered ?? browserRendered, request, false));
    // A page that was not rendered at all may be at the next visit.
    if ((kept === undefined || isNews) && (standIn !== null || rendered !== null))
      this.#interim.set(key, { snapshot, retry });
    return snapshot;
  }

  #forget(keys: readonly string[], address: PageAddress): void {
    for (const key of keys) this.#kept.delete(key);
    this.#services.lastGood?.forget(address);
  }

  /** The first page of these keys that is kept. */
  #keptOf(keys: readonly string[]): Snapshot | null {
    for (const key of keys) {
      const kept = this.#kept.get(key);
      if (kept !== undefined) return staleSnapshot(kept);
    }
    return null;
  }

  /** @param before what it was: the same bytes are not compressed again */
  async #pack(
    rendered: Rendered,
    { path, lang, origin, sitePreview, dataVersion = '' }: RenderRequest & Partial<Pick<PageRequest, 'dataVersion'>>,
    keep: boolean,
    before?: Snapshot,
  ): Promise<Snapshot> {
    const address = rendered.notFound === null ? path : hostPaths.notFound();
    const page = documentOf(this.#services.site, rendered, { path: address, lang, origin, sitePreview });
    const html = Buffer.from(page.html);
    const etag = etagOf(html);
    const [brotli, zipped] =
      before?.etag === etag
        ? [before.brotli, before.gzip]
        : await Promise.all([compressBrotli(html, brotliOptions(quick, html)), compressGzip(html, { level: 6 })]);
    return {
      status: rendered.status,
      location: rendered.location,
      brotli,
      gzip: zipped,
      etag,
      policy: pagePolicy(page.hashes),
      keep,
      incomplete: !isComplete(rendered),
      aged: false,
      dataVersion,
      knownAt: null,
    };
  }
}

/** Whether nothing of a page failed, also nothing that the page does without. */
const isComplete = ({ failed, failures }: Rendered) => !failed && failures.length === 0;

/** Whether all that is missing threw while it was drawn, and would again. */
const isUndrawable = ({ failures }: Rendered) => failures.length > 0 && failures.every(({ phase }) => phase === 'draw');

/** A page that is shown as it was, because it cannot be rendered again or there is no time to. */
const staleSnapshot = ({ snapshot, renderedAt }: KeptPage): Snapshot => ({
  ...snapshot,
  knownAt: new Date(renderedAt),
});

/** What is answered when nothing could be rendered: an empty frame that the browser fills. */
const browserRendered: Rendered = { ...withoutHtml, failed: true };
