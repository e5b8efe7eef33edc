import type { ChannelName, HistoryLine, Registry } from '@clinic/contracts';
import { readHistory } from '../context/history.ts';
import type { StoreContext } from '../context/store-context.ts';
import { readRegistry } from './registries.ts';

/** A line of the history that made a composition live. */
export type DeploymentRecord = HistoryLine & { channel: ChannelName; to: string; seq: number };

/**
 * The lines that made a composition live in a channel, oldest first. A line is written before the registry, so a crash
 * between the two, or a writer that came second, leaves a line whose composition was never live. The registry says what
 * is live now; each line says what it replaced; so the way back from the registry is the truth.
 */
export function deploymentRecords(lines: readonly HistoryLine[], registry: Registry | null): DeploymentRecord[] {
  if (!registry) return [];
  const bySeq = Map.groupBy(lines.filter(movesChannel(registry.channel)), ({ seq }) => seq);
  const found: DeploymentRecord[] = [];
  let expected: string | undefined = registry.composition;
  for (let seq = registry.seq; seq > 0; seq -= 1) {
    // Without the line after it (cut off by a crash) the last one of a number is the best there is.
    const ofNumber = bySeq.get(seq);
    const line = ofNumber?.findLast(({ to }) => expected === undefined || to === expected);
    if (line) found.unshift(line);
    // A number whose every action was cut off: what is looked for was live before it.
    if (ofNumber && !line) continue;
    // Nothing before a line whose number is not the first: the registry was lost then, and the history goes on.
    expected = line?.from ?? undefined;
  }
  return found;
}

/** Reads {@link deploymentRecords} of a channel. */
export async function readDeploymentRecords(context: StoreContext, channel: ChannelName): Promise<DeploymentRecord[]> {
  // The registry first: lines that come after it are newer than it and are left out.
  const registry = await readRegistry(context, channel);
  return deploymentRecords((await readHistory(context)).lines, registry);
}

/** Whether a line pointed a channel at a composition. */
export function movesChannel(channel: ChannelName) {
  return (line: HistoryLine): line is DeploymentRecord =>
    line.channel === channel && line.to !== undefined && line.seq !== undefined;
}
