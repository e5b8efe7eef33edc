import type { ServiceState } from '@clinic/contracts/status';
import type { Outcomes } from './recent-outcomes.ts';

/** What is known of the site at one moment. */
export interface Observed {
  /** Whether there is a composition to serve, and whether it lacks a remote. */
  readonly served: boolean;
  readonly missing: readonly string[];
  readonly apiReady: boolean;
  /** What the API says of messages. */
  readonly messages: ServiceState;
  readonly remotes: readonly string[];
  readonly outcomesOf: (remote: string) => Outcomes;
}

/** States by part: `site`, `messages`, and `remote:<name>`. */
export type States = ReadonlyMap<string, ServiceState>;

/** Fewer failures than these say nothing of a part: one broken page asked for again and again would be enough. */
const failuresAtLeast = 5;
/** Shares of what lately happened from which a part is down, and from which it is limited. */
const shares = { down: 0.5, failed: 0.1, slow: 0.25 };

/** The key of a remote's part. */
export const partOf = (remote: string) => `remote:${remote}`;

/**
 * What patients are told of each part. Without the API nothing can be booked, asked or signed in to; public pages stand as they
 * last were, so the site itself is limited then.
 */
export function statesOf({ served, missing, apiReady, messages, remotes, outcomesOf }: Observed): States {
  const states = new Map<string, ServiceState>();
  for (const remote of remotes) {
    const isAway = !served || !apiReady || missing.includes(remote);
    states.set(partOf(remote), isAway ? 'down' : byOutcomes(outcomesOf(remote)));
  }
  const site = !apiReady || missing.length > 0 ? 'limited' : byOutcomes(sumOf(remotes.map(outcomesOf)));
  states.set('site', served ? site : 'down');
  states.set('messages', apiReady ? messages : 'down');
  return states;
}

function byOutcomes({ ok, slow, failed }: Outcomes): ServiceState {
  const all = ok + failed;
  if (failed >= failuresAtLeast && failed / all >= shares.down) return 'down';
  if (failed >= failuresAtLeast && failed / all >= shares.failed) return 'limited';
  return slow >= failuresAtLeast && slow / all >= shares.slow ? 'limited' : 'working';
}

function sumOf(outcomes: readonly Outcomes[]): Outcomes {
  const total = (key: keyof Outcomes) => outcomes.reduce((sum, one) => sum + one[key], 0);
  return { ok: total('ok'), slow: total('slow'), failed: total('failed') };
}
