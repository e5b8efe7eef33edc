import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation the page starts at the top (S23) and the focus is on its heading, so that a screen reader announces
 * it. Going back leaves the browser's own place in the page. An address that only changed its language keeps both.
 */
export function ScrollAndFocus() {
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: { samePage?: boolean } | null };
  const how = useNavigationType();
  const first = useRef(true);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (state?.samePage === true) return;
    if (how !== 'POP' && hash === '') scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.getElementById('page-title') ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    heading?.focus({ preventScroll: true });
    // Depends on where the page is, not on how it got there.
  }, [pathname, search, hash]);

  return null;
}
