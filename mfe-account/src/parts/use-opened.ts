import { useState } from 'react';

/** Which dialog of a page with actions is open. */
export interface OpenedDialog<T> {
  opened: T | null;
  /** `busy`: an action of the page is in progress, so that this dialog is not the one that sent it. */
  open: (opened: T, busy: boolean) => void;
  close: () => void;
  /** An action is done: the dialog that sent it closes. One that somebody opened meanwhile stays, with what was typed. */
  closeSender: () => void;
  /** No action is in progress any more: from here on the open dialog sends the next one. */
  settle: () => void;
}

/** The dialog of a page whose actions are sent by dialogs and by buttons beside them, one at a time. */
export function useOpened<T>(): OpenedDialog<T> {
  const [state, set] = useState<{ opened: T; meanwhile: boolean } | null>(null);
  return {
    opened: state?.opened ?? null,
    open: (opened, busy) => set({ opened, meanwhile: busy }),
    close: () => set(null),
    closeSender: () => set((now) => (now?.meanwhile === true ? now : null)),
    settle: () => set((now) => (now === null ? null : { ...now, meanwhile: false })),
  };
}
