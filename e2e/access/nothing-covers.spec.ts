import type { Page } from '@playwright/test';
import { expect, languages, test } from '../browser/test.ts';
import { open, openUnderClock } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { textsOf } from '../browser/texts.ts';
import { linkTo } from '../public/pages.ts';
import { framesPass, narrow, wide } from './looking.ts';

/** Pages to read: the button may lie in a free corner of them. */
const reading = ['/', '/doctors', '/qa', '/blogs', '/jobs'];
const forms = [
  '/contact',
  '/qa/ask',
  '/qa/track',
  '/login',
  '/register',
  '/jobs/registered-nurse-home-care',
  '/survey/1',
];
const booking = ['/s', '/date?specialty=1&doctor=58', '/settings', '/profile/Details'];
const staff = ['/desk', '/desk/users', '/qa/desk'];

/** The controls that lie under something fixed to the window or put on the page, by their words. */
const covered = (page: Page, what: string) =>
  page.evaluate((selector) => {
    const over = document.querySelector(selector);
    if (over === null || !over.checkVisibility({ visibilityProperty: true })) return [];
    const box = over.getBoundingClientRect();
    const controls = ':is(a[href], button, input, select, textarea, summary, label, [role="button"], [tabindex="0"])';
    return [...document.querySelectorAll(controls)]
      .filter((control) => !over.contains(control) && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const start = { x: Math.max(x, box.x), y: Math.max(y, box.y) };
        const end = { x: Math.min(x + width, box.x + box.width), y: Math.min(y + height, box.y + box.height) };
        if (start.x >= end.x || start.y >= end.y) return false;
        // What lies above it, such as the bar at the top, or is cut off where a part scrolls, is not covered.
        const middle = [(start.x + end.x) / 2, (start.y + end.y) / 2] as const;
        const pile = document.elementsFromPoint(...middle);
        const lies = pile.findIndex((element) => over.contains(element));
        return lies >= 0 && pile.indexOf(control) > lies;
      })
      .map((control) => control.textContent);
  }, what);

const chat = '[data-floating-chat]';

for (const lang of languages) {
  test(`${lang}: the chat button covers no control of a page to read, however far it is scrolled`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang });
    const seen = new Map([narrow, wide].map((size) => [size, 0]));
    for (const path of reading) {
      await open(page, linkTo(path, lang));
      await page.waitForLoadState('networkidle');
      for (const size of seen.keys()) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let y = 0; y < height; y += 307) {
          await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
          await framesPass(page);
          expect(await covered(page, chat), `${path}, ${size.width} px, at ${y}`).toEqual([]);
          if (await page.locator(chat).isVisible()) seen.set(size, (seen.get(size) ?? 0) + 1);
        }
      }
    }
    for (const [{ width }, times] of seen)
      expect(times, `it is there where it is free, ${width} px`).toBeGreaterThan(reading.length);
  });

  test(`${lang}: no chat button on forms, in the wizard and on the pages of the staff`, async ({ visitor }) => {
    const page = await visitor({ lang, width: 390 });
    for (const path of forms) {
      await open(page, linkTo(path, lang));
      await expect(page.locator(chat), path).toHaveCount(0);
    }
    await signIn(page, 'admin');
    for (const path of [...booking, ...staff]) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
      await expect(page.locator(chat), path).toHaveCount(0);
    }
  });

  for (const width of [390, 1280]) {
    test(`${lang}, ${width} px: the news covers no control, and focus is never under it`, async ({ visitor }) => {
      const page = await visitor({ lang, width, news: true });
      await page.clock.install();
      const card = page.locator('[data-news]');
      // It waits 20 s at most, and once more where the page has no free place for it at that moment. A page that was refused
      // it for want of time shows none.
      await expect(async () => {
        await openUnderClock(page, '/');
        await page.clock.fastForward(21_000);
        await page.clock.fastForward(21_000);
        await expect(card).toContainText(textsOf('content', lang)('newsPopup.title'), { timeout: 5000 });
      }).toPass();
      await expect(card).toBeInViewport({ ratio: 1 });
      expect(await covered(page, '[data-news]')).toEqual([]);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < Math.min(height, 4000); y += 307) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        expect(await covered(page, '[data-news]'), `at ${y}`).toEqual([]);
      }
    });
  }

  test(`${lang}: booking and signing in stand on the first screen of a phone, each on one line`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, width: 390 });
    await open(page, '/');
    // The letters that stay are wider than those of the fallback.
    await page.evaluate(async () => void (await document.fonts.ready));
    const header = page.getByRole('banner');
    const book = header.locator('a[href="/s"]');
    const enter = header.locator('a[href="/login"]');
    for (const link of [book, enter]) {
      await expect(link).toBeInViewport();
      const lines = await link.evaluate((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines).toBe(1);
    }
    const grounds = await Promise.all(
      [book, enter].map((link) => link.evaluate((one) => getComputedStyle(one).backgroundColor)),
    );
    expect(grounds[1]).toBe('rgba(0, 0, 0, 0)');
    expect(grounds[0]).not.toBe(grounds[1]);

    await book.click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fs$/);
    await page.locator('input[name="identifier"]').fill('haifa@nabd.example');
    await page.locator('input[name="password"]').fill('Nabd2026demo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/s$/);
  });
}
