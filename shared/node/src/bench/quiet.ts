import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Load of the machine above which a round says little. */
const loadLimit = 1.5;
/** Share by which the calibration loop may be slower or faster than at the start. */
const tolerance = 0.1;
/** Share of one core that other processes may use while it runs. */
const othersLimit = 0.25;
const loopMs = 200;

/** What to do about a machine that is not quiet. */
export const howToGetQuiet =
  'Close what else runs on this machine, other tests and editors too, take it off a shared host, and run it again.';

/** Turns of a fixed loop in 200 ms: how fast this machine is right now. */
export function calibration(): number {
  const end = performance.now() + loopMs;
  let turns = 0;
  let value = 1;
  while (performance.now() < end) {
    for (let index = 0; index < 10_000; index += 1) value = (value * 1_103_515_245 + 12_345) % 2_147_483_647;
    turns += 1;
  }
  return value === 0 ? 0 : turns;
}

/** Milliseconds for which the cores of this machine have worked. */
function busyMs(): number {
  return os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

/**
 * Why a round that would start now would be noisy, or null.
 * @param wasOwnWork whether the load of the last minute is that of the benchmark: then only what works now counts
 */
function disturbance(reference: number, wasOwnWork: boolean): string | null {
  const load = os.loadavg()[0] ?? 0;
  if (!wasOwnWork && load > loadLimit) return `load ${load.toFixed(1)}`;
  const [busy, own] = [busyMs(), process.cpuUsage()];
  const deviation = Math.abs(calibration() / reference - 1);
  const { user, system } = process.cpuUsage(own);
  const others = (busyMs() - busy - (user + system) / 1000) / loopMs;
  if (wasOwnWork && others > othersLimit) return `others used ${Math.round(others * 100)} % of a core`;
  return deviation > tolerance ? `calibration off by ${Math.round(deviation * 100)} %` : null;
}

/** How long to wait for a quiet machine. */
export interface QuietWaits {
  /** How often, and for how long each time, in milliseconds. */
  waits: number;
  waitMs: number;
  /** Whether the load of the last minute is that of the benchmark itself. */
  wasOwnWork?: boolean;
}

/** Waits a while for the machine to be quiet; tells what disturbs it if it never is. @param reference of {@link calibration} */
export async function quietMoment(
  reference: number,
  { waits, waitMs, wasOwnWork = false }: QuietWaits,
): Promise<string | null> {
  let reason = disturbance(reference, wasOwnWork);
  for (let wait = 0; reason !== null && wait < waits; wait += 1) {
    await pause(waitMs);
    reason = disturbance(reference, wasOwnWork);
  }
  return reason;
}

/**
 * Waits a while for the machine to be quiet.
 * @throws when it never is, with what disturbs it: a benchmark then ends without a report
 */
export async function needQuiet(reference: number, quietWaits: QuietWaits): Promise<void> {
  const reason = await quietMoment(reference, quietWaits);
  if (reason !== null) throw new Error(`No report: the machine is not quiet (${reason}). ${howToGetQuiet}`);
}
