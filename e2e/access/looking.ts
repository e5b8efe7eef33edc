import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './violations.ts';

export const wide = { width: 1280, height: 900 };
export const narrow = { width: 390, height: 844 };
/** 1280 px at 400 % zoom (WCAG 1.4.10). */
export const zoomed = { width: 320, height: 256 };

/**
 * After it the page has followed its window: the browser reports what lies where, and how wide something is, with the frame after
 * the next one.
 */
export async function framesPass(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );
}

interface Shift {
  value: number;
  /** What moved, for the message of a failure. */
  what: string[];
}

/**
 * Counts from here on what moves in each page by itself. Nobody presses anything in it before {@link expectStillness} but the
 * key that starts it, which asks for no movement: what moves soon after that key counts as well.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, what: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @param most the sum of the layout shifts that is still stillness */
export async function expectStillness(page: Page, what: string, most: number): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, `layout shift of ${what}: ${JSON.stringify(shifts)}`).toBeLessThan(most);
}

/** Nothing stands beside the screen, unless in a part that scrolls or cuts by itself; the page scrolls in one direction. */
export async function expectWithinScreen(page: Page, what: string): Promise<void> {
  const outside = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element) => {
      for (let around = element.parentElement; around !== null; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible') return true;
      return false;
    };
    const beside = [...document.querySelectorAll('main *, [role="dialog"] *')].filter((element) => {
      const box = element.getBoundingClientRect();
      const isSeen = box.width > 1 && box.height > 1 && element.checkVisibility();
      return isSeen && (box.left < -1 || box.right > width + 1) && !isCut(element);
    });
    const reported = beside.map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
    return document.documentElement.scrollWidth > width ? ['the page scrolls sideways', ...reported] : reported;
  });
  expect(outside, what).toEqual([]);
}

/** Letters, words and lines as far apart as WCAG 1.4.12 wants them to be possible. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
  'p { margin-block-end: 2em !important }';

/** At 400 % zoom a page does not scroll sideways, with its text as it is or widened. */
export async function expectReflow(page: Page, what: string): Promise<void> {
  // What follows the width of its container does so a moment after the window.
  const expectNothingBeside = (state: string) =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
        message: `${what} ${state}`,
      })
      .toBeLessThanOrEqual(0);
  const use = (css: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
  await page.setViewportSize(zoomed);
  await expectNothingBeside('at 400 % zoom');
  await use(spacing);
  await expectNothingBeside('at 400 % zoom with its text widened');
  await use('');
}

/**
 * Looks at what is on the screen of a phone and of a computer, whichever it is now; a phone it is afterwards.
 * @param where the whole page when a dialog is open, which is drawn beside `main`
 */
export async function lookTwice(page: Page, what: string, where: 'main' | 'page' = 'main'): Promise<void> {
  const part = where === 'main' ? where : undefined;
  await page.setViewportSize(narrow);
  await expectNoViolations(page, `${what}, narrow`, part);
  await expectWithinScreen(page, `${what}, narrow`);
  await page.setViewportSize(wide);
  await expectNoViolations(page, `${what}, wide`, part);
  await expectWithinScreen(page, `${what}, wide`);
  await page.setViewportSize(narrow);
}
