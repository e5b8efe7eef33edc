import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { linkTo } from '../public/pages.ts';
import { zoomed } from './looking.ts';

/** The most that what stays at the top of the window may take of it. */
const mostOfWindow = 0.1;

for (const lang of languages) {
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
    await expect(titles).not.toHaveCount(0);
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
