import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { isSamePage, useDestination } from '@clinic/kit/routing';

/** How many entries of the history keep their place, so that a tab that is never closed does not fill up. */
const mostPlaces = 100;

/** What tells entries apart: the first one of a document and each that a link with nothing but a hash made have the same key. */
const entryOf = (location: Location<unknown>) => location.key + createPath(location);

/**
 * After a navigation the page starts at the top and the focus is on its heading, so that a screen reader announces
 * it. Going back leads to the former place in the page; a navigation that leaves its visitor where they are changes neither.
 */
export function ScrollAndFocus() {
  const location = useLocation() as Location<unknown>;
  const how = useNavigationType();
  const shown = useRef(location);
  const places = useRef(new Map<string, number>());
  const destination = useDestination();
  const entry = entryOf(location);

  // The browser goes to the former place while the page that is left is still drawn, no further down than that one is long: that
  // is no place in the drawn one. Noted from the moment at which a page is drawn: a shorter one moves the place of the one before.
  useLayoutEffect(() => {
    const all = places.current;
    const note = () => {
      all.delete(entry);
      all.set(entry, scrollY);
      for (const oldest of all.keys()) if (all.size > mostPlaces) all.delete(oldest);
    };
    const onScroll = () => {
      if (entryOf(destination()) === entry) note();
    };
    if (!all.has(entry)) note();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [destination, entry]);

  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    const isElsewhere = before.pathname !== location.pathname || before.search !== location.search;
    const moved = isElsewhere || before.hash !== location.hash;
    const back = how === NavigationType.Pop;
    if (!moved || (!back && isSamePage(location.state))) return;
    // A link to a place in the page, and going back to one: the browser leads there, and the page knows what is there.
    if (back && !isElsewhere) return;
    const place = (back && places.current.get(entry)) || 0;
    if (back || location.hash === '') scrollTo({ top: place, behavior: 'instant' });
    const heading =
      document.getElementById('page-title') ??
      document.querySelector<HTMLElement>('main h1') ??
      document.getElementById('main');
    heading?.focus({ preventScroll: true });
  }, [location, entry, how]);

  return null;
}
