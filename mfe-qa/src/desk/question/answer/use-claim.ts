import { useEffect, useState } from 'react';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';

/** Whose a question is; `Over` when the ten minutes have passed. */
export type ClaimState = 'free' | 'mine' | 'mineOver' | 'theirs' | 'theirsOver';

type Claim = DeskQuestionDetails['claim'];

/**
 * Whose the question is at this second, and how many seconds are left. They are counted from when the claim arrived: the clock
 * of the computer may be minutes off.
 */
export function useClaim(claim: Claim): { state: ClaimState; seconds: number } {
  const [arrived, setArrived] = useState(() => ({ claim, at: Date.now() }));
  const [now, setNow] = useState(arrived.at);
  if (arrived.claim !== claim) {
    const at = Date.now();
    setArrived({ claim, at });
    setNow(at);
  }
  useEffect(() => {
    if (claim === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [claim]);

  if (claim === null) return { state: 'free', seconds: 0 };
  const seconds = Math.max(0, Math.ceil((endOf(claim, arrived.at) - now) / 1000));
  const whose = claim.by_me ? 'mine' : 'theirs';
  return { state: seconds > 0 ? whose : `${whose}Over`, seconds };
}

/** When a claim ends by the clock of this computer; an API of an earlier release says it by its own clock only. */
function endOf({ until, seconds_left: left }: NonNullable<Claim>, arrivedAt: number): number {
  return left === undefined ? Date.parse(until) : arrivedAt + left * 1000;
}
