import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { isSamePage } from '@clinic/kit/routing';

/**
 * After a navigation the page starts at the top and the focus is on its heading, so that a screen reader announces
 * it. Going back leaves the browser's own place in the page; a navigation that leaves its visitor where they are, both.
 */
export function ScrollAndFocus() {
  const location = useLocation() as Location<unknown>;
  const how = useNavigationType();
  const shown = useRef(location);

  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    const isElsewhere = before.pathname !== location.pathname || before.search !== location.search;
    const moved = isElsewhere || before.hash !== location.hash;
    const back = how === NavigationType.Pop;
    if (!moved || (!back && isSamePage(location.state))) return;
    // A link to a place in the page, and going back to one: the browser leads there, and the page knows what is there.
    if (back && !isElsewhere) return;
    if (!back && location.hash === '') scrollTo({ top: 0, behavior: 'instant' });
    const heading =
      document.getElementById('page-title') ??
      document.querySelector<HTMLElement>('main h1') ??
      document.getElementById('main');
    heading?.focus({ preventScroll: true });
  }, [location, how]);

  return null;
}
