import { LRUCache } from 'lru-cache';
import { ChannelName } from '@clinic/contracts/registry';
import { isExpired } from '@clinic/contracts/signature';
import type { Composition, HistoryLine, Preview, Provenance, Registry } from '@clinic/contracts';
import { baseOf, isStoreError, movedParts, publishedReleases } from '@clinic/releases/store';
import type { DeploymentRecord, Grant, ReleaseStore } from '@clinic/releases/store';
import type { ChannelState, KnownRelease, PastLine, TeamState } from '@clinic/contracts/host';

/** Newest lines of the history, moves of a channel and releases of a part that the page is told of. */
const limits = { history: 100, past: 30, releases: 30 } as const;

/** What past lines point at, which never changes: an open page asks every few seconds. */
const compositions = new LRUCache<string, Composition>({ max: 200 });
const origins = new LRUCache<string, Provenance>({ max: 200 });

/** All that the page of releases shows a team, read from the store at this moment. */
export async function teamState(store: ReleaseStore, team: Grant): Promise<TeamState> {
  const [{ lines }, previews, { signing }] = await Promise.all([
    store.readHistory(),
    previewsOf(store),
    store.keys.list(),
  ]);
  const newestFirst = lines.toReversed();
  const channels = await Promise.all(
    ChannelName.options.map(async (channel): Promise<ChannelState> => {
      const lock = await store.readLock(channel);
      try {
        const [registry, lines] = await Promise.all([
          store.readRegistry(channel),
          store.readDeploymentRecords(channel),
        ]);
        const expired = registry !== null && isExpired(registry, Date.now());
        return { channel, registry, expired, lock, past: await pastOf(store, registry, lines) };
      } catch (error) {
        // What is wrong with one channel says nothing about the others.
        if (!isStoreError(error, 'damaged')) throw error;
        return { channel, registry: null, corrupt: true, lock, past: [] };
      }
    }),
  );
  const { name, remotes, channels: allowed, rights } = team;
  return {
    team: { name, remotes, channels: allowed, rights },
    canSign: signing !== null,
    channels,
    releases: releasesIn(lines),
    origins: Object.fromEntries(await originsOf(store, channels)),
    previews,
    history: newestFirst.slice(0, limits.history),
  };
}

/** The previews that can be opened; null on a server without their key, which cannot say. */
async function previewsOf(store: ReleaseStore): Promise<Preview[] | null> {
  try {
    return await store.listPreviews();
  } catch (error) {
    if (isStoreError(error, 'no-key')) return null;
    throw error;
  }
}

/** Where each release comes from that some visitor gets. */
function originsOf(store: ReleaseStore, channels: readonly ChannelState[]) {
  const shown = new Map<string, readonly [name: string, release: string]>();
  for (const { registry } of channels) {
    for (const [name, release] of registry === null ? [] : releasesOf(registry))
      shown.set(`${name}@${release}`, [name, release]);
  }
  return Promise.all(
    [...shown].map(async ([id, [name, release]]) => [id, await originOf(store, name, release)] as const),
  );
}

function releasesOf({ host, remotes }: Registry): [name: string, release: string][] {
  const ofRemotes = Object.entries(remotes).flatMap(([name, { release, rollout }]): [string, string][] => [
    [name, release],
    ...(rollout === undefined ? [] : [[name, rollout.to] satisfies [string, string]]),
  ]);
  return [['host', host.release], ...ofRemotes];
}

async function originOf(store: ReleaseStore, name: string, release: string): Promise<TeamState['origins'][string]> {
  const key = `${store.location} ${name}@${release}`;
  try {
    const known = origins.get(key) ?? (await store.readProvenance(name, release));
    if (known === null) return 'unknown';
    origins.set(key, known);
    return known;
  } catch (error) {
    if (isStoreError(error, 'missing')) return 'unknown';
    if (isStoreError(error, 'damaged')) return 'altered';
    throw error;
  }
}

/** The newest moves of a channel, each with what going back to it would change now. */
async function pastOf(
  store: ReleaseStore,
  live: Registry | null,
  lines: readonly DeploymentRecord[],
): Promise<PastLine[]> {
  const newestFirst = lines.toReversed().slice(0, limits.past);
  // Going back and forth makes the same composition live many times.
  const ids = new Set(newestFirst.map(({ to }) => to));
  const moved = new Map(
    await Promise.all([...ids].map(async (to) => [to, live && (await movedOrUnknown(store, live, to))] as const)),
  );
  return newestFirst.map((line) => ({ ...line, moved: moved.get(line.to) ?? undefined }));
}

/** A composition that cannot be read any more cannot be gone back to; the page shows the rest all the same. */
async function movedOrUnknown(store: ReleaseStore, live: Registry, to: string): Promise<string[] | undefined> {
  const key = `${store.location} ${to}`;
  try {
    const composition = compositions.get(key) ?? (await store.readComposition(to));
    compositions.set(key, composition);
    return Object.keys(movedParts(live, baseOf(composition)));
  } catch (error) {
    if (isStoreError(error, 'missing') || isStoreError(error, 'damaged')) return undefined;
    throw error;
  }
}

/** The newest releases that are there, by part. */
function releasesIn(lines: readonly HistoryLine[]): Record<string, KnownRelease[]> {
  const releases: Record<string, KnownRelease[]> = {};
  for (const { remote, release, at, by, report } of publishedReleases(lines)) {
    const known = (releases[remote] ??= []);
    if (known.length < limits.releases) known.push({ release, at, by, warnings: report?.length ?? 0 });
  }
  return releases;
}
