import { Readable } from 'node:stream';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { SitemapItemLoose } from 'sitemap';
import type { Lang, RemoteRoute } from '@clinic/contracts';
import { SitemapList } from '@clinic/contracts/content';

/** One page in both languages, as paths below the site's root. */
interface SitemapPage {
  paths: Record<Lang, string>;
  /** When it last changed, ISO 8601, where that is known. */
  changedAt: string | null;
}

/** Pages of one route, and whether they are only as they were last. */
interface PageList {
  pages: readonly SitemapPage[];
  isOlder: boolean;
}

const noPages: PageList = { pages: [], isOlder: false };

/** A file of the sitemap. */
export interface SitemapFile {
  xml: Buffer;
  gzip: Buffer;
}

/** Pages of one file: each stands in it twice, and 50 000 addresses are the most that search engines read. */
const pagesPerFile = 20_000;

/** How long the addresses of pages with parameters are good, in milliseconds. */
const freshFor = 5 * 60_000;

/** The same where one of them is an older list, because the API did not give it. */
const olderFor = 15_000;

/** Longest wait for one list of the API, in milliseconds. */
const timeoutMs = 3000;

const compress = promisify(gzip);

/** A list of the sitemap could not be had yet: without its pages it would say that they are gone. */
export class SitemapUnavailable extends Error {
  override readonly name = 'SitemapUnavailable';
}

/**
 * The sitemap, from what the descriptors say of their routes: the path itself, or a list of the API for a route with
 * parameters. A list that cannot be had is as it was last; one that the API does not know is empty.
 */
export class Sitemap {
  readonly #apiOrigin: string;
  readonly #log: FastifyBaseLogger;
  readonly #lists = new Map<string, SitemapPage[]>();
  readonly #files = new LRUCache<string, Promise<SitemapFile[]>>({ max: 8, ttl: freshFor });

  constructor(apiOrigin: string, log: FastifyBaseLogger) {
    this.#apiOrigin = apiOrigin;
    this.#log = log;
  }

  /**
   * The files of the sitemap: one, or the parts of an index.
   * @throws {SitemapUnavailable}
   */
  files(composition: string, routes: readonly RemoteRoute[], origin: string): Promise<SitemapFile[]> {
    const key = `${composition} ${origin}`;
    const kept = this.#files.get(key);
    if (kept !== undefined) return kept;
    const building = this.#build(routes, origin);
    const files = building.then(({ parts }) => parts);
    this.#files.set(key, files);
    building
      .then(({ isOlder }) => isOlder && this.#files.set(key, files, { ttl: olderFor }))
      .catch(() => this.#files.delete(key));
    return files;
  }

  async #build(routes: readonly RemoteRoute[], origin: string): Promise<{ parts: SitemapFile[]; isOlder: boolean }> {
    const lists = await Promise.all(routes.map((route) => this.#pagesOf(route)));
    const pages = lists.flatMap((list) => list.pages);
    const parts = Array.from({ length: Math.max(1, Math.ceil(pages.length / pagesPerFile)) }, (_, part) =>
      pages.slice(part * pagesPerFile, (part + 1) * pagesPerFile),
    );
    return {
      parts: await Promise.all(parts.map((part) => urlSetOf(part, origin))),
      isOlder: lists.some((list) => list.isOlder),
    };
  }

  async #pagesOf(route: RemoteRoute): Promise<PageList> {
    if (route.auth !== 'public' || route.rendering !== 'snapshot' || route.sitemap === 'none') return noPages;
    if (route.sitemap !== 'page') return this.#listed(route);
    if (/[:*]/.test(route.path)) return noPages;
    return { pages: [{ paths: { ar: route.path, en: route.path }, changedAt: null }], isOlder: false };
  }

  async #listed({ path, sitemap }: RemoteRoute): Promise<PageList> {
    try {
      const response = await fetch(this.#apiOrigin + sitemap, { signal: AbortSignal.timeout(timeoutMs) });
      if (response.status === 404 && !this.#lists.has(sitemap)) {
        this.#log.warn({ list: sitemap }, 'the API does not know a list of the sitemap');
        return noPages;
      }
      const { data } = SitemapList.parse(await response.json());
      const pages = data.map(({ ar, en, updated_at }) => ({
        paths: { ar: filled(path, ar), en: filled(path, en) },
        changedAt: updated_at,
      }));
      this.#lists.set(sitemap, pages);
      return { pages, isOlder: false };
    } catch (error) {
      this.#log.warn({ err: error, list: sitemap }, 'a list of the sitemap could not be had');
      const pages = this.#lists.get(sitemap);
      if (pages === undefined) throw new SitemapUnavailable(sitemap, { cause: error });
      return { pages, isOlder: true };
    }
  }
}

/** The list of a sitemap's files, for a site with too many pages for one. */
export function sitemapIndexOf(files: readonly SitemapFile[], origin: string): Promise<SitemapFile> {
  return fileOf(
    files.map((_, part) => ({ url: `${origin}/sitemap-${part + 1}.xml` })),
    new SitemapIndexStream(),
  );
}

/** What robots may read: everything but the API, its feeds aside, and what belongs to somebody. */
export function robotsOf(routes: readonly RemoteRoute[], origin: string): string {
  // The end of each path is part of it: `/s` alone would close `/specialities` too.
  const personal = routes.filter(({ auth }) => auth === 'member').flatMap(({ path }) => [`${path}$`, `${path}?`]);
  const closed = ['/api/', '/preview/', ...personal.map((path) => path.replace(/:\w+/g, '*'))];
  return [
    'User-agent: *',
    'Allow: /api/feeds/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** A path pattern with the values of its parameters. */
function filled(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** A path with everything escaped that an address may not hold as it is. */
const escaped = (path: string) => new URL(path, 'http://site.invalid').pathname;

/** Both languages of each page, each naming the other: Arabic plain, English with `?lang=en`. */
function addressesOf(pages: readonly SitemapPage[], origin: string): SitemapItemLoose[] {
  return pages.flatMap(({ paths, changedAt }) => {
    const ar = origin + escaped(paths.ar);
    const en = `${origin}${escaped(paths.en)}?lang=en`;
    const links = [
      { lang: 'ar', url: ar },
      { lang: 'en', url: en },
      { lang: 'x-default', url: ar },
    ];
    const changed = changedAt === null ? {} : { lastmod: changedAt };
    return [ar, en].map((url) => ({ url, links, ...changed }));
  });
}

const onlyLanguages = { news: false, video: false, image: false, xhtml: true };

const urlSetOf = (pages: readonly SitemapPage[], origin: string) =>
  fileOf(addressesOf(pages, origin), new SitemapStream({ xmlns: onlyLanguages, level: ErrorLevel.SILENT }));

async function fileOf(addresses: readonly SitemapItemLoose[], writer: Transform): Promise<SitemapFile> {
  const xml = await streamToPromise(Readable.from(addresses).pipe(writer));
  return { xml, gzip: await compress(xml) };
}
