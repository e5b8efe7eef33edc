import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { Lang } from '@clinic/contracts';
import type { BootData } from '@clinic/contracts/host';
import { etagOf } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** A page as it is asked for, whichever composition answers. */
export interface PageAddress {
  origin: string;
  path: string;
  lang: Lang;
}

/** A complete page of a composition. */
export interface GoodPage extends PageAddress {
  snapshot: Snapshot;
  composition: string;
  keys: BootData['keys'];
  dataVersion: string;
}

export interface LastGoodServices {
  directory: string;
  /** The most space that the pages take on disk; 0 keeps none. */
  maxBytes: number;
  /** After this a page is too old to be shown, in milliseconds. */
  maxAgeMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What the first line of a file says of its page, whose bytes follow in Brotli. Other versions of it are not read. */
const Header = z.object({
  schema: z.literal(1),
  origin: z.string(),
  path: z.string(),
  lang: z.enum(['ar', 'en']),
  composition: z.string(),
  /** Fingerprint of the keys that the page trusts. */
  keys: z.string(),
  dataVersion: z.string(),
  etag: z.string(),
  policy: z.string(),
  /** When it was rendered, in milliseconds. */
  renderedAt: z.number(),
  visits: z.number(),
});
type Header = z.infer<typeof Header>;

interface Entry extends PageAddress {
  bytes: number;
  renderedAt: number;
  composition: string;
  dataVersion: string;
  /** Visits, of which half count after each half-life. */
  visits: number;
  visitedAt: number;
}

/** The most pages on disk. */
const maxPages = 2000;

/** The most pages that wait to be written; others are written at their next rendering. */
const maxWaiting = 200;

/** Time after which a visit counts half, in milliseconds. */
const halfLifeMs = 60 * 60_000;

/** Least time between two files of the same page, composition and data, in milliseconds. */
const writeIntervalMs = 60_000;

const extension = '.page';
const lineFeed = 10;
const decompress = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/**
 * The last complete page of each public address, on disk: for the composition that comes next, and for a server that starts
 * while the API is away. The files are bounded in bytes, number and age; the least visited go first. Each is written beside
 * its place and then moved there, so that it is whole or not there. A disk that fails costs the pages, nothing else.
 */
export class LastGoodPages {
  readonly #services: LastGoodServices;
  readonly #entries = new Map<string, Entry>();
  readonly #waiting = new Map<string, GoodPage>();
  #writing: Promise<void> = Promise.resolve();
  /** The file that is written now. */
  #underway: string | null = null;
  #bytes = 0;
  #failing = false;

  constructor(services: LastGoodServices) {
    this.#services = services;
  }

  /** Reads which pages there are. What is no page of this version, or too old, is removed. */
  async open(): Promise<void> {
    if (this.#isOff) return;
    const { directory } = this.#services;
    const files = await this.#tolerate(async () => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      return readdir(directory);
    });
    for (const file of files ?? []) {
      const read = file.endsWith(extension) ? await this.#tolerate(() => this.#read(file)) : null;
      if (read === null || read === undefined || this.#isTooOld(read.header)) await this.#remove(file);
      else this.#add(file, { ...read.header, bytes: read.bytes, visitedAt: Date.now() });
    }
    await this.#evict();
  }

  /** Counts a visit, for {@link mostVisited} and for which pages stay. */
  visited(address: PageAddress): void {
    const entry = this.#entries.get(fileOf(address));
    if (entry === undefined) return;
    entry.visits = visitsOf(entry) + 1;
    entry.visitedAt = Date.now();
  }

  /** Addresses without language, the most visited first. */
  mostVisited(count: number): Omit<PageAddress, 'lang'>[] {
    const visits = new Map<string, { origin: string; path: string; visits: number }>();
    for (const entry of this.#entries.values()) {
      const { origin, path } = entry;
      const known = visits.get(`${origin} ${path}`) ?? { origin, path, visits: 0 };
      visits.set(`${origin} ${path}`, { ...known, visits: known.visits + visitsOf(entry) });
    }
    return [...visits.values()]
      .sort((one, other) => other.visits - one.visits)
      .slice(0, count)
      .map(({ origin, path }) => ({ origin, path }));
  }

  /** Writes a page in its turn. The same page again is written once a minute at most. */
  keep(page: GoodPage): void {
    if (this.#isOff) return;
    const file = fileOf(page);
    const entry = this.#entries.get(file);
    const same = entry?.composition === page.composition && entry.dataVersion === page.dataVersion;
    if (same && Date.now() - entry.renderedAt < writeIntervalMs) return;
    if (this.#waiting.size >= maxWaiting && !this.#waiting.has(file)) return;
    const alone = this.#waiting.size === 0;
    this.#waiting.set(file, page);
    if (alone) this.#writing = this.#writing.then(() => this.#writeAll());
  }

  /** Removes a page that is not there any more. */
  forget(address: PageAddress): void {
    const file = fileOf(address);
    if (!this.#entries.has(file) && !this.#waiting.has(file) && file !== this.#underway) return;
    this.#waiting.delete(file);
    this.#drop(file);
    // In its turn: it may be under way to the disk.
    this.#writing = this.#writing.then(() => this.#remove(file));
  }

  /** The page as it was last, of whichever composition; null when there is none whose keys are trusted now. */
  async find(address: PageAddress, keys: BootData['keys']): Promise<Snapshot | null> {
    const file = fileOf(address);
    if (!this.#entries.has(file)) return null;
    const read = await this.#tolerate(() => this.#read(file));
    if (read === null || read === undefined || this.#isTooOld(read.header)) {
      await this.#remove(file);
      return null;
    }
    const { header, brotli } = read;
    if (header.keys !== fingerprintOf(keys)) return null;
    const html = await decompress(brotli).catch(() => null);
    if (html === null || etagOf(html) !== header.etag) {
      this.#services.log.warn({ file }, 'a last good page is corrupt');
      await this.#remove(file);
      return null;
    }
    return {
      ...{ status: 200, location: null, brotli, gzip: await compressGzip(html), etag: header.etag },
      ...{ policy: header.policy, keep: true, incomplete: false, aged: false },
      ...{ dataVersion: header.dataVersion, knownAt: new Date(header.renderedAt) },
    };
  }

  /** Settles when what waits is written. */
  async close(): Promise<void> {
    await this.#writing;
  }

  get #isOff(): boolean {
    return this.#services.maxBytes === 0;
  }

  #isTooOld({ renderedAt }: Pick<Header, 'renderedAt'>): boolean {
    return Date.now() - renderedAt > this.#services.maxAgeMs;
  }

  async #writeAll(): Promise<void> {
    for (const [file, page] of this.#waiting) {
      this.#waiting.delete(file);
      this.#underway = file;
      await this.#tolerate(() => this.#write(file, page));
    }
    this.#underway = null;
    await this.#evict();
  }

  async #write(
    file: string,
    { snapshot, composition, keys, dataVersion, origin, path, lang }: GoodPage,
  ): Promise<void> {
    const { etag, policy, brotli } = snapshot;
    const now = Date.now();
    const visits = visitsOf(this.#entries.get(file)) || 1;
    const header: Header = {
      ...{ schema: 1, origin, path, lang, composition, keys: fingerprintOf(keys), dataVersion },
      ...{ etag, policy, renderedAt: now, visits },
    };
    const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), brotli]);
    await writeWhole(this.#services.directory, file, bytes);
    this.#add(file, { ...header, bytes: bytes.length, visitedAt: now });
  }

  async #read(file: string): Promise<{ header: Header; brotli: Buffer; bytes: number } | null> {
    const location = this.#locationOf(file);
    if ((await stat(location)).size > this.#services.maxBytes) return null;
    const bytes = await readFile(location);
    const end = bytes.indexOf(lineFeed);
    const header = Header.safeParse(parsed(bytes.subarray(0, Math.max(0, end)).toString()));
    if (!header.success || fileOf(header.data) !== file) return null;
    return { header: header.data, brotli: bytes.subarray(end + 1), bytes: bytes.length };
  }

  #add(file: string, entry: Entry): void {
    this.#bytes += entry.bytes - (this.#entries.get(file)?.bytes ?? 0);
    this.#entries.set(file, entry);
  }

  #drop(file: string): void {
    this.#bytes -= this.#entries.get(file)?.bytes ?? 0;
    this.#entries.delete(file);
  }

  async #remove(file: string): Promise<void> {
    this.#drop(file);
    await this.#tolerate(() => rm(this.#locationOf(file), { force: true }));
  }

  async #evict(): Promise<void> {
    const { maxBytes } = this.#services;
    if (this.#bytes <= maxBytes && this.#entries.size <= maxPages) return;
    const leastVisited = [...this.#entries].sort(([, one], [, other]) => visitsOf(one) - visitsOf(other));
    for (const [file] of leastVisited) {
      if (this.#bytes <= maxBytes && this.#entries.size <= maxPages) return;
      await this.#remove(file);
    }
  }

  #locationOf(file: string): string {
    return path.join(this.#services.directory, file);
  }

  /** Null for work that the disk fails. The first failure in a row is logged. */
  async #tolerate<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const done = await work();
      this.#failing = false;
      return done;
    } catch (error) {
      if (!this.#failing) this.#services.log.warn({ err: error }, 'last good pages cannot be kept on disk');
      this.#failing = true;
      return null;
    }
  }
}

function fileOf({ origin, path, lang }: PageAddress): string {
  return createHash('sha256').update(`${origin} ${path} ${lang}`).digest('hex') + extension;
}

function fingerprintOf(keys: BootData['keys']): string {
  return createHash('sha256').update(JSON.stringify(keys)).digest('hex');
}

function visitsOf(entry: Pick<Entry, 'visits' | 'visitedAt'> | undefined): number {
  return entry === undefined ? 0 : entry.visits * 0.5 ** ((Date.now() - entry.visitedAt) / halfLifeMs);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes a file that only this user reads: whole, or not at all. */
async function writeWhole(directory: string, file: string, bytes: Buffer): Promise<void> {
  const beside = path.join(directory, `${file}.${process.pid}.tmp`);
  try {
    const handle = await open(beside, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(beside, path.join(directory, file));
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
