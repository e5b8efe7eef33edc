import type { ArtifactFiles, RemoteDescriptor } from '@clinic/contracts';
import { artifactBase } from '@clinic/contracts/registry';

/** A release of a remote as the page can use it, read from its own files. */
export interface VerifiedArtifact {
  descriptor: RemoteDescriptor;
  /** Integrity of its `remoteEntry.js`. */
  entryIntegrity: string;
  files: ArtifactFiles['files'];
}

/**
 * Reads what a release of a remote consists of and what it says about itself. The browser itself compares the bytes: those
 * of `files.json` with the integrity that the signed registry names, every other file with `files.json`.
 * @param filesIntegrity integrity of `files.json`, from a registry that was verified
 * @throws when a file cannot be had, is not as published, or lists no entry
 */
export async function readArtifact(
  name: string,
  release: string,
  filesIntegrity: string,
  signal?: AbortSignal,
): Promise<VerifiedArtifact> {
  const base = artifactBase(name, release);
  const { files } = await readJson<ArtifactFiles>(`${base}files.json`, filesIntegrity, signal);
  const descriptor = files['remote.json'];
  const entry = files['remoteEntry.js'];
  if (descriptor === undefined || entry === undefined) throw new Error(`${name}@${release} lists no entry`);
  return {
    descriptor: await readJson<RemoteDescriptor>(`${base}remote.json`, descriptor.integrity, signal),
    entryIntegrity: entry.integrity,
    files,
  };
}

/** An answer of any other status has other bytes. An empty integrity would let every byte pass. */
async function readJson<T>(address: string, integrity: string, signal?: AbortSignal): Promise<T> {
  if (integrity === '') throw new Error(`${address} has no integrity`);
  const response = await fetch(address, { integrity, ...(signal === undefined ? {} : { signal }) });
  return (await response.json()) as T;
}
