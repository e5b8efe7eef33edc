import { ChannelName } from '@clinic/contracts/registry';
import type { HistoryLine, Registry } from '@clinic/contracts';
import * as z from 'zod/mini';
import { changeDocument, readDocument } from '../context/documents.ts';
import { readHistory } from '../context/history.ts';
import type { StoreContext } from '../context/store-context.ts';
import { StoreError } from '../errors.ts';
import { movesChannel } from './deployment-records.ts';
import { readRegistry } from './registries.ts';

/** The number that each channel reached last. It is written after the registry, so it never says more than was live. */
const Numbers = z.partialRecord(ChannelName, z.int());

/** A registry below the number that its channel had reached: an older file was put back. */
export interface Replay {
  channel: ChannelName;
  /** The number of the registry that is in the store. */
  seq: number;
  /** The highest number that is known to have been live. */
  reached: number;
  /** What was live at that number, if the history knows it. */
  composition: string | null;
}

/** Remembers that a channel reached a number. Callers hold the store's lock. */
export async function rememberNumber(context: StoreContext, channel: ChannelName, seq: number): Promise<void> {
  await changeDocument(context, context.numbers, Numbers, {}, (before) => ({
    ...before,
    [channel]: Math.max(seq, before[channel] ?? 0),
  }));
}

/** The number after every one that a channel ever had or began with: no number is used twice. */
export async function nextNumber(
  context: StoreContext,
  channel: ChannelName,
  current: Registry | null,
): Promise<number> {
  const { lines } = await readHistory(context);
  const used = lines.filter(movesChannel(channel)).map(({ seq }) => seq);
  return Math.max(0, current?.seq ?? 0, await numberOf(context, channel), ...used) + 1;
}

/** How the registry of a channel is behind what was live already; null when it is not. */
export async function readReplay(context: StoreContext, channel: ChannelName): Promise<Replay | null> {
  // Numbers and history first: a promotion meanwhile then makes the registry newer than them, never older.
  const written = await numberOf(context, channel);
  const { lines } = await readHistory(context);
  const registry = await readRegistry(context, channel);
  if (registry === null) return null;
  const reached = Math.max(written, reachedBy(lines, registry));
  if (reached <= registry.seq) return null;
  const last = lines.filter(movesChannel(channel)).findLast(({ seq }) => seq === reached);
  return { channel, seq: registry.seq, reached, composition: last?.to ?? null };
}

/** @throws {StoreError} `replayed` when the registry of a channel is below a number that was live */
export async function assertNotReplayed(context: StoreContext, channel: ChannelName): Promise<void> {
  const replay = await readReplay(context, channel);
  if (replay !== null) throw new StoreError('replayed', replayInWords(replay));
}

/** What happened, and the way out. */
export function replayInWords({ channel, seq, reached, composition }: Replay): string {
  const what = `${channel} is at number ${seq} and was at ${reached} already: an older registry was put back.`;
  const target = composition ?? '<composition>';
  const way = `move registry/${channel}.json out of the store, then: release rollback --channel ${channel} --to ${target}`;
  return `${what} Nothing was changed. To go on from what was live: ${way}`;
}

/**
 * The highest number that the history alone proves. A line is written before its registry, so its own number may never
 * have been live; what it replaced was. A crash leaves lines that replaced what is live still: they prove nothing.
 */
function reachedBy(lines: readonly HistoryLine[], { channel, seq, composition }: Registry): number {
  const later = lines.filter(movesChannel(channel)).filter((line) => line.seq > seq);
  const proof = later.findLast(({ from }) => from !== undefined && from !== null && from !== composition);
  return proof === undefined ? 0 : Math.max(seq + 1, proof.seq - 1);
}

async function numberOf(context: StoreContext, channel: ChannelName): Promise<number> {
  return (await readDocument(context, context.numbers, Numbers, {}))[channel] ?? 0;
}
