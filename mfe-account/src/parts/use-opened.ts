import { useState } from 'react';

/** Which dialog of a page with actions is open. */
export interface OpenedDialog<T> {
  opened: T | null;
  /** `busy`: an action of the page is in progress, so that this dialog is not the one that sent it. */
  open: (opened: T, busy: boolean) => void;
  close: () => void;
  /** An action is done. The dialog that sent it closes; one that somebody opened meanwhile stays, with what was typed. */
  settle: () => void;
}

/** The dialog of a page whose actions are sent by dialogs and by buttons beside them, one at a time. */
export function useOpened<T>(): OpenedDialog<T> {
  const [state, set] = useState<{ opened: T; meanwhile: boolean } | null>(null);
  return {
    opened: state?.opened ?? null,
    open: (opened, busy) => set({ opened, meanwhile: busy }),
    close: () => set(null),
    settle: () => set((now) => (now?.meanwhile === true ? { ...now, meanwhile: false } : null)),
  };
}
