import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import type { ArtifactFiles, RemoteEntry, RemoteRoute } from '@clinic/contracts';
import { pageDescriptor } from '@clinic/contracts/host';
import type { CatalogueEntry } from '@clinic/contracts/host';
import { artifactBase } from '@clinic/contracts/registry';
import { StoreError, integrityOf, isStoreError } from '@clinic/releases/store';
import type { ReleaseStore } from '@clinic/releases/store';

/** A script of a release: its address below the site's root, and what its bytes must be; null in development alone. */
export interface PageScript {
  url: string;
  integrity: string | null;
}

const manifestFile = 'mf-manifest.json';

/** The part of a federation manifest that says which files an exposed module needs. */
const Manifest = z.object({
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** A remote of a composition, read and checked. */
export interface ReadRemote {
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

/** Whether a part of a composition is missing or damaged: it stays so until somebody mends it. */
export function isCorrupt(error: unknown): boolean {
  return isStoreError(error, 'damaged') || isStoreError(error, 'missing');
}

/**
 * Remotes as they were read, by store, release and the hash of their files: the release of one remote must not take as long as
 * reading all others again.
 */
const knownOf = new WeakMap<ReleaseStore, LRUCache<string, ReadRemote>>();

/**
 * Reads the remotes of a composition, some at a time.
 * @param onDamage what to do about one that is missing or damaged, which the answer then lacks; without it that is thrown
 * @throws the first error that it does not take, such as a store that cannot be reached: no further remote is read
 */
export async function readRemotes(
  store: ReleaseStore,
  remotes: Readonly<Record<string, RemoteEntry>>,
  onDamage?: (name: string, error: unknown) => void,
): Promise<Map<string, ReadRemote>> {
  const atOnce = pLimit(remotesAtOnce);
  let isOver = false;
  const read = async (name: string, entry: RemoteEntry): Promise<[string, ReadRemote][]> => {
    if (isOver) return [];
    try {
      return [[name, await readRemote(store, name, entry)]];
    } catch (error) {
      if (onDamage === undefined || !isCorrupt(error)) {
        isOver = true;
        throw error;
      }
      onDamage(name, error);
      return [];
    }
  };
  const reads = await Promise.all(Object.entries(remotes).map(([name, entry]) => atOnce(read, name, entry)));
  // In the order of the composition: what is made of them is known by a hash.
  return new Map(reads.flat());
}

/**
 * Reads a remote of a composition and compares every file of it. Of one that was read before, the files that servers execute
 * are compared again. Browsers compare those that they execute, with the hashes that were found when all were compared.
 * @throws {StoreError} `missing` or `damaged`, also for one whose manifest is not as builds write it
 */
export async function readRemote(store: ReleaseStore, name: string, entry: RemoteEntry): Promise<ReadRemote> {
  const known = knownOf.get(store) ?? new LRUCache({ max: mostKnown });
  knownOf.set(store, known);
  const key = `${name}@${entry.release} ${entry.filesIntegrity}`;
  const before = known.get(key);
  if (before !== undefined) {
    await store.intactDirectory(name, entry.release, entry.filesIntegrity, 'private');
    return before;
  }
  const read = await readWhole(store, name, entry);
  known.set(key, read);
  return read;
}

/**
 * What the pages of a composition are told of its remotes. No script is read that they name: browsers compare what they execute.
 * @throws {StoreError} `missing` or `damaged` for a release without its descriptor, its manifest or the list of its files
 */
export async function readEntries(
  store: ReleaseStore,
  remotes: Readonly<Record<string, RemoteEntry>>,
): Promise<Record<string, CatalogueEntry>> {
  const atOnce = pLimit(remotesAtOnce);
  const reads = Object.entries(remotes).map(([name, entry]) =>
    atOnce(async () => [name, (await readPublished(store, name, entry)).entry] as const),
  );
  return Object.fromEntries(await Promise.all(reads));
}

/** What a release says of itself, and the hashes of its files. */
async function readPublished(store: ReleaseStore, name: string, { release, filesIntegrity }: RemoteEntry) {
  const { files: listed } = await store.readArtifactFiles(name, release, filesIntegrity);
  const descriptor = await store.readDescriptor(name, release);
  const chunks = await readChunks(store, name, release, listed);
  const base = artifactBase(name, release);
  const integrity = listedIntegrity(listed, 'remoteEntry.js');
  return {
    routes: descriptor.routes,
    entry: { release, base, integrity, descriptor: pageDescriptor(descriptor), chunks } satisfies CatalogueEntry,
  };
}

/**
 * The files that each exposed module needs beside the entry, from the manifest of the release.
 * @throws {StoreError} `missing` or `damaged`, also when it names a file that the release does not list
 */
async function readChunks(
  store: ReleaseStore,
  name: string,
  release: string,
  listed: ArtifactFiles['files'],
): Promise<Record<string, string[]>> {
  const what = `${manifestFile} of ${name}@${release}`;
  const bytes = await store.readArtifactFile(name, release, manifestFile);
  if (bytes === null) throw new StoreError('damaged', `${what} is missing`);
  if (listedIntegrity(listed, manifestFile) !== integrityOf(bytes))
    throw new StoreError('damaged', `${what} was altered`);
  const exposed = exposedBy(bytes.toString(), what).map(
    ({ path: module, assets }) => [module, assets.js.sync] as const,
  );
  for (const file of exposed.flatMap(([, files]) => files)) listedIntegrity(listed, file);
  return Object.fromEntries(exposed);
}

async function readWhole(store: ReleaseStore, name: string, remote: RemoteEntry): Promise<ReadRemote> {
  const directory = await store.intactDirectory(name, remote.release, remote.filesIntegrity);
  const { routes, entry } = await readPublished(store, name, remote);
  const { base, integrity } = entry;
  const files = new Map<string, PageScript[]>();
  for (const [module, names] of Object.entries(entry.chunks)) {
    const chunks = names.map((file) => chunkOf(directory, base, file));
    files.set(module, [{ url: `${base}remoteEntry.js`, integrity }, ...(await Promise.all(chunks))]);
  }
  return { entry, routes, container: path.join(directory, 'node', 'container.cjs'), files };
}

function exposedBy(text: string, what: string): z.infer<typeof Manifest>['exposes'] {
  try {
    return Manifest.parse(JSON.parse(text)).exposes;
  } catch (error) {
    throw new StoreError('damaged', `${what} is not a manifest of modules: ${String(error)}`);
  }
}

/**
 * What the bytes of a file must be.
 * @throws {StoreError} `damaged` for a file that its release does not list: without integrity it could never run
 */
export function listedIntegrity(files: ArtifactFiles['files'], file: string): string {
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
