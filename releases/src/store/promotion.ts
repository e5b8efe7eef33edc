import type { ChannelName, CheckFinding, Composition, HistoryLine, Registry } from '@clinic/shared/contracts';
import { checkComposition } from '../checks/composition.ts';
import { readDescriptor, verifyArtifact } from './artifacts.ts';
import { hostEntry, readComposition, remoteEntry, storeComposition } from './compositions.ts';
import type { Parts } from './compositions.ts';
import { StoreError } from './errors.ts';
import { readHistory, record } from './history.ts';
import type { Layout } from './layout.ts';
import { lockedStore } from './lock.ts';
import { readRegistry, swapRegistry } from './registries.ts';

export interface Promotion {
  channel: ChannelName;
  /** Name to release; `null` takes a remote out of the composition. */
  changes: Readonly<Record<string, string | null>>;
  by: string;
  reason?: string | undefined;
  /** Refuse when the channel is no longer at this number. */
  expectedSeq?: number | undefined;
}

export interface Rollback {
  channel: ChannelName;
  /** A composition that was live in this channel; without it the one before. */
  to?: string | undefined;
  by: string;
  reason?: string | undefined;
}

/** Where a channel is after an act; `changed` is false when it was there already. */
export interface ChannelMove {
  registry: Registry;
  changed: boolean;
  findings: CheckFinding[];
}

/** Makes releases live in a channel, on top of whatever others made live until then. */
export async function promote(layout: Layout, promotion: Promotion, now: () => Date): Promise<ChannelMove> {
  const { channel, changes, by, reason, expectedSeq } = promotion;
  for (const [name, release] of Object.entries(changes)) {
    if (release !== null) await demandIntact(layout, name, release);
  }

  return lockedStore(layout.root, async () => {
    const current = await readRegistry(layout, channel);
    if (expectedSeq !== undefined && (current?.seq ?? 0) !== expectedSeq) {
      throw new StoreError('conflict', `${channel} is at ${current?.seq ?? 0} now, not at ${expectedSeq}.`);
    }
    const parts = await changeParts(layout, current, changes);
    const findings = await demandWorking(layout, parts);
    const composition = await storeComposition(layout, parts);
    if (current?.composition === composition.composition) return { registry: current, changed: false, findings };

    const act = { act: 'promote' as const, by, at: now().toISOString(), changes: { ...changes }, reason };
    const registry = await point(layout, current, composition, current?.composition ?? null, channel, {
      ...act,
      report: findings.length > 0 ? findings : undefined,
    });
    return { registry, changed: true, findings };
  });
}

/** Points a channel back at a composition that was live there. `seq` grows all the same. */
export async function rollback(layout: Layout, { channel, to, by, reason }: Rollback, now: () => Date) {
  return lockedStore(layout.root, async (): Promise<ChannelMove> => {
    const current = await readRegistry(layout, channel);
    if (!current) throw new StoreError('missing', `Nothing was promoted to ${channel} yet.`);
    const past = await promotionsOf(layout, channel);
    const target = to ?? current.previous;
    if (target === null) throw new StoreError('missing', `${current.composition} is the first of ${channel}.`);
    if (target === current.composition) return { registry: current, changed: false, findings: [] };
    if (!past.some((line) => line.to === target)) {
      throw new StoreError('refused', `${target} was never live in ${channel}. See: release history`);
    }

    const composition = await readComposition(layout, target);
    await demandIntact(layout, 'host', composition.host.release, composition.host.filesIntegrity);
    for (const [name, entry] of Object.entries(composition.remotes)) {
      await demandIntact(layout, name, entry.release, entry.filesIntegrity);
    }
    // A second rollback goes further back instead of returning to what was just left.
    const previous = past.findLast((line) => line.to === target)?.from ?? null;
    const act = { act: 'rollback' as const, by, at: now().toISOString(), reason };
    const registry = await point(layout, current, composition, previous, channel, act);
    return { registry, changed: true, findings: [] };
  });
}

async function point(
  layout: Layout,
  current: Registry | null,
  { composition, host, remotes }: Composition,
  previous: string | null,
  channel: ChannelName,
  act: Pick<HistoryLine, 'act' | 'by' | 'at' | 'changes' | 'reason' | 'report'>,
): Promise<Registry> {
  const seq = (current?.seq ?? 0) + 1;
  const { by, at: issuedAt } = act;
  const schema = 'clinic-registry/1';
  const registry: Registry = { schema, channel, composition, seq, previous, host, remotes, issuedAt, by };
  // First, so that nothing is ever live that the history does not know.
  await record(layout, { ...act, channel, from: current?.composition ?? null, to: composition, seq });
  await swapRegistry(layout, current, registry);
  return registry;
}

async function changeParts(layout: Layout, current: Parts | null, changes: Promotion['changes']): Promise<Parts> {
  const { host: hostRelease, ...rest } = changes;
  if (hostRelease === null) throw new StoreError('invalid', 'A composition needs its host.');
  const host =
    hostRelease === undefined || hostRelease === current?.host.release
      ? current?.host
      : await hostEntry(layout, hostRelease);
  if (!host) throw new StoreError('refused', 'The first promotion of a channel has to include the host.');

  const remotes = { ...current?.remotes };
  for (const [name, release] of Object.entries(rest)) {
    const live = remotes[name];
    if (release === null) delete remotes[name];
    else if (release !== live?.release) {
      const entry = await remoteEntry(layout, name, release);
      remotes[name] = live ? { ...entry, lastGood: live.release } : entry;
    }
  }
  return { host, remotes };
}

/** Refuses a combination that would not work, and returns what else there is to say about it. */
export async function demandWorking(layout: Layout, { host, remotes }: Parts): Promise<CheckFinding[]> {
  const descriptors = await Promise.all(
    Object.entries(remotes).map(([name, { release }]) => readDescriptor(layout, name, release)),
  );
  const findings = checkComposition(host.contract, descriptors);
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length === 0) return findings;
  const reasons = errors.map(({ message }) => message).join(' ');
  throw new StoreError('refused', `These releases do not work together. ${reasons}`, findings);
}

async function demandIntact(layout: Layout, name: string, release: string, integrity?: string): Promise<void> {
  const damage = await verifyArtifact(layout, name, release, integrity);
  if (damage.length === 0) return;
  const files = damage.map(({ path, problem }) => `${path} ${problem}`).join(', ');
  throw new StoreError('damaged', `${name}@${release} is not what was published (${files}). Publish a new release.`);
}

async function promotionsOf(layout: Layout, channel: ChannelName): Promise<HistoryLine[]> {
  const { lines } = await readHistory(layout);
  return lines.filter((line) => line.act === 'promote' && line.channel === channel);
}
