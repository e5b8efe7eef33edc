import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { restoreFocus } from '../forms/index.ts';
import { useDeskEvents } from './use-desk-events.ts';

const typed = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"]';

/** Whether somebody is at a field: what stands around it is not to move. */
const isTyping = (): boolean => document.activeElement?.matches(typed) ?? false;

/**
 * Loads the list of a page again when a colleague changed what it shows: not while somebody is at a field, but once they
 * have left it. Scrolling and focus stay; where what had the focus is gone, it goes to the page's heading.
 * @param at what the page shows, as `GET /api/desk-events` takes it; null for nothing
 */
export function useLiveList(at: string | null): void {
  const { revalidate, state } = useRevalidator();
  /** A change that was not shown yet. */
  const isDue = useRef(false);
  /** Something of the page had the focus when it was loaded again, or got it meanwhile. */
  const hadFocus = useRef(false);

  const reload = () => {
    isDue.current = isTyping();
    if (isDue.current) return;
    hadFocus.current = document.activeElement !== null && document.activeElement !== document.body;
    void revalidate();
  };
  useDeskEvents(at, reload);
  useEffect(() => {
    if (state !== 'idle' || !hadFocus.current) return;
    hadFocus.current = false;
    restoreFocus();
  }, [state]);

  const left = useEffectEvent(() => {
    if (isDue.current) reload();
  });
  const focused = useEffectEvent(() => {
    if (state !== 'idle') hadFocus.current = true;
  });
  useEffect(() => {
    // What has the focus next is not said before the field has lost it.
    const losing = () => void requestAnimationFrame(() => left());
    const gaining = () => focused();
    document.addEventListener('focusout', losing);
    document.addEventListener('focusin', gaining);
    return () => {
      document.removeEventListener('focusout', losing);
      document.removeEventListener('focusin', gaining);
    };
  }, []);
}
