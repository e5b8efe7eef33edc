import { createHash } from 'node:crypto';
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';
import * as z from 'zod/mini';
import type { ArtifactFiles, HostEntry, RemoteEntry, RemoteRoute } from '@clinic/contracts';
import { StoreError, isStoreError } from '@clinic/releases/store';
import type { ReleaseStore } from '@clinic/releases/store';
import { pageDescriptor } from '@clinic/contracts/host';
import type { BootData, CatalogueEntry, SiteBoot, Brand } from '@clinic/contracts/host';
import { brandStyles } from '@clinic/contracts/colors/brand';
import type { BrandColors } from '@clinic/contracts/colors/brand';
import type { BrandLook } from '../brand/public-files.ts';
import { compositionScript } from './composition-script.ts';
import type { CompositionScript } from './composition-script.ts';
import { readInlineScript } from './inline-script.ts';
import type { InlineScript } from './inline-script.ts';
import { fontUrls } from './font-faces.ts';
import type { FontUrls } from './font-faces.ts';
import { artifactBase } from '@clinic/contracts/registry';

/** A script of a release: its address below the site's root, and what its bytes must be; null in development alone. */
export interface PageScript {
  url: string;
  integrity: string | null;
}

/** A composition with everything that serving and rendering it needs, read from the store and checked. */
export interface ComposedSite {
  id: string;
  boot: SiteBoot;
  /** What brings its pages the remotes; null where each page carries them. */
  script: CompositionScript | null;
  /** Every page of its remotes, with what only the server needs to know of it. */
  routes: RemoteRoute[];
  host: {
    release: string;
    base: string;
    /** What starts the scripts; null when they start with the page. */
    starter: InlineScript | null;
    scripts: PageScript[];
    fonts: FontUrls;
    /** Of its service worker; null when it has none. */
    workerIntegrity: string | null;
  };
  /** The style sheet of the clinic's own colours; empty where they are the product's. */
  colors: string;
  /** The renderer's bundle on disk, and each remote's container. */
  rendererFile: string;
  containers: Record<string, string>;
  /** Scripts that an exposed module needs, entry first. */
  filesOf: (remote: string, module: string) => PageScript[];
}

/** What of the server's settings becomes part of every page. */
export interface SiteSettings {
  brand: Brand;
  look: Pick<BrandLook, 'colors'>;
  /** Whether pages get a service worker. */
  serviceWorker: boolean;
}

/** The part of a federation manifest that says which files an exposed module needs. */
const Manifest = z.object({
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** What a composition is made of. */
export interface CompositionParts {
  composition: string;
  seq: number;
  channel: string;
  host: HostEntry;
  remotes: Readonly<Record<string, RemoteEntry>>;
  preview: BootData['preview'];
  /**
   * Whether a script brings the remotes to its pages. Every server can make the script of a composition that the store holds;
   * previews, and what a share of visitors gets, are composed by one server for a while. Nor is one shared where a remote is
   * missing or damaged here, or where the host's release is from before there were such scripts.
   */
  sharesScript?: boolean;
}

/** A remote of a composition, read and checked. */
interface ReadRemote {
  entry: CatalogueEntry;
  routes: RemoteRoute[];
  container: string;
  /** Scripts by exposed module, entry first. */
  files: Map<string, PageScript[]>;
}

/** Remotes that are read side by side: a store in a bucket answers each request late, and Node reads four files at a time. */
const remotesAtOnce = 4;

/** Remotes that are remembered as they were read. */
const mostKnown = 2000;

/** The clinic's colours as pages carry them. */
export function colorsOf(colors: BrandColors): string {
  return colors.primary === null && colors.accent === null ? '' : brandStyles(colors);
}

/** Whether a part of a composition is missing or damaged: it stays so until somebody mends it. */
export function isCorrupt(error: unknown): boolean {
  return isStoreError(error, 'damaged') || isStoreError(error, 'missing');
}

/**
 * Reads a composition. Files of every artifact are compared with their published hashes, see {@link readRemote}: what was
 * altered on disk is never executed.
 * @param onDamage what to do about a remote that is missing or damaged; without it the whole composition is refused
 * @throws when an artifact is missing or damaged, or could not be had; the composition that is live then stays
 */
export async function readComposedSite(
  store: ReleaseStore,
  parts: CompositionParts,
  { brand, look, serviceWorker }: SiteSettings,
  onDamage?: (name: string, error: unknown) => void,
): Promise<ComposedSite> {
  const hostDirectory = await store.intactDirectory('host', parts.host.release, parts.host.filesIntegrity);
  const hostDescriptor = await store.readHostDescriptor(parts.host.release);
  const hostFiles = await store.readArtifactFiles('host', parts.host.release, parts.host.filesIntegrity);
  const hostBase = artifactBase('host', parts.host.release);
  const remotes: Record<string, CatalogueEntry> = {};
  const containers: Record<string, string> = {};
  const files = new Map<string, PageScript[]>();
  const routes: RemoteRoute[] = [];
  let isWhole = true;

  const reads = Object.entries(parts.remotes).map(
    ([name, entry]) => [name, entry, readRemote(store, name, entry)] as const,
  );
  await Promise.allSettled(reads.map(([, , reading]) => reading));
  for (const [name, entry, reading] of reads) {
    try {
      const read = await reading;
      remotes[name] = read.entry;
      routes.push(...read.routes);
      for (const [module, scripts] of read.files) files.set(`${name} ${module}`, scripts);
      containers[name] = read.container;
    } catch (error) {
      if (onDamage === undefined || !isCorrupt(error)) throw error;
      onDamage(name, error);
      isWhole = false;
      // What it says about itself may be whole: its pages can then say that it is away.
      const descriptor = await store.readDescriptor(name, entry.release).catch(() => null);
      // Without integrity nothing of it runs.
      if (descriptor !== null)
        remotes[name] = {
          release: entry.release,
          base: artifactBase(name, entry.release),
          integrity: '',
          descriptor: pageDescriptor(descriptor),
        };
    }
  }
  const bringsRemotes = isWhole && parts.sharesScript === true && hostDescriptor.remotesByScript === true;
  const scriptOfHost = (file: string) => ({ url: hostBase + file, integrity: integrityOf(hostFiles.files, file) });
  return {
    id: parts.composition,
    colors: colorsOf(look.colors),
    routes,
    boot: {
      composition: { id: parts.composition, seq: parts.seq, channel: parts.channel },
      preview: parts.preview,
      worker: serviceWorker,
      keys: await store.keys.trusted(),
      host: { release: parts.host.release, base: hostBase },
      remotes,
      brand,
    },
    script: bringsRemotes
      ? await compositionScript(parts.composition, remotes, hostDescriptor.otherRemotesLater === true)
      : null,
    host: {
      release: parts.host.release,
      base: hostBase,
      workerIntegrity: hostFiles.files['sw.js']?.integrity ?? null,
      starter:
        hostDescriptor.starter === undefined
          ? null
          : await readInlineScript(path.join(hostDirectory, hostDescriptor.starter)),
      scripts: hostDescriptor.scripts.map(scriptOfHost),
      fonts: fontUrls(hostBase, hostDescriptor.fonts),
    },
    rendererFile: path.join(hostDirectory, 'node', 'renderer.cjs'),
    containers,
    filesOf: (remote, module) => files.get(`${remote} ${module}`) ?? [],
  };
}

interface StoreReading {
  /**
   * Remotes as they were read, by release and the hash of their files: the release of one remote must not take as long as
   * reading all others again.
   */
  known: LRUCache<string, ReadRemote>;
  atOnce: LimitFunction;
}

const readings = new WeakMap<ReleaseStore, StoreReading>();

function readingOf(store: ReleaseStore): StoreReading {
  const reading = readings.get(store) ?? { known: new LRUCache({ max: mostKnown }), atOnce: pLimit(remotesAtOnce) };
  readings.set(store, reading);
  return reading;
}

/**
 * Reads a remote of a composition and compares every file of it. Of one that was read before, the files that servers execute
 * are compared again. Browsers compare those that they execute, with the hashes that were found when all were compared.
 * @throws {StoreError} `missing` or `damaged`, also for one whose manifest is not as builds write it
 */
export function readRemote(store: ReleaseStore, name: string, entry: RemoteEntry): Promise<ReadRemote> {
  const { known, atOnce } = readingOf(store);
  const key = `${name}@${entry.release} ${entry.filesIntegrity}`;
  return atOnce(async () => {
    const before = known.get(key);
    if (before !== undefined) {
      await store.intactDirectory(name, entry.release, entry.filesIntegrity, 'private');
      return before;
    }
    const read = await readWhole(store, name, entry);
    known.set(key, read);
    return read;
  });
}

async function readWhole(store: ReleaseStore, name: string, entry: RemoteEntry): Promise<ReadRemote> {
  const base = artifactBase(name, entry.release);
  const directory = await store.intactDirectory(name, entry.release, entry.filesIntegrity);
  const descriptor = await store.readDescriptor(name, entry.release);
  const { files: listed } = await store.readArtifactFiles(name, entry.release, entry.filesIntegrity);
  const integrity = integrityOf(listed, 'remoteEntry.js');
  assertListed(listed, ['mf-manifest.json']);
  const files = new Map<string, PageScript[]>();
  for (const { path: module, assets } of await readManifest(directory)) {
    assertListed(listed, assets.js.sync);
    const chunks = assets.js.sync.map((file) => chunkOf(directory, base, file));
    files.set(module, [{ url: `${base}remoteEntry.js`, integrity }, ...(await Promise.all(chunks))]);
  }
  return {
    entry: { release: entry.release, base, integrity, descriptor: pageDescriptor(descriptor) },
    routes: descriptor.routes,
    container: path.join(directory, 'node', 'container.cjs'),
    files,
  };
}

async function readManifest(directory: string): Promise<z.infer<typeof Manifest>['exposes']> {
  const file = path.join(directory, 'mf-manifest.json');
  const text = await readFile(file, 'utf8');
  try {
    return Manifest.parse(JSON.parse(text)).exposes;
  } catch (error) {
    throw new StoreError('damaged', `${file} is not a manifest of modules: ${String(error)}`);
  }
}

/** @throws {StoreError} `damaged` when a release does not list one of the files, so that it may not be there */
function assertListed(listed: ArtifactFiles['files'], files: readonly string[]): void {
  for (const file of files) integrityOf(listed, file);
}

/** @throws {StoreError} `damaged` for a file that its release does not list: without integrity it could never run */
function integrityOf(files: ArtifactFiles['files'], file: string): string {
  const listed = files[file];
  if (listed === undefined) throw new StoreError('damaged', `${file} is not in the list of its release`);
  return listed.integrity;
}

/**
 * A chunk as the remote's own runtime asks for it, so that what is fetched ahead is used: the same hash that the build wrote
 * into `remoteEntry.js` (`shared/build/src/chunk-integrity.ts`), of the bytes that were just compared with the release's list.
 */
async function chunkOf(directory: string, base: string, file: string): Promise<PageScript> {
  const hash = createHash('sha256').update(await readFile(path.join(directory, file)));
  return { url: base + file, integrity: `sha256-${hash.digest('base64')}` };
}
