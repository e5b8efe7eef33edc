import type { BeaconItem } from '@clinic/contracts/metrics';

/** What happened lately to one part of the site. */
export interface Outcomes {
  readonly ok: number;
  /** Of `ok`, what took longer than patients wait gladly. */
  readonly slow: number;
  readonly failed: number;
}

/** How far back is counted, in steps, and the length of a step in milliseconds. */
const steps = 10;
const stepMs = 30_000;

/** A call of the API or a page that takes longer is slow, in milliseconds. */
const slowMs = 3000;

/** Failures that speak of the visitor's own network. */
const ofVisitor = new Set<BeaconItem['event']>(['load/network', 'load/timeout']);

/** Whether what was counted says that a remote works, or that it does not; null for what says neither. */
export function isOkOutcome(event: BeaconItem['event']): boolean | null {
  if (event === 'load/ok' || event === 'server/ok') return true;
  const failed = event === 'draw/failed' || event === 'server/failed' || event.startsWith('load/');
  return failed && !ofVisitor.has(event) ? false : null;
}

const nothing: Outcomes = { ok: 0, slow: 0, failed: 0 };

/** Outcomes of the last five minutes, by remote. */
export class RecentOutcomes {
  readonly #remotes = new Map<string, { step: number; counts: Outcomes }[]>();

  /** @param ms how long it took */
  add(remote: string, { isOk, count = 1, ms = 0 }: { isOk: boolean; count?: number; ms?: number }): void {
    const added = isOk ? { ok: count, slow: ms > slowMs ? count : 0, failed: 0 } : { ok: 0, slow: 0, failed: count };
    const now = currentStep();
    const kept = (this.#remotes.get(remote) ?? []).filter(({ step }) => step > now - steps);
    const last = kept.at(-1);
    if (last?.step === now) kept[kept.length - 1] = { step: now, counts: sum(last.counts, added) };
    else kept.push({ step: now, counts: added });
    this.#remotes.set(remote, kept);
  }

  /** Counts what a page or this server reported of a release. */
  count({ remote, event, count, ms }: BeaconItem): void {
    const isOk = isOkOutcome(event);
    if (isOk !== null) this.add(remote, { isOk, count, ...(ms === undefined ? {} : { ms }) });
  }

  of(remote: string): Outcomes {
    const now = currentStep();
    return (this.#remotes.get(remote) ?? [])
      .filter(({ step }) => step > now - steps)
      .reduce((total, { counts }) => sum(total, counts), nothing);
  }
}

const currentStep = () => Math.floor(Date.now() / stepMs);

function sum(one: Outcomes, other: Outcomes): Outcomes {
  return { ok: one.ok + other.ok, slow: one.slow + other.slow, failed: one.failed + other.failed };
}
