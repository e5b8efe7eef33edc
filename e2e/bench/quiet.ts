import os from 'node:os';

/** Load of the machine above which a round says little. */
const loadLimit = 1.5;
/** Share by which the calibration loop may be slower or faster than at the start. */
const tolerance = 0.1;

/** Turns of a fixed loop in 200 ms: how fast this machine is right now. */
export function calibration(): number {
  const end = performance.now() + 200;
  let turns = 0;
  let value = 1;
  while (performance.now() < end) {
    for (let index = 0; index < 10_000; index += 1) value = (value * 1_103_515_245 + 12_345) % 2_147_483_647;
    turns += 1;
  }
  return value === 0 ? 0 : turns;
}

/** Why a round that would start now would be noisy, or null. */
export function disturbance(reference: number): string | null {
  const load = os.loadavg()[0] ?? 0;
  if (load > loadLimit) return `load ${load.toFixed(1)}`;
  const deviation = Math.abs(calibration() / reference - 1);
  return deviation > tolerance ? `calibration off by ${Math.round(deviation * 100)} %` : null;
}
