import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Network } from './measure.ts';
import { openMeasured, timeoutMs } from './measure.ts';
import type { VariantName } from './variants.ts';

/** How long after the first paint somebody presses, in milliseconds. */
export const moments = [0, 500, 1000, 2000, 5000] as const;

/** What is pressed, and what the visitor sees as its answer. */
interface Press {
  name: string;
  page: string;
  /** A selector of what is pressed. */
  target: string;
  /** What is typed after the press. */
  typed?: string;
  /** Whether the answer is there; runs in the page. */
  answered: () => boolean;
}

/** The variants whose answers are compared. */
export const pressedVariants = ['mono', 'fed'] as const satisfies readonly VariantName[];

export const presses: readonly Press[] = [
  {
    name: 'menu',
    page: '/',
    target: 'header button[aria-haspopup="dialog"]',
    answered: () => document.querySelector('dialog[open]') !== null,
  },
  {
    // Who has not signed in comes to the sign-in, whatever the link says before the session is known.
    name: 'book',
    page: '/',
    target: 'main a:is([href="/s"], [href^="/s?"], [href^="/login"])',
    answered: () => location.pathname === '/login' && document.querySelector('main input[name="password"]') !== null,
  },
  {
    name: 'search field',
    page: '/qa',
    target: 'main input[type="search"]',
    typed: 'ب',
    answered: () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.value === 'ب',
  },
];

export interface PressSample {
  press: string;
  /** Milliseconds after the first paint. */
  moment: number;
  round: number;
  variant: VariantName;
  /** Milliseconds from the press until its answer is seen. */
  answer: number;
}

/** One cold load of a page on which somebody presses something at a moment: how long they wait for the answer. */
export async function pressOnce(
  browser: Browser,
  origin: string,
  { page: address, target, typed, answered }: Press,
  moment: number,
  network: Network,
): Promise<number> {
  const { context, page } = await openMeasured(browser, network);
  try {
    await page.goto(origin + address, { waitUntil: 'commit', timeout: timeoutMs });
    await page.waitForFunction(painted, null, { timeout: timeoutMs });
    const at = await middleOf(page, target);
    await pause(moment);
    const start = performance.now();
    await page.mouse.click(at.x, at.y);
    if (typed !== undefined) await page.keyboard.insertText(typed);
    await page.waitForFunction(answered, null, { timeout: timeoutMs });
    return performance.now() - start;
  } finally {
    await context.close();
  }
}

/** Where something is, scrolled into view. The HTML of a slow line arrives in parts, so it may have to be waited for. */
async function middleOf(page: Page, target: string): Promise<{ x: number; y: number }> {
  const element = await page.waitForSelector(target, { state: 'visible', timeout: timeoutMs });
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  if (box === null) throw new Error(`nothing is drawn of ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether something was painted; runs in the page. */
const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
