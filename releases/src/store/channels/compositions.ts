import { createHash } from 'node:crypto';
import { Composition } from '@clinic/contracts/registry';
import type { HostEntry, RemoteEntry } from '@clinic/contracts';
import { listIntegrity, readArtifactFiles, readDescriptor, readHostDescriptor } from '../artifacts/artifacts.ts';
import { parseJson } from '../backends/durable-files.ts';
import { StoreError, isStoreError } from '../errors.ts';
import { canonicalJson } from '../hashes.ts';
import { artifactUrl } from '../context/store-context.ts';
import type { StoreContext } from '../context/store-context.ts';

/** What a composition consists of. */
export type Parts = Pick<Composition, 'host' | 'remotes'>;

/** The id of a composition: the hash of its host and remotes. */
export function compositionId({ host, remotes }: Parts): string {
  return `c-${createHash('sha256').update(canonicalJson({ host, remotes })).digest('hex').slice(0, 12)}`;
}

/** Keeps a combination under its id; the same combination is kept once. */
export async function storeComposition(context: StoreContext, parts: Parts): Promise<Composition> {
  const composition = compositionOf(parts);
  const id = composition.composition;
  const text = `${JSON.stringify(composition, null, 2)}\n`;
  await context.backend.writeOnce(context.composition(id), text);
  try {
    return await readComposition(context, id);
  } catch (error) {
    if (!isStoreError(error, 'damaged')) throw error;
    // Its id is the hash of what it holds, so what it has to say is known.
    const bytes = await context.backend.read(context.composition(id));
    await context.backend.replace(context.composition(id), text, bytes);
    return readComposition(context, id);
  }
}

function compositionOf({ host, remotes }: Parts): Composition {
  return { schema: 'clinic-composition/1', composition: compositionId({ host, remotes }), host, remotes };
}

/** Reads a composition by its id, which must be the hash of what it holds. */
export async function readComposition(context: StoreContext, id: string): Promise<Composition> {
  const bytes = await context.backend.read(context.composition(id));
  if (bytes === null) throw new StoreError('missing', `There is no composition ${id} in the store.`);
  const composition = parse(bytes);
  if (composition?.composition === id && compositionId(composition) === id) return composition;
  const way = 'Choose another one: release history. Promoting the same releases together again repairs it.';
  throw new StoreError('damaged', `Composition ${id} does not hold what its id stands for. ${way}`);
}

function parse(bytes: Buffer): Composition | null {
  try {
    return parseJson(Composition, bytes, 'composition');
  } catch (error) {
    if (isStoreError(error, 'damaged')) return null;
    throw error;
  }
}

/** As {@link readComposition}; null when it is not there or corrupt, for whoever can go on without it. */
export async function findComposition(context: StoreContext, id: string): Promise<Composition | null> {
  try {
    return await readComposition(context, id);
  } catch (error) {
    if (isStoreError(error, 'damaged') || isStoreError(error, 'missing')) return null;
    throw error;
  }
}

/** A host's release as a composition names it. */
export async function hostEntry(context: StoreContext, release: string): Promise<HostEntry> {
  const { contract } = await readHostDescriptor(context, release);
  const filesIntegrity = await listIntegrity(context, 'host', release);
  return { release, contract, files: artifactUrl('host', release, 'files.json'), filesIntegrity };
}

/** A remote's release as a composition names it. */
export async function remoteEntry(context: StoreContext, name: string, release: string): Promise<RemoteEntry> {
  const { contract } = await readDescriptor(context, name, release);
  const filesIntegrity = await listIntegrity(context, name, release);
  const { files } = await readArtifactFiles(context, name, release, filesIntegrity);
  const manifest = files['mf-manifest.json'];
  if (!manifest) throw new StoreError('damaged', `${name}@${release} has no mf-manifest.json.`);
  return {
    release,
    contract,
    manifest: artifactUrl(name, release, 'mf-manifest.json'),
    integrity: manifest.integrity,
    files: artifactUrl(name, release, 'files.json'),
    filesIntegrity,
  };
}

/**
 * A composition with the releases of some remotes replaced. The replaced ones have no last good release: whoever looks
 * at a preview sees it fail instead of something else. Nothing is written: a host server may be allowed only to read.
 */
export async function composeWith(
  context: StoreContext,
  base: Parts,
  replaces: Readonly<Record<string, string>>,
): Promise<Composition> {
  if ('host' in replaces)
    throw new StoreError('invalid', 'Only releases of remotes can be previewed, not of the host.');
  const entries = await Promise.all(
    Object.entries(replaces).map(async ([name, release]) => [name, await remoteEntry(context, name, release)] as const),
  );
  return compositionOf({ host: base.host, remotes: { ...base.remotes, ...Object.fromEntries(entries) } });
}
