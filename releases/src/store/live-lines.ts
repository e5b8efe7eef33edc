import type { ChannelName, HistoryLine, Registry } from '@clinic/contracts';
import { readHistory } from './history.ts';
import type { Layout } from './layout.ts';
import { readRegistry } from './registries.ts';

/** A line of the history that made a composition live. */
export type LiveLine = HistoryLine & { channel: ChannelName; to: string; seq: number };

/**
 * The lines that made a composition live in a channel, oldest first. A line is written before the registry, so a crash
 * between the two, or a writer that came second, leaves a line whose composition was never live. The registry says what
 * is live now; each line says what it replaced; so the way back from the registry is the truth.
 */
export function liveLines(lines: readonly HistoryLine[], registry: Registry | null): LiveLine[] {
  if (!registry) return [];
  const bySeq = Map.groupBy(lines.filter(movesChannel(registry.channel)), ({ seq }) => seq);
  const found: LiveLine[] = [];
  let expected: string | undefined = registry.composition;
  for (let seq = registry.seq; seq > 0; seq -= 1) {
    // Without the line after it (cut off by a crash) the last one of a number is the best there is.
    const line = bySeq.get(seq)?.findLast(({ to }) => expected === undefined || to === expected);
    if (line) found.unshift(line);
    // Nothing before a line whose number is not the first: the registry was lost then, and the history goes on.
    expected = line?.from ?? undefined;
  }
  return found;
}

/** Reads {@link liveLines} of a channel. */
export async function readLiveLines(layout: Layout, channel: ChannelName): Promise<LiveLine[]> {
  // The registry first: lines that come after it are newer than it and are left out.
  const registry = await readRegistry(layout, channel);
  return liveLines((await readHistory(layout)).lines, registry);
}

/** The highest number that a channel ever had, whether or not its registry is still there; 0 before the first. */
export async function lastNumber(layout: Layout, channel: ChannelName): Promise<number> {
  const { lines } = await readHistory(layout);
  return Math.max(0, ...lines.filter(movesChannel(channel)).map(({ seq }) => seq));
}

/** Whether a line pointed a channel at a composition. */
export function movesChannel(channel: ChannelName) {
  return (line: HistoryLine): line is LiveLine =>
    line.channel === channel && line.to !== undefined && line.seq !== undefined;
}
