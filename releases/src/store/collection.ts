import { ChannelName } from '@clinic/contracts/registry';
import type { HistoryLine } from '@clinic/contracts';
import { findComposition } from './channels/compositions.ts';
import type { Parts } from './channels/compositions.ts';
import { StoreError } from './errors.ts';
import { readHistory, record } from './context/history.ts';
import type { StoreContext } from './context/store-context.ts';
import { movesChannel } from './channels/deployment-records.ts';
import { readRegistry } from './channels/registries.ts';
import { commitMarker } from './backends/storage-backend.ts';
import type { StoredObject } from './backends/storage-backend.ts';

export interface CollectionRequest {
  /** Days for which everything that was live stays; at least {@link tabDays}. */
  keepDays: number;
  by: string;
  /** Say what would be deleted, and delete nothing. */
  dryRun?: boolean | undefined;
}

/** An artifact that nothing needs any more. */
export interface Unneeded {
  name: string;
  release: string;
  bytes: number;
}

export interface Collection {
  deleted: Unneeded[];
  /** Releases that stay. */
  kept: number;
  /** Trees that an interrupted act left behind. */
  leftovers: number;
}

/** An open tab keeps its composition and may ask for any file of it for as long as this. */
export const tabDays = 7;
const day = 24 * 60 * 60 * 1000;

/**
 * Deletes releases that no composition names that was live in the last days, is live, or is shown by a preview that an open
 * tab may have, and what interrupted actions left behind. A release younger than a day stays: somebody may be about to promote
 * it. Compositions stay.
 * @throws {StoreError} `conflict` when the store's lock was lost; what was not deleted until then stays
 */
export async function collect(context: StoreContext, request: CollectionRequest, now: Date): Promise<Collection> {
  const { keepDays, by, dryRun = false } = request;
  if (!(keepDays >= tabDays)) {
    throw new StoreError('invalid', `Keep at least ${tabDays} days: an open page may still ask for files of that age.`);
  }
  if (dryRun) return (await survey(context, keepDays, now)).found;
  return context.backend.exclusively(async (assertHeld) => {
    const { found, trees } = await survey(context, keepDays, now);
    await assertHeld();
    if (found.deleted.length > 0) {
      const what = found.deleted.map(({ name, release }) => `${name}@${release}`).join(' ');
      await record(context, { at: now.toISOString(), by, act: 'gc', what, reason: `kept ${keepDays} days` });
    }
    for (const tree of trees) {
      // Whoever has the lock by now may make live what nothing needed a moment ago.
      await assertHeld();
      await context.backend.removeTree(tree);
    }
    return found;
  });
}

/** What there is to delete, and where it lies. */
async function survey(context: StoreContext, keepDays: number, now: Date) {
  const needed = await neededReleases(context, keepDays, now);
  const artifacts = [...treesOf(await context.backend.list('artifacts'), 3)].map(([key, files]) => {
    const [, name = '', release = ''] = key.split('/');
    const whole = files.some((file) => file.key === `${key}/${commitMarker}`);
    return { key, name, release, whole, bytes: sum(files), young: isYoung(files, now) };
  });
  const whole = artifacts.filter((each) => each.whole);
  const unneeded = whole.filter(({ name, release, young }) => !young && !needed.has(`${name}@${release}`));
  const copies = treesOf(await context.backend.list('.incoming'), 2);
  // The claim on a tree is one file with the tree's key behind it.
  const claims = treesOf(await context.backend.list('.uploads'), 4);
  const leftovers = [
    ...artifacts.filter((each) => !each.whole && !each.young).map(({ key }) => key),
    ...[...copies, ...claims].filter(([, files]) => !isYoung(files, now)).map(([key]) => key),
  ];
  const statements = unneeded.map(({ name, release }) => context.provenance(name, release));
  const found: Collection = {
    deleted: unneeded.map(({ name, release, bytes }) => ({ name, release, bytes })),
    kept: whole.length - unneeded.length,
    leftovers: leftovers.length,
  };
  return { found, trees: [...unneeded.map(({ key }) => key), ...statements, ...leftovers] };
}

/** Everything that a composition names which somebody may look at, as `name@release`. */
async function neededReleases(context: StoreContext, keepDays: number, now: Date): Promise<Set<string>> {
  const { lines } = await readHistory(context);
  const since = now.getTime() - keepDays * day;
  const compositions = new Set<string>(previewed(lines, now));
  const live: string[] = [];
  for (const channel of ChannelName.options) {
    const moves = lines.filter(movesChannel(channel));
    const registry = await readRegistry(context, channel);
    if (!registry && moves.length > 0) {
      const why = 'but no registry that can be verified, so what it needs is not known';
      throw new StoreError('damaged', `${channel} has a history, ${why}. Nothing was deleted.`);
    }
    if (registry) live.push(...releasesIn(registry));
    for (const [index, { at, from, to }] of moves.entries()) {
      const end = moves[index + 1]?.at ?? now.toISOString();
      if (Date.parse(end) >= since) compositions.add(to);
      // The line of what was live before may be one that a crash cut off.
      if (from && Date.parse(at) >= since) compositions.add(from);
    }
  }
  const named = await Promise.all([...compositions].map((id) => releasesNamedBy(context, lines, id)));
  return new Set([...live, ...named.flat()]);
}

/** What previews show that can be opened still, or that ended while a tab of today was open. */
function previewed(lines: readonly HistoryLine[], now: Date): string[] {
  const revoked = new Map(lines.flatMap(({ act, preview, at }) => (act === 'revoke' ? [[preview, at] as const] : [])));
  return lines.flatMap(({ act, preview, expiresAt, to }) => {
    if (act !== 'preview' || !to || !expiresAt) return [];
    const end = Math.min(Date.parse(expiresAt), Date.parse(revoked.get(preview) ?? expiresAt));
    return end > now.getTime() - tabDays * day ? [to] : [];
  });
}

/**
 * The releases of a composition. Of one that is corrupt they are what the history says: those of the composition that it
 * was made of, and what was changed in it.
 */
async function releasesNamedBy(
  context: StoreContext,
  lines: readonly HistoryLine[],
  id: string,
  seen: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const composition = await findComposition(context, id);
  if (composition !== null) return releasesIn(composition);
  const makings = lines.filter(({ to, from }) => to === id && from !== id);
  const known = new Set([...seen, id]);
  const named = await Promise.all(
    makings.map(async ({ from, changes = {} }) => {
      const changed = Object.entries(changes).flatMap(([name, release]) =>
        release === null ? [] : [`${name}@${release}`],
      );
      const before = from && !known.has(from) ? await releasesNamedBy(context, lines, from, known) : [];
      return [...before, ...changed];
    }),
  );
  return named.flat();
}

function releasesIn({ host, remotes }: Parts): string[] {
  const ofRemotes = Object.entries(remotes).flatMap(([name, { release, lastGood, rollout }]) =>
    [release, lastGood, rollout?.to].filter((each) => each !== undefined).map((each) => `${name}@${each}`),
  );
  return [`host@${host.release}`, ...ofRemotes];
}

/** Files by the tree they belong to: the first parts of their keys. */
function treesOf(files: readonly StoredObject[], parts: number): Map<string, StoredObject[]> {
  return Map.groupBy(files, ({ key }) => key.split('/').slice(0, parts).join('/'));
}

function isYoung(files: readonly StoredObject[], now: Date): boolean {
  return files.some(({ putAt }) => now.getTime() - putAt.getTime() < day);
}

function sum(files: readonly StoredObject[]): number {
  return files.reduce((bytes, { size }) => bytes + size, 0);
}
