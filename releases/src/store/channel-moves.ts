import type { ChannelName, CheckFinding, Composition, HistoryLine, Registry } from '@clinic/contracts';
import { StoreError, isStoreError } from './errors.ts';
import { record } from './history.ts';
import type { Layout } from './layout.ts';
import { lastNumber } from './live-lines.ts';
import { readRegistry, swapRegistry } from './registries.ts';
import { recordRefusal } from './rights.ts';
import { signRegistry } from './signing.ts';

/** Where a channel is after an act; `changed` is false when it was there already. */
export interface ChannelMove {
  registry: Registry;
  changed: boolean;
  findings: CheckFinding[];
}

/** What the history keeps of an act that moves a channel, beside where it moved. */
export type ChannelAct = Omit<HistoryLine, 'channel' | 'from' | 'to' | 'seq'>;

/** Points a channel at a composition: the line of the history, then the registry. Callers hold the store's lock. */
export async function point(
  layout: Layout,
  current: Registry | null,
  { composition, host, remotes }: Composition,
  previous: string | null,
  channel: ChannelName,
  act: ChannelAct,
): Promise<Registry> {
  // Where the registry was lost, the numbers go on: a smaller one would be a replay to servers and open tabs.
  const seq = (current?.seq ?? (await lastNumber(layout, channel))) + 1;
  const { by, at: issuedAt } = act;
  const schema = 'clinic-registry/1';
  const registry: Registry = { schema, channel, composition, seq, previous, host, remotes, issuedAt, by };
  const signed = await signRegistry(layout, registry);
  // First, so that nothing is ever live that the history does not know.
  await record(layout, { ...act, channel, from: current?.composition ?? null, to: composition, seq });
  await swapRegistry(layout, current, signed);
  return signed;
}

/** Where a channel is, which has to be at `expectedSeq` when that is given. Callers hold the store's lock. */
export async function demandRegistry(layout: Layout, channel: ChannelName, expectedSeq?: number) {
  const current = await readRegistry(layout, channel);
  if (expectedSeq !== undefined && (current?.seq ?? 0) !== expectedSeq) {
    throw movedMeanwhile(channel, current?.seq ?? 0, expectedSeq);
  }
  return current;
}

/** A channel that is not where whoever acts believes it to be. */
export function movedMeanwhile(channel: ChannelName, seq: number, expectedSeq: number): StoreError {
  return new StoreError('conflict', `${channel} is at ${seq} now, not at ${expectedSeq}.`);
}

/** Runs an act on a channel; a refusal of what was asked for is kept in the history before it goes on to the caller. */
export async function keepingRefusals<T>(
  layout: Layout,
  asked: { by: string; channel: ChannelName; what: string },
  now: () => Date,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isStoreError(error, 'refused') || isStoreError(error, 'locked') || isStoreError(error, 'damaged')) {
      const refusal = { ...asked, reason: error.message };
      await layout.shelf.exclusively(() => recordRefusal(layout, refusal, now()));
    }
    throw error;
  }
}
