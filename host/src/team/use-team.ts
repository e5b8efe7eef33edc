import { useCallback, useEffect, useState } from 'react';
import type { ReleaseFigures } from '@clinic/shared/contracts/figures';
import { teamClient, TeamRefused } from './team-client.ts';
import type { TeamState } from './team-contract.ts';

/** How often the page looks again while somebody looks at it, in milliseconds. */
const lookAgain = 5000;

export type Team =
  | { stage: 'loading' }
  | { stage: 'signed-out' }
  | { stage: 'failed' }
  | { stage: 'shown'; state: TeamState; figures: ReleaseFigures[] | null };

/** What the page of releases shows, kept up to date while it is looked at. */
export function useTeam(): { team: Team; reload: () => Promise<void> } {
  const [team, setTeam] = useState<Team>({ stage: 'loading' });
  const reload = useCallback(
    () =>
      look().then((found) =>
        // What was read before is worth more than an apology.
        setTeam((before) => (found.stage === 'failed' && before.stage === 'shown' ? before : found)),
      ),
    [],
  );
  useEffect(() => {
    void reload();
    const timer = setInterval(() => {
      if (!document.hidden) void reload();
    }, lookAgain);
    return () => clearInterval(timer);
  }, [reload]);
  return { team, reload };
}

async function look(): Promise<Team> {
  try {
    const [state, figures] = await Promise.all([teamClient.state(), teamClient.figures().catch(() => null)]);
    return { stage: 'shown', state, figures };
  } catch (error) {
    return { stage: error instanceof TeamRefused && error.code === 'signed-out' ? 'signed-out' : 'failed' };
  }
}
