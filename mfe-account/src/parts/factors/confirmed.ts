import { useCallback, useState, useSyncExternalStore } from 'react';
import { isApiError } from '@clinic/kit/http';

/** Work waits for whoever sits here to show that the session is theirs. */
export interface Question {
  /** Lets the work go on, or fail as the API has refused it. */
  answer: (confirmed: boolean) => void;
  answered: Promise<boolean>;
}

let asked: Question | null = null;
/** Dialogs that can ask, and how each is drawn again; the first one does. */
const dialogs = new Map<object, () => void>();
const redraw = () => dialogs.forEach((draw) => draw());

function ask(): Promise<boolean> {
  if (asked === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const answer = (confirmed: boolean) => {
      asked = null;
      redraw();
      resolve(confirmed);
    };
    asked = { answer, answered: promise };
    redraw();
  }
  return asked.answered;
}

/**
 * Does what the API may only do for somebody who has shown of late whose the session is: when it says so, the page's dialog
 * asks, and then it is done. Whoever closes the dialog gets the refusal; what they typed stays where it is.
 */
export async function confirmed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isAsked = isApiError(error, 'CONFIRMATION_REQUIRED') && dialogs.size > 0 && (await ask());
    if (!isAsked) throw error;
    return work();
  }
}

/** What a dialog is to ask now; of several that lie over a page, the one that came first asks. */
export function useQuestion(): Question | null {
  const [self] = useState(() => ({}));
  const subscribe = useCallback(
    (draw: () => void) => {
      dialogs.set(self, draw);
      return () => {
        dialogs.delete(self);
        if (dialogs.size === 0) asked?.answer(false);
        else redraw();
      };
    },
    [self],
  );
  return useSyncExternalStore(
    subscribe,
    () => (dialogs.keys().next().value === self ? asked : null),
    () => null,
  );
}
