import type { ChannelName, CheckFinding, Composition, HistoryLine, Registry } from '@clinic/contracts';
import { StoreError, isStoreError } from '../errors.ts';
import type { StoreProblem } from '../errors.ts';
import { record } from '../context/history.ts';
import type { StoreContext } from '../context/store-context.ts';
import { assertNotReplayed, nextNumber, rememberNumber } from './numbers.ts';
import { readRegistry, swapRegistry } from './registries.ts';
import { recordRefusal } from '../access/rights.ts';
import { assertNotExpired, expiryFrom } from '../trust/expiry.ts';
import { signRegistry } from '../trust/signing.ts';

/** Where a channel is after an act; `changed` is false when it was there already. */
export interface ChannelMove {
  registry: Registry;
  changed: boolean;
  findings: CheckFinding[];
}

/** What the history keeps of an action that moves a channel, beside where it moved. */
export type ChannelAction = Omit<HistoryLine, 'channel' | 'from' | 'to' | 'seq'>;

/**
 * Points a channel at a composition: the line of the history, then the registry. Once that is in place the move was made,
 * and what fails afterwards is a finding: whoever is told of a failure moves the channel a second time. Callers hold the
 * store's lock.
 */
export async function point(
  context: StoreContext,
  current: Registry | null,
  { composition, host, remotes }: Composition,
  previous: string | null,
  channel: ChannelName,
  act: ChannelAction,
): Promise<ChannelMove> {
  // Also where the registry was lost: a smaller number would be a replay to servers and open tabs.
  const seq = await nextNumber(context, channel, current);
  const { by, at: issuedAt } = act;
  const expiresAt = expiryFrom(new Date(issuedAt));
  const schema = 'clinic-registry/1';
  const registry: Registry = { schema, channel, composition, seq, previous, host, remotes, issuedAt, by, expiresAt };
  const signed = await signRegistry(context, registry);
  // First, so that nothing is ever live that the history does not know.
  await record(context, { ...act, channel, from: current?.composition ?? null, to: composition, seq });
  await swapRegistry(context, current, signed);
  return { registry: signed, changed: true, findings: await numberFindings(context, channel, seq) };
}

/** Remembers the number that a channel has reached, or says that it is not remembered. */
async function numberFindings(context: StoreContext, channel: ChannelName, seq: number): Promise<CheckFinding[]> {
  try {
    await rememberNumber(context, channel, seq);
    return [];
  } catch (error) {
    if (!isStoreError(error)) throw error;
    const message = `${channel} is at number ${seq}, which could not be noted: ${error.message} Until the next move a registry that is put back is noticed by the history alone.`;
    return [{ level: 'warn', check: 'number', message }];
  }
}

/**
 * Where a channel is, which has to be at `expectedSeq` when that is given. Callers hold the store's lock.
 * @throws {StoreError} `replayed` when an older registry was put back, `expired` when nobody signed it for too long: a
 *   change on top of it would make live again what may have been replaced
 */
export async function requireRegistry(context: StoreContext, channel: ChannelName, now: Date, expectedSeq?: number) {
  await assertNotReplayed(context, channel);
  const current = await readRegistry(context, channel);
  if (current !== null) assertNotExpired(current, now);
  if (expectedSeq !== undefined && (current?.seq ?? 0) !== expectedSeq) {
    throw movedMeanwhile(channel, current?.seq ?? 0, expectedSeq);
  }
  return current;
}

/** A channel that is not where whoever acts believes it to be. */
export function movedMeanwhile(channel: ChannelName, seq: number, expectedSeq: number): StoreError {
  return new StoreError('conflict', `${channel} is at ${seq} now, not at ${expectedSeq}.`);
}

/** Refusals of what was asked for, which the history keeps. */
const keptRefusals = new Set<StoreProblem>(['refused', 'locked', 'damaged', 'replayed', 'expired']);

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
    if (isStoreError(error) && keptRefusals.has(error.code)) {
      const refusal = { ...asked, reason: error.message };
      await context.backend.exclusively(() => recordRefusal(context, refusal, now()));
    }
    throw error;
  }
}
