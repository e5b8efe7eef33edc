import type { ChannelName, HostEntry, RemoteEntry } from '@clinic/contracts';
import { readComposition } from './compositions.ts';
import type { Parts } from './compositions.ts';
import { readHistory } from '../context/history.ts';
import type { StoreContext } from '../context/store-context.ts';
import { readRegistry } from './registries.ts';
import { baseOf } from './rollouts.ts';

/** A release inside a composition, with who published it and when as far as the history knows. */
export interface PartRelease {
  release: string;
  contract: string;
  /** What a remote falls back to. */
  lastGood?: string | undefined;
  /** What a share of visitors gets instead. */
  rollout?: { to: string; percent: number } | undefined;
  publishedAt?: string | undefined;
  publishedBy?: string | undefined;
}

/** One part in which two compositions differ; `null` where it is not in one of them. */
export interface PartChange {
  name: string;
  from: PartRelease | null;
  to: PartRelease | null;
}

/** What differs between two compositions: the host first, then remotes by name. */
export interface CompositionDiff {
  from: string;
  to: string;
  changes: PartChange[];
}

/** Compares two compositions part by part. */
export async function diffCompositions(context: StoreContext, from: string, to: string): Promise<CompositionDiff> {
  const [before, after] = await Promise.all([readComposition(context, from), readComposition(context, to)]);
  const { lines } = await readHistory(context);
  const describe = (name: string, entry: HostEntry | RemoteEntry | undefined): PartRelease | null => {
    if (!entry) return null;
    const published = lines.find(
      (line) => line.act === 'publish' && line.remote === name && line.release === entry.release,
    );
    return { ...partOf(entry), publishedAt: published?.at, publishedBy: published?.by };
  };
  const names = [...new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)])].sort();
  const pairs = [
    { name: 'host', from: describe('host', before.host), to: describe('host', after.host) },
    ...names.map((name) => ({
      name,
      from: describe(name, before.remotes[name]),
      to: describe(name, after.remotes[name]),
    })),
  ];
  return { from, to, changes: pairs.filter((pair) => JSON.stringify(pair.from) !== JSON.stringify(pair.to)) };
}

/** The parts that visitors get differently when a channel is rolled back to a composition: each needs the right to be moved. */
export async function movedBy(
  context: StoreContext,
  channel: ChannelName,
  to: string,
  withShares = false,
): Promise<string[]> {
  const current = await readRegistry(context, channel);
  if (current === null) return [];
  const target = await readComposition(context, to);
  return Object.keys(movedParts(current, withShares ? target : baseOf(target)));
}

/** The parts that visitors get differently, with the release that they have afterwards; `null` where they are gone. */
export function movedParts(before: Parts, after: Parts): Record<string, string | null> {
  const entries = ({ host, remotes }: Parts): Record<string, HostEntry | RemoteEntry> => ({ host, ...remotes });
  const [from, to] = [entries(before), entries(after)];
  const shown = (entry?: HostEntry | RemoteEntry) => {
    const { release, rollout } = entry ? partOf(entry) : {};
    return JSON.stringify([release, rollout]);
  };
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const moved = names.filter((name) => shown(from[name]) !== shown(to[name]));
  return Object.fromEntries(moved.map((name) => [name, to[name]?.release ?? null]));
}

function partOf(entry: HostEntry | RemoteEntry): PartRelease {
  const { release, contract } = entry;
  const { lastGood, rollout }: Partial<RemoteEntry> = entry;
  return { release, contract, lastGood, rollout: rollout && { to: rollout.to, percent: rollout.percent } };
}
