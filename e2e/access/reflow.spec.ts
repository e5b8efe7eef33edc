import type { Page } from '@playwright/test';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { linkTo, publicPages } from '../public/pages.ts';

/** 1280 px at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** The most that what stays at the top of the window may take of it. */
const mostOfWindow = 0.1;

/** Letters, words and lines as far apart as WCAG 1.4.12 wants them to be possible. */
async function widenText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const lang of languages) {
  test(`${lang}: no public page scrolls sideways at 400 % zoom, with its text as it is or widened`, async ({
    visitor,
  }) => {
    test.setTimeout(240_000);
    const page = await visitor({ lang, viewport: zoomed });
    const wider: string[] = [];
    for (const { address } of publicPages) {
      await open(page, linkTo(address[lang], lang));
      if ((await sideways(page)) > 0) wider.push(address[lang]);
      await widenText(page);
      if ((await sideways(page)) > 0) wider.push(`${address[lang]} with its text widened`);
    }
    expect(wider).toEqual([]);
  });

  test(`${lang}: at 400 % zoom the window is for reading: no bar stays at its top`, async ({ visitor }) => {
    const page = await visitor({ lang, viewport: zoomed });
    for (const path of ['/', '/qa', '/doctors']) {
      await open(page, linkTo(path, lang));
      await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
      const taken = await page.evaluate(() => {
        const fixed = [...document.querySelectorAll('body *')].filter((one) =>
          ['fixed', 'sticky'].includes(getComputedStyle(one).position),
        );
        return Math.max(
          0,
          ...fixed
            .filter((one) => one.clientWidth > 200 && one.clientHeight > 0)
            .map((one) => one.getBoundingClientRect().bottom),
        );
      });
      expect(taken, path).toBeLessThanOrEqual(zoomed.height * mostOfWindow);
    }
  });

  test(`${lang}: text in the other language says so`, async ({ visitor }) => {
    const page = await visitor({ lang });
    const other = lang === 'ar' ? 'en' : 'ar';
    const answer = await page.request.get(`/api/qa/questions?per_page=50`);
    const { data } = (await answer.json()) as { data: { data: { slug: string; lang: string }[] } };
    const foreign = data.data.find((question) => question.lang === other);
    if (foreign === undefined) throw new Error('no question in the other language');
    await open(page, `/qa/questions/${encodeURIComponent(foreign.slug)}`);
    await expect(page.getByRole('main').locator('[aria-current="page"]').first()).toHaveAttribute('lang', other);
    await expect(page.locator(`h1[lang="${other}"], h1 [lang="${other}"]`)).toHaveCount(1);

    const word = other === 'en' ? 'pain' : 'ألم';
    await open(page, `/search?q=${encodeURIComponent(word)}`);
    const letters =
      other === 'en' ? /^[^\u0600-\u06FF]*[a-z]{4}[^\u0600-\u06FF]*$/i : /^[^a-z]*[\u0600-\u06FF]{4}[^a-z]*$/i;
    const titles = page.locator('[data-results] strong').filter({ hasText: letters });
    for (const title of await titles.all()) await expect(title).toHaveAttribute('lang', other);
  });

  test(`${lang}: a refused sign-in takes the focus and marks the title of the window`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 401/);
    const page = await visitor({ lang, width: 390, from: `198.51.100.${lang === 'ar' ? 61 : 62}` });
    await open(page, '/login');
    const title = await page.title();
    await page.locator('input[name="identifier"]').fill('nobody@nabd.example');
    await page.locator('input[name="password"]').fill('Wrong2026word');
    await page.keyboard.press('Enter');
    const summary = page.getByRole('main').getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(`${textsOf('shared', lang)('errors.inTitle')}: ${title}`);
    await page.locator('input[name="identifier"]').fill('nobody.else@nabd.example');
    await expect(page).toHaveTitle(title);
  });

  test(`${lang}: the present tab of the account is in sight on a phone`, async ({ visitor }) => {
    const page = await visitor({ lang, width: 390 });
    await signIn(page, 'haifa');
    for (const path of ['/profile/Appointments', '/profile/Details', '/settings']) {
      await open(page, path);
      const present = page.getByRole('main').locator(`nav a[href="${path}"][aria-current="page"]`).first();
      await expect(present, path).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollX), path).toBe(0);
    }
  });
}
