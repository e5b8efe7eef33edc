import type { Page, Response } from '@playwright/test';
import { mainSite } from '../site/main-site.ts';

/** A key that does nothing: with it, a visitor is about to use the page, which starts its application. */
const anyKey = 'Shift';

/** How often a page of the shared site is opened whose data came too late. */
const mostTries = 3;

/**
 * Whether the shared site, which no test breaks, could not draw a page in time: it answers 503 then and says that it is worth
 * another try. On a machine that is busy with browsers the API may need more than the second and a half that it has.
 */
function cameTooLate(response: Response | null): boolean {
  if (response?.status() !== 503 || response.headers()['retry-after'] === undefined) return false;
  return new URL(response.url()).origin === new URL(mainSite().url).origin;
}

/**
 * Opens a page, as somebody who is about to use it, and waits until its screen is hydrated. A page of which a file never
 * arrives is never loaded whole, though it answers: it is waited for until its `domcontentloaded`.
 */
export async function open(
  page: Page,
  path: string,
  waitUntil: 'load' | 'domcontentloaded' = 'load',
): Promise<Response | null> {
  let response = await page.goto(path, { waitUntil });
  for (let tries = 1; tries < mostTries && cameTooLate(response); tries += 1)
    response = await page.goto(path, { waitUntil });
  await startUsing(page);
  return response;
}

/** Begins to use the page that is there, and waits until its screen is hydrated. */
export async function startUsing(page: Page): Promise<void> {
  await page.keyboard.press(anyKey);
  await page.waitForFunction(() => performance.getEntriesByName('clinic:shown').length > 0);
}

/**
 * The same in a page whose clock the test has taken over, and with it the record of what the page did when. What is loaded
 * after the page has come has come too, so that time which passes now passes for it.
 */
export async function openUnderClock(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.keyboard.press(anyKey);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.waitForLoadState('networkidle');
}

/** Makes its visitor one who saves data, before the page opens: it fetches nothing ahead, and starts when it is used. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}
