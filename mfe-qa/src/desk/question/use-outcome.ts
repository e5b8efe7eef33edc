import { useState } from 'react';
import type { Submission } from '@clinic/kit/forms';
import type { Intent } from './acts.data.ts';
import type { Acts } from './use-acts.ts';

/** What came of an act since the form was opened: an earlier try has nothing to say in a form that is opened again. */
export function useOutcome(acts: Acts, intent: Intent): Submission<true> | undefined {
  const outcome = acts.outcomeOf(intent);
  const [before] = useState(outcome);
  return outcome === before ? undefined : outcome;
}
