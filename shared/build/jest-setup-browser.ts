/** Matchers for the DOM, and the few parts of a browser that the test DOM lacks. */
import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// Two cores are shared by many test files: a wait that is long enough for a busy machine, not for a broken screen.
configure({ asyncUtilTimeout: 5000 });

Object.assign(window, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
  scrollTo: () => undefined,
});
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
