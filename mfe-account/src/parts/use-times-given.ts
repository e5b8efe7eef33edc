import { useState } from 'react';

/**
 * How many outcomes came so far, for what is to be done again after each: two refusals in a row may say the same, and are
 * still two.
 * @param outcome the latest, undefined where there is none that counts
 */
export function useTimesGiven(outcome: object | undefined): number {
  const [given, give] = useState<{ last: object | undefined; times: number }>({ last: undefined, times: 0 });
  if (outcome !== undefined && outcome !== given.last) give({ last: outcome, times: given.times + 1 });
  return given.times;
}
