import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Gives the focus back to the element that opened what is in a container. */
export function focusOpener(container: RefObject<HTMLElement | null>): void {
  container.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
}

/**
 * Closes a dropdown on Escape, on a press outside of it and when focus leaves it. On Escape focus goes back to the
 * element that opened it.
 */
export function useDismiss(open: boolean, close: () => void, container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      focusOpener(container);
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && container.current?.contains(event.target) === false) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open, close, container]);
}
