/** Matchers for the DOM, and the few parts of a browser that the test DOM lacks. */
import { File as PlatformFile } from 'node:buffer';
import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { noteNoOwnerStacks } from './jest-no-owner-stacks.ts';
import { matchQuickly } from './jest-quick-matches.ts';
import { styleQuickly } from './jest-quick-styles.ts';
import { settleScreens } from './jest-settled-screens.ts';

// Two cores are shared by many test files: a wait that is long enough for a busy machine, not for a broken screen.
configure({ asyncUtilTimeout: 15_000 });
settleScreens();
matchQuickly();
styleQuickly();
noteNoOwnerStacks();

Object.assign(window, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }),
  scrollTo: () => undefined,
});
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

/** Nothing is laid out in the test DOM: each element is reported once, as a browser does at first, and never changes. */
globalThis.ResizeObserver = class implements ResizeObserver {
  readonly #report: ResizeObserverCallback;
  #watched = true;

  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }

  observe(): void {
    queueMicrotask(() => this.#watched && this.#report([], this));
  }

  unobserve(): void {
    this.disconnect();
  }

  disconnect(): void {
    this.#watched = false;
  }
};

/**
 * The test environment has the platform's own `FormData`, which cannot read a form of the test DOM. With this it can, so
 * that forms are submitted in tests as in a browser.
 */
const Platform = globalThis.FormData;

class FormDataOfForms extends Platform {
  constructor(form?: HTMLFormElement) {
    super();
    for (const control of form?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? []) {
      for (const file of control.type === 'file' ? (control.files ?? []) : []) this.append(control.name, file);
      if (control.type === 'file') continue;
      const unchecked = (control.type === 'radio' || control.type === 'checkbox') && !control.checked;
      if (control.name !== '' && !control.disabled && !unchecked) this.append(control.name, control.value);
    }
  }
}

globalThis.FormData = FormDataOfForms;
// Files of the test DOM cannot stand in the platform's forms; the platform's own can stand in both.
Object.assign(globalThis, { File: PlatformFile });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
