import { useCallback, useState, useSyncExternalStore } from 'react';
import { isApiError } from '@clinic/kit/http';
import type { ApiError } from '@clinic/kit/http';

/** Work waits for whoever sits here to show that the session is theirs. */
export interface Question {
  /** Whether the password is not enough. */
  byFactor: boolean;
  /** Lets the work go on, or fail as the API has refused it. */
  answer: (confirmed: boolean) => void;
  answered: Promise<boolean>;
}

let asked: Question | null = null;
/** Dialogs that can ask, and how each is drawn again; the first one does. */
const dialogs = new Map<object, () => void>();
const redraw = () => dialogs.forEach((draw) => draw());

function ask(byFactor: boolean): Promise<boolean> {
  if (asked === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const answer = (confirmed: boolean) => {
      asked = null;
      redraw();
      resolve(confirmed);
    };
    asked = { byFactor, answer, answered: promise };
    redraw();
  } else if (byFactor && !asked.byFactor) {
    asked = { ...asked, byFactor };
    redraw();
  }
  return asked.answered;
}

/** Whether the API refused something because nobody has shown of late whose the session is. */
export const wantsConfirmation = (error: unknown): error is ApiError =>
  isApiError(error, 'CONFIRMATION_REQUIRED') || isApiError(error, 'FACTOR_CONFIRMATION_REQUIRED');

/**
 * Does what the API may only do for somebody who has shown of late whose the session is: when it says so, the page's dialog
 * asks, and then it is done. Whoever closes the dialog gets the refusal; what they typed stays where it is.
 */
export async function confirmed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!wantsConfirmation(error) || dialogs.size === 0) throw error;
    if (!(await ask(error.code === 'FACTOR_CONFIRMATION_REQUIRED'))) throw error;
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
