import type { Registry, RemoteDescriptor, RemoteEntry } from '@clinic/contracts';
import { releaseFor, visitorOfPage } from '@clinic/contracts/host';
import { artifactBase } from '@clinic/contracts/registry';
import type { ReleaseSource } from '../shell/remotes/federation.browser.ts';
import { readArtifact } from './trust/read-artifact.ts';

/** Longest wait for what a release says about itself, in milliseconds. */
const patience = 5000;

/** A release as the registry vouches for it. */
export interface NamedRelease {
  release: string;
  filesIntegrity: string;
}

/** The release of a remote that this browser's visitor gets. */
export async function releaseOfVisitor(entry: RemoteEntry): Promise<NamedRelease> {
  const release = await releaseFor(entry, visitorOfPage(document.cookie));
  return release === entry.rollout?.to
    ? { release, filesIntegrity: entry.rollout.filesIntegrity }
    : { release, filesIntegrity: entry.filesIntegrity };
}

/**
 * The release that stands in for one that failed: the live one, when the page has another, or else the one that was live
 * before. The live one may ask more of its host than another host gives.
 * @param hasFailed whether a release failed in this page
 * @throws when both failed, or there is none before
 */
export function standIn(
  { host, remotes }: Registry,
  remote: string,
  hasFailed: (release: string) => boolean,
  ownHost: string,
): NamedRelease {
  const entry = remotes[remote];
  if (entry !== undefined && !hasFailed(entry.release) && host.release === ownHost) return entry;
  const { lastGood, lastGoodFiles } = entry ?? {};
  if (lastGood === undefined || lastGoodFiles === undefined || hasFailed(lastGood))
    throw new Error(`${remote} has no release that stands in`);
  return { release: lastGood, filesIntegrity: lastGoodFiles };
}

/**
 * Where a release's files are and what it says about itself, every byte held against the registry.
 * @throws when its files cannot be had or are not as published
 */
export async function readReleased(
  remote: string,
  { release, filesIntegrity }: NamedRelease,
): Promise<{ source: ReleaseSource; descriptor: RemoteDescriptor }> {
  const signal = AbortSignal.timeout(patience);
  const { descriptor, entryIntegrity } = await readArtifact(remote, release, filesIntegrity, signal);
  return { source: { release, base: artifactBase(remote, release), integrity: entryIntegrity }, descriptor };
}
