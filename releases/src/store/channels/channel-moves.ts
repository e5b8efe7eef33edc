import type { ChannelName, CheckFinding, Composition, HistoryLine, Registry } from '@clinic/contracts';
import { StoreError, isStoreError } from '../errors.ts';
import { record } from '../context/history.ts';
import type { StoreContext } from '../context/store-context.ts';
import { lastNumber } from './deployment-records.ts';
import { readRegistry, swapRegistry } from './registries.ts';
import { recordRefusal } from '../access/rights.ts';
import { signRegistry } from '../trust/signing.ts';

/** Where a channel is after an act; `changed` is false when it was there already. */
export interface ChannelMove {
  registry: Registry;
  changed: boolean;
  findings: CheckFinding[];
}

/** What the history keeps of an action that moves a channel, beside where it moved. */
export type ChannelAction = Omit<HistoryLine, 'channel' | 'from' | 'to' | 'seq'>;

/** Points a channel at a composition: the line of the history, then the registry. Callers hold the store's lock. */
export async function point(
  context: StoreContext,
  current: Registry | null,
  { composition, host, remotes }: Composition,
  previous: string | null,
  channel: ChannelName,
  act: ChannelAction,
): Promise<Registry> {
  // Where the registry was lost, the numbers go on: a smaller one would be a replay to servers and open tabs.
  const seq = (current?.seq ?? (await lastNumber(context, channel))) + 1;
  const { by, at: issuedAt } = act;
  const schema = 'clinic-registry/1';
  const registry: Registry = { schema, channel, composition, seq, previous, host, remotes, issuedAt, by };
  const signed = await signRegistry(context, registry);
  // First, so that nothing is ever live that the history does not know.
  await record(context, { ...act, channel, from: current?.composition ?? null, to: composition, seq });
  await swapRegistry(context, current, signed);
  return signed;
}

/** Where a channel is, which has to be at `expectedSeq` when that is given. Callers hold the store's lock. */
export async function requireRegistry(context: StoreContext, channel: ChannelName, expectedSeq?: number) {
  const current = await readRegistry(context, channel);
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
  context: StoreContext,
  asked: { by: string; channel: ChannelName; what: string },
  now: () => Date,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isStoreError(error, 'refused') || isStoreError(error, 'locked') || isStoreError(error, 'damaged')) {
      const refusal = { ...asked, reason: error.message };
      await context.backend.exclusively(() => recordRefusal(context, refusal, now()));
    }
    throw error;
  }
}
