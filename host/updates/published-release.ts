import type { RemoteDescriptor, RemoteEntry } from '@clinic/contracts';
import { releaseFor, visitorOfPage } from '@clinic/contracts/host';
import type { ReleaseSource } from '../shell/remotes/federation.browser.ts';
import { artifactBase } from '@clinic/contracts/registry';
import { readArtifact } from './trust/read-artifact.ts';

/** Longest wait for a release's descriptor, in milliseconds. */
const timeoutMs = 5000;

/** A release as the registry vouches for it. */
export interface PublishedRelease {
  release: string;
  filesIntegrity: string;
}

/** The release of a remote that this browser's visitor gets. */
export async function releaseOfVisitor(entry: RemoteEntry): Promise<PublishedRelease> {
  const release = await releaseFor(entry, visitorOfPage(document.cookie));
  return release === entry.rollout?.to
    ? { release, filesIntegrity: entry.rollout.filesIntegrity }
    : { release, filesIntegrity: entry.filesIntegrity };
}

/**
 * Where a release's files are, and its descriptor; every byte is verified against the registry.
 * @throws when its files cannot be loaded or are not as published
 */
export async function readRelease(
  remote: string,
  { release, filesIntegrity }: PublishedRelease,
): Promise<{ source: ReleaseSource; descriptor: RemoteDescriptor }> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { descriptor, entryIntegrity } = await readArtifact(remote, release, filesIntegrity, signal);
  return { source: { release, base: artifactBase(remote, release), integrity: entryIntegrity }, descriptor };
}
