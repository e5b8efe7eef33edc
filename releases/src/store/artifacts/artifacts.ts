import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { ArtifactFiles, HostDescriptor, RemoteDescriptor } from '@clinic/contracts/registry';
import type * as z from 'zod/mini';
import { compressedCopies, describeFiles, readFiles } from './artifact-files.ts';
import { parseJson } from '../backends/durable-files.ts';
import { StoreError, isStoreError } from '../errors.ts';
import { canonicalJson, integrityOf } from '../hashes.ts';
import type { StoreContext } from '../context/store-context.ts';
import type { StorageBackend } from '../backends/storage-backend.ts';

/** Something wrong with a file of an artifact in the store. */
export interface ArtifactCorruption {
  path: string;
  problem: 'missing' | 'altered' | 'unlisted';
}

/** Copies a build into the store under an id that never changes again. False when the same bytes were there already. */
export async function storeArtifact(
  context: StoreContext,
  name: string,
  release: string,
  built: string,
): Promise<boolean> {
  const files = await readFiles(built);
  const derived = [...files.keys()].find((file) => file === 'files.json' || /\.(br|gz)$/.test(file));
  if (derived) throw new StoreError('invalid', `The build of ${name} holds ${derived}, which only publishing writes.`);
  if (files.size === 0) throw new StoreError('invalid', `The build of ${name} left nothing in ${built}.`);

  const place = context.artifact(name, release);
  const list = `${canonicalJson(describeFiles(files))}\n`;
  if (await sameAsStored(context.backend, place, list, `${name}@${release}`)) return false;
  const tree = new Map<string, Buffer>([...files, ...(await compress(files)), ['files.json', Buffer.from(list)]]);
  if (await context.backend.putTree(place, tree)) return true;
  // Someone published the same release meanwhile.
  return !(await sameAsStored(context.backend, place, list, `${name}@${release}`));
}

/** Whether a release was published. Its list of files is written with all the others at once. */
export async function hasArtifact(context: StoreContext, name: string, release: string): Promise<boolean> {
  return (await context.backend.read(`${context.artifact(name, release)}/files.json`)) !== null;
}

/** The list of an artifact's files. With `integrity` (of a composition's entry) it must be exactly that list. */
export async function readArtifactFiles(context: StoreContext, name: string, release: string, integrity?: string) {
  const bytes = await readList(context, name, release);
  if (integrity !== undefined && integrityOf(bytes) !== integrity) {
    throw new StoreError('damaged', `files.json of ${name}@${release} is not the one that was promoted.`);
  }
  return parseJson(ArtifactFiles, bytes, `files.json of ${name}@${release}`);
}

/** Integrity of an artifact's list of files, by which a composition names the whole artifact. */
export async function listIntegrity(context: StoreContext, name: string, release: string): Promise<string> {
  return integrityOf(await readList(context, name, release));
}

/** What a remote says about itself, checked against the artifact's list of files. */
export async function readDescriptor(context: StoreContext, name: string, release: string): Promise<RemoteDescriptor> {
  const descriptor = await readListedJson(context, name, release, 'remote.json', RemoteDescriptor);
  if (descriptor.name === name) return descriptor;
  throw new StoreError('damaged', `remote.json of ${name}@${release} names another remote, "${descriptor.name}".`);
}

/** What a host says about itself, checked against the artifact's list of files. */
export function readHostDescriptor(context: StoreContext, release: string): Promise<HostDescriptor> {
  return readListedJson(context, 'host', release, 'host.json', HostDescriptor);
}

/** Which files of an artifact are compared: all of them, or those that only servers execute. */
export type Compared = 'all' | 'private';

/**
 * Reads the files of an artifact back and compares each with its hash; compressed copies with what they unfold to. Whatever is
 * compared, no file may be missing, and none be there that is not listed.
 * @throws {StoreError} whatever kept a file from being read, such as `unreachable`: that is no damage
 */
export async function verifyArtifact(
  context: StoreContext,
  name: string,
  release: string,
  integrity?: string,
  compared: Compared = 'all',
) {
  const place = context.artifact(name, release);
  const { files } = await readArtifactFiles(context, name, release, integrity);
  const stored = new Set((await context.backend.list(place)).map(({ key }) => key.slice(place.length + 1)));
  stored.delete('files.json');

  const damage: ArtifactCorruption[] = [];
  for (const [file, { integrity: expected, public: isPublic }] of Object.entries(files)) {
    const copies = [`${file}.br`, `${file}.gz`].filter((copy) => !(copy in files) && stored.has(copy));
    for (const part of [file, ...copies]) {
      if (!stored.delete(part)) damage.push({ path: part, problem: 'missing' });
      else if (compared === 'private' && isPublic) continue;
      else if (!(await holds(context.backend, `${place}/${part}`, part !== file, expected)))
        damage.push({ path: part, problem: 'altered' });
    }
  }
  return [...damage, ...[...stored].map((file) => ({ path: file, problem: 'unlisted' as const }))];
}

/**
 * A directory of this machine with an artifact's files, compared with their hashes. A copy that is not whole is fetched once
 * more, and then every file of it is compared.
 * @param compared less than all only for an artifact that was whole before
 */
export async function intactDirectory(
  context: StoreContext,
  name: string,
  release: string,
  integrity?: string,
  compared: Compared = 'all',
) {
  for (let tries = 1; ; tries += 1) {
    const { directory, backend, discard } = await context.backend.onDisk(context.artifact(name, release));
    const found = await damageOf({ ...context, backend }, name, release, integrity, tries === 1 ? compared : 'all');
    if (found === null) return directory;
    if (discard === undefined || tries > 1) throw found;
    await discard();
  }
}

async function damageOf(
  context: StoreContext,
  name: string,
  release: string,
  integrity: string | undefined,
  compared: Compared,
): Promise<StoreError | null> {
  try {
    const [first] = await verifyArtifact(context, name, release, integrity, compared);
    if (first === undefined) return null;
    return new StoreError('damaged', `${name}@${release} is not as published: ${first.path} ${first.problem}.`);
  } catch (error) {
    if (isStoreError(error)) return error;
    throw error;
  }
}

async function readListedJson<S extends z.core.$ZodType>(
  context: StoreContext,
  name: string,
  release: string,
  file: string,
  schema: S,
): Promise<z.output<S>> {
  const what = `${file} of ${name}@${release}`;
  const { files } = await readArtifactFiles(context, name, release);
  const bytes = await context.backend.read(`${context.artifact(name, release)}/${file}`);
  if (bytes === null) throw new StoreError('damaged', `${what} is missing.`);
  if (files[file]?.integrity !== integrityOf(bytes)) throw new StoreError('damaged', `${what} was altered.`);
  return parseJson(schema, bytes, what);
}

async function readList(context: StoreContext, name: string, release: string): Promise<Buffer> {
  const bytes = await context.backend.read(`${context.artifact(name, release)}/files.json`);
  if (bytes) return bytes;
  throw new StoreError('missing', `${name}@${release} is not in the store. Publish it first: release publish ${name}`);
}

/** One file of an artifact as it is stored; the caller compares it with the artifact's list. */
export function readArtifactFile(
  context: StoreContext,
  name: string,
  release: string,
  file: string,
): Promise<Buffer | null> {
  return context.backend.read(`${context.artifact(name, release)}/${file}`);
}

async function sameAsStored(backend: StorageBackend, place: string, list: string, what: string): Promise<boolean> {
  const stored = await backend.read(`${place}/files.json`);
  if (stored === null) return false;
  if (stored.toString() === list) return true;

  const before = parseJson(ArtifactFiles, stored, `files.json of ${what}`).files;
  const now = parseJson(ArtifactFiles, list, `the new build of ${what}`).files;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (file) => before[file]?.integrity !== now[file]?.integrity,
  );
  throw new StoreError(
    'different-bytes',
    `${what} is in the store with other bytes (${changed.join(', ')}). A release never changes: raise the version, or make the build give the same bytes each time.`,
  );
}

async function compress(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const copies = await Promise.all([...files].map(([file, bytes]) => compressedCopies(file, bytes)));
  return new Map(copies.flatMap((some) => [...some]));
}

async function holds(backend: StorageBackend, key: string, compressed: boolean, integrity: string): Promise<boolean> {
  const bytes = await backend.read(key);
  if (bytes === null) return false;
  if (!compressed) return integrityOf(bytes) === integrity;
  // Only what cannot be unfolded is wrong; a file that cannot be read now may be as it was.
  const unfolded = await (key.endsWith('.br') ? unbrotli(bytes) : ungzip(bytes)).catch(() => null);
  return unfolded !== null && integrityOf(unfolded) === integrity;
}

const unbrotli = promisify(brotliDecompress);
const ungzip = promisify(gunzip);
