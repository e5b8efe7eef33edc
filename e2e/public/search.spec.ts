import { expect, languages, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { expectNoViolations } from '../access/violations.ts';
import { textsOf } from '../browser/texts.ts';

/** The same thing as people write it, and where it leads. */
const spellings = {
  ar: { typed: ['اسنان', 'الأسنان', 'أسنان'], mistaken: 'الاسنن', found: '/specialities/department_of_dentistry' },
  en: {
    typed: ['dent', 'Dentistry', 'DENTISTRY'],
    mistaken: 'dentistri',
    found: '/specialities/department_of_dentistry',
  },
} as const;

for (const lang of languages) {
  const say = textsOf('content', lang);
  const { typed, mistaken, found } = spellings[lang];
  const label = lang === 'ar' ? 'ابحث في الموقع' : 'Search the site';

  test(`${lang}: searching from the bar, as one types, in any spelling, and by keyboard`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await open(page, '/doctors');
    // A field of search, and a combobox once there is something to suggest.
    const bar = page.locator(`input[name="q"][aria-label="${label}"]`);
    await bar.fill(typed[0]);
    await bar.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    const main = page.getByRole('main');
    const results = main.locator('[data-results] a');
    await expect(main.locator(`[data-results] a[href="${found}"]`)).toBeVisible();
    await expect(main.getByRole('status')).toHaveText(/\d/);
    await expect(results.first().locator('mark').first()).toHaveText(/\S{2}/);

    const field = main.getByRole('searchbox');
    await expect(field).toHaveValue(typed[0]);
    for (const spelling of [...typed, mistaken]) {
      await field.fill('');
      await field.pressSequentially(spelling);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === spelling);
      // The address changes before the page is drawn: the results of the letters before are still there, and go with their focus.
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('search.titleOf', { query: spelling }));
      await expect(main.locator(`[data-results] a[href="${found}"]`), spelling).toHaveCount(1);
    }
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(results.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results.nth(1)).toBeFocused();
    const to = (await results.nth(1).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === new URL(to, url).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await open(page, '/search?q=zqxjkvw');
    await expect(main.getByRole('status')).toHaveText(say('search.count', { count: 0 }));
    await field.fill('');
    await expect(page).toHaveURL(/\/search$/);
    await expect(main.getByRole('navigation', { name: say('search.popular') })).toBeVisible();
  });

  test(`${lang}: the search of the bar suggests while one types, and loads what it takes only then`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await open(page, '/doctors');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('suggestions'))).toEqual([]);
    const bar = page.locator(`input[name="q"][aria-label="${label}"]`);
    await bar.focus();
    await expect(bar).toHaveRole('combobox');
    await bar.pressSequentially(typed[0]);
    const options = page.getByRole('listbox', { name: say('search.suggestions.label') }).getByRole('option');
    await expect(options.first()).toBeVisible();
    expect(await options.count()).toBeLessThanOrEqual(6);
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
    await expectNoViolations(page, 'suggestions');

    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(bar).toHaveValue(typed[0]);
    await page.keyboard.press('ArrowDown');
    const option = options.and(page.locator('[aria-selected="true"]'));
    await expect(option).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/doctors$|\/search/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveValue('');
  });

  test(`${lang}: without script, searching from the bar and by kind`, async ({ visitor }) => {
    const page = await visitor({ lang, javaScriptEnabled: false });
    await page.goto('/about');
    await page.getByRole('searchbox', { name: label, exact: true }).fill(typed[1]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    const main = page.getByRole('main');
    await expect(main.locator(`[data-results] a[href="${found}"]`)).toBeVisible();
    const kinds = main.getByRole('navigation', { name: say('search.kinds') });
    await kinds.getByRole('link', { name: new RegExp(say('search.kind.doctor')) }).click();
    await expect(page).toHaveURL(/kind=doctor/);
    const results = main.locator('[data-results] a');
    await expect(results.first()).toHaveAttribute('href', /^\/doctors\//);
    for (const link of await results.all()) await expect(link).toHaveAttribute('href', /^\/doctors\//);
  });
}
