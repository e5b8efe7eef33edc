import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReleaseMetrics } from '@clinic/contracts/metrics';
import { teamClient, TeamRefused } from './team-client.ts';
import type { TeamState } from '@clinic/contracts/host';

/** How often the page looks again while somebody looks at it, in milliseconds. */
const lookAgain = 5000;

/** Longest wait for what the page shows, in milliseconds. */
const timeoutMs = 30_000;

export type Team =
  | { stage: 'loading' }
  | { stage: 'signed-out' }
  | { stage: 'failed' }
  | {
      stage: 'shown';
      state: TeamState;
      metrics: ReleaseMetrics[] | null;
      /** The instant at which the server answered it. */
      at: string;
      /** Whether it could not be read again since. */
      stale: boolean;
    };

/**
 * What the page of releases shows, kept up to date while it is looked at. `reload` puts an end to what was asked for before it:
 * after an action nothing older is shown any more.
 */
export function useTeam(): { team: Team; reload: () => Promise<void> } {
  const [team, setTeam] = useState<Team>({ stage: 'loading' });
  const looking = useRef<AbortController | null>(null);
  const reload = useCallback(async () => {
    looking.current?.abort();
    const own = new AbortController();
    looking.current = own;
    const late = setTimeout(() => own.abort(), timeoutMs);
    const found = await look(own.signal);
    clearTimeout(late);
    if (looking.current !== own) return;
    looking.current = null;
    setTeam((before) => (found.stage === 'failed' ? withoutAnswer(before) : found));
  }, []);
  useEffect(() => {
    void reload();
    const timer = setInterval(() => {
      if (!document.hidden && looking.current === null) void reload();
    }, lookAgain);
    return () => {
      clearInterval(timer);
      looking.current?.abort();
      looking.current = null;
    };
  }, [reload]);
  return { team, reload };
}

/** What is shown when a look fails: what was read before is worth more than an apology, and so is what somebody types. */
function withoutAnswer(before: Team): Team {
  if (before.stage === 'shown') return { ...before, stale: true };
  return before.stage === 'signed-out' ? before : { stage: 'failed' };
}

async function look(signal: AbortSignal): Promise<Team> {
  try {
    const [state, metrics] = await Promise.all([
      teamClient.state(signal),
      teamClient.metrics(signal).catch(() => null),
    ]);
    return { stage: 'shown', state, metrics, at: new Date().toISOString(), stale: false };
  } catch (error) {
    return { stage: error instanceof TeamRefused && error.code === 'signed-out' ? 'signed-out' : 'failed' };
  }
}
