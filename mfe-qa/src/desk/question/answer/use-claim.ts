import { useEffect, useState } from 'react';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';

/** Whose a question is; `Over` when the ten minutes have passed. */
export type ClaimState = 'free' | 'mine' | 'mineOver' | 'theirs' | 'theirsOver';

/** Whose the question is at this second, and how many seconds are left. */
export function useClaim(claim: DeskQuestionDetails['claim']): { state: ClaimState; seconds: number } {
  const [now, setNow] = useState(() => Date.now());
  const until = claim?.until;
  useEffect(() => {
    if (until === undefined) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);

  if (claim === null) return { state: 'free', seconds: 0 };
  const seconds = Math.max(0, Math.ceil((Date.parse(claim.until) - now) / 1000));
  const whose = claim.by_me ? 'mine' : 'theirs';
  return { state: seconds > 0 ? whose : `${whose}Over`, seconds };
}
