import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/** State of a navigation that only gives the same page another address, for example its slug in the other language. */
export const samePage = { samePage: true } as const;

/** Whether a navigation only gave its page another address. */
function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'samePage' in state;
}

/**
 * After a navigation the page starts at the top (S23) and the focus is on its heading, so that a screen reader announces
 * it. Going back leaves the browser's own place in the page. An address that only changed its language keeps both.
 */
export function ScrollAndFocus() {
  const location = useLocation() as Location<unknown>;
  const how = useNavigationType();
  const shown = useRef(location);

  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    const moved =
      before.pathname !== location.pathname || before.search !== location.search || before.hash !== location.hash;
    if (!moved || isSamePage(location.state)) return;
    if (how !== NavigationType.Pop && location.hash === '') scrollTo({ top: 0, behavior: 'instant' });
    const heading =
      document.getElementById('page-title') ??
      document.querySelector<HTMLElement>('main h1') ??
      document.getElementById('main');
    heading?.focus({ preventScroll: true });
  }, [location, how]);

  return null;
}
