import type { Page, Response } from '@playwright/test';

/**
 * Opens a page and waits until it answers to its visitor; from then on React replays what is pressed too early. A page of which
 * a file never arrives is never loaded whole, though it answers: it is waited for until its `domcontentloaded`.
 */
export async function open(
  page: Page,
  path: string,
  waitUntil: 'load' | 'domcontentloaded' = 'load',
): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil });
  await page.waitForFunction(() => performance.getEntriesByName('clinic:hydrating').length > 0);
  return response;
}

/** The same in a page whose clock the test has taken over, and with it the record of what the page did when. */
export async function openUnderClock(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}
