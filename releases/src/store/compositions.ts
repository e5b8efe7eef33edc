import { createHash } from 'node:crypto';
import { Composition } from '@clinic/contracts/registry';
import type { HostEntry, RemoteEntry } from '@clinic/contracts';
import { listIntegrity, readArtifactFiles, readDescriptor, readHostDescriptor } from './artifacts.ts';
import { parseJson } from './durable-files.ts';
import { StoreError } from './errors.ts';
import { canonicalJson } from './hashes.ts';
import { artifactUrl } from './layout.ts';
import type { Layout } from './layout.ts';

/** What a composition consists of. */
export type Parts = Pick<Composition, 'host' | 'remotes'>;

/** The id of a composition: the hash of its host and remotes. */
export function compositionId({ host, remotes }: Parts): string {
  return `c-${createHash('sha256').update(canonicalJson({ host, remotes })).digest('hex').slice(0, 12)}`;
}

/** Keeps a combination under its id; the same combination is kept once. */
export async function storeComposition(layout: Layout, parts: Parts): Promise<Composition> {
  const composition = compositionOf(parts);
  const id = composition.composition;
  await layout.shelf.writeOnce(layout.composition(id), `${JSON.stringify(composition, null, 2)}\n`);
  return readComposition(layout, id);
}

function compositionOf({ host, remotes }: Parts): Composition {
  return { schema: 'clinic-composition/1', composition: compositionId({ host, remotes }), host, remotes };
}

/** Reads a composition by its id, which must be the hash of what it holds. */
export async function readComposition(layout: Layout, id: string): Promise<Composition> {
  const bytes = await layout.shelf.read(layout.composition(id));
  if (bytes === null) throw new StoreError('missing', `There is no composition ${id} in the store.`);
  const composition = parseJson(Composition, bytes, `composition ${id}`);
  if (composition.composition === id && compositionId(composition) === id) return composition;
  throw new StoreError('damaged', `Composition ${id} does not hold what its id stands for.`);
}

/** A host's release as a composition names it. */
export async function hostEntry(layout: Layout, release: string): Promise<HostEntry> {
  const { contract } = await readHostDescriptor(layout, release);
  const filesIntegrity = await listIntegrity(layout, 'host', release);
  return { release, contract, files: artifactUrl('host', release, 'files.json'), filesIntegrity };
}

/** A remote's release as a composition names it. */
export async function remoteEntry(layout: Layout, name: string, release: string): Promise<RemoteEntry> {
  const { contract } = await readDescriptor(layout, name, release);
  const filesIntegrity = await listIntegrity(layout, name, release);
  const { files } = await readArtifactFiles(layout, name, release, filesIntegrity);
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
  layout: Layout,
  base: Parts,
  replaces: Readonly<Record<string, string>>,
): Promise<Composition> {
  if ('host' in replaces)
    throw new StoreError('invalid', 'Only releases of remotes can be previewed, not of the host.');
  const entries = await Promise.all(
    Object.entries(replaces).map(async ([name, release]) => [name, await remoteEntry(layout, name, release)] as const),
  );
  return compositionOf({ host: base.host, remotes: { ...base.remotes, ...Object.fromEntries(entries) } });
}
