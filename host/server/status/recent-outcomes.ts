import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BeaconItem } from '@clinic/contracts/metrics';
import { networkOfAddress } from '@clinic/node';

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

/** How much of what fails or is slow one network may say in that time: too little to speak for the site. */
const mostOfNetwork = 2;
/** Networks that are remembered at a time. */
const rememberedNetworks = 20_000;

/** Failures that speak of the visitor's own network. */
const ofVisitor = new Set<BeaconItem['event']>(['load/network', 'load/timeout']);

/** Whether what was counted says that a remote works, or that it does not; null for what says neither. */
export function isOkOutcome(event: BeaconItem['event']): boolean | null {
  if (event === 'load/ok' || event === 'server/ok') return true;
  const failed = event === 'draw/failed' || event === 'server/failed' || event.startsWith('load/');
  return failed && !ofVisitor.has(event) ? false : null;
}

const nothing: Outcomes = { ok: 0, slow: 0, failed: 0 };

/** One thing that happened to a remote, or several that went alike. */
interface Outcome {
  isOk: boolean;
  count?: number;
  /** How long it took. */
  ms?: number;
  /** The address of who says so or asked for it; absent for what this server did of its own accord. */
  from?: string;
}

/**
 * Outcomes of the last five minutes, by remote. Only a few failures of each network count, in whatever remotes: who repeats a
 * request that must fail says nothing of the site. Networks are stored hashed, with a key that ends with the process.
 */
export class RecentOutcomes {
  readonly #remotes = new Map<string, { step: number; counts: Outcomes }[]>();
  readonly #key = randomBytes(16);
  /** When a network last said that something went badly. */
  readonly #networks = new LRUCache<string, number[]>({ max: rememberedNetworks });

  add(remote: string, { isOk, count = 1, ms = 0, from }: Outcome): void {
    const isSlow = isOk && ms > slowMs;
    const counted = isOk && !isSlow ? count : this.#countable(count, from);
    if (counted === 0) return;
    const added = isOk ? { ok: counted, slow: isSlow ? counted : 0, failed: 0 } : { ok: 0, slow: 0, failed: counted };
    const now = currentStep();
    const kept = (this.#remotes.get(remote) ?? []).filter(({ step }) => step > now - steps);
    const last = kept.at(-1);
    if (last?.step === now) kept[kept.length - 1] = { step: now, counts: sum(last.counts, added) };
    else kept.push({ step: now, counts: added });
    this.#remotes.set(remote, kept);
  }

  /** Counts what a page or this server reported of a release. @param from address of the visitor whose page it was */
  count({ remote, event, count, ms }: BeaconItem, from?: string): void {
    const isOk = isOkOutcome(event);
    if (isOk === null) return;
    this.add(remote, { isOk, count, ...(ms === undefined ? {} : { ms }), ...(from === undefined ? {} : { from }) });
  }

  of(remote: string): Outcomes {
    const now = currentStep();
    return (this.#remotes.get(remote) ?? [])
      .filter(({ step }) => step > now - steps)
      .reduce((total, { counts }) => sum(total, counts), nothing);
  }

  /** How many of so many bad outcomes count. All networks of an IPv6 block are one: who has the block has them all. */
  #countable(count: number, from: string | undefined): number {
    if (from === undefined) return count;
    const { key, block } = networkOfAddress(from);
    const network = createHash('sha256')
      .update(this.#key)
      .update(block ?? key)
      .digest('base64url')
      .slice(0, 22);
    const now = Date.now();
    const said = (this.#networks.get(network) ?? []).filter((at) => at > now - steps * stepMs);
    const counted = Math.min(count, mostOfNetwork - said.length);
    this.#networks.set(network, [...said, ...Array.from({ length: counted }, () => now)]);
    return counted;
  }
}

const currentStep = () => Math.floor(Date.now() / stepMs);

function sum(one: Outcomes, other: Outcomes): Outcomes {
  return { ok: one.ok + other.ok, slow: one.slow + other.slow, failed: one.failed + other.failed };
}
