import type { Registry } from '@clinic/contracts';
import type { PublishedRelease } from '../published-release.ts';

/**
 * The release that replaces one that failed: the live one, when the page runs another, or else the one that was live before.
 * The live one is only for the host that it was released with: it may need more than another host provides.
 * @param hasFailed whether a release failed in this page
 * @throws when both failed, or there is none before
 */
export function fallbackRelease(
  { host, remotes }: Registry,
  remote: string,
  hasFailed: (release: string) => boolean,
  ownHost: string,
): PublishedRelease {
  const entry = remotes[remote];
  if (entry !== undefined && !hasFailed(entry.release) && host.release === ownHost) return entry;
  const { lastGood, lastGoodFiles } = entry ?? {};
  if (lastGood === undefined || lastGoodFiles === undefined || hasFailed(lastGood))
    throw new Error(`${remote} has no release to fall back to`);
  return { release: lastGood, filesIntegrity: lastGoodFiles };
}
