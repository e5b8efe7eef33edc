import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Emergency } from '@clinic/contracts/qa/red-flags';

/** What somebody wrote that cannot wait for an answer. */
export interface Danger {
  emergencies: Emergency[];
  /** Whether help has to come first. */
  urgent: boolean;
}

/** The words are many: they come when somebody starts to write, with the same code that the server checks with. */
const loadWords = () => import('@clinic/contracts/qa/red-flags');

/**
 * What a text that was sent tells of. When the words cannot be loaded, a text that the server `held` back counts as urgent: it
 * looked for the same words.
 */
export async function dangerIn(text: string, held: boolean, load = loadWords): Promise<Danger> {
  try {
    const { emergenciesIn } = await load();
    const emergencies = emergenciesIn(text);
    return { emergencies, urgent: emergencies.length > 0 };
  } catch (error) {
    console.warn(error);
    return { emergencies: [], urgent: held };
  }
}

/** What a text tells of while it is written; nothing until the words have come. A failed load is tried again with more text. */
export function useEmergencies(text: string): readonly Emergency[] {
  // After what was typed stands in its field: looking for signs takes some milliseconds.
  const written = useDeferredValue(text.trim());
  const [find, setFind] = useState<((text: string) => Emergency[]) | null>(null);
  const wanted = find === null ? written : '';

  useEffect(() => {
    if (wanted === '') return;
    let left = false;
    loadWords().then(
      ({ emergenciesIn }) => {
        if (!left) setFind(() => emergenciesIn);
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      left = true;
    };
  }, [wanted]);

  return useMemo(() => (find === null ? [] : find(written)), [find, written]);
}
