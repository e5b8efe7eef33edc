import { open } from '../browser/open.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { linkTo } from '../public/pages.ts';

/** Height of one row of choices, in pixels. */
const oneRow = 64;

for (const lang of languages) {
  const say = textsOf('qa', lang);
  const choices = [say('home.states.label'), say('home.languages.label'), say('sort.label')];

  test(`${lang}: on a phone the choices above the questions are one row, all of it reached by keyboard`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, width: 390 });
    await open(page, linkTo('/qa', lang));
    const main = page.getByRole('main');
    const row = main.locator('form').filter({ has: page.getByRole('navigation', { name: choices[0] }) });
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(oneRow);
    const links = choices.map((name) => row.getByRole('navigation', { name }).getByRole('link'));
    await links[0]?.first().focus();
    for (const group of links) {
      for (const link of await group.all()) {
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport({ ratio: 0.9 });
        await page.keyboard.press('Tab');
      }
    }
    await expect(row.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row.getByRole('combobox', { name: say('filters.asked') })).toBeVisible();
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

  test(`${lang}: without script the filters of the questions keep what is chosen in the row`, async ({ visitor }) => {
    const page = await visitor({ lang, width: 390, javaScriptEnabled: false });
    await page.goto(linkTo('/qa', lang));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: say('home.languages.all') }).click();
    await main
      .locator('summary')
      .filter({ hasText: say('filters.title') })
      .click();
    await main.getByRole('combobox', { name: say('filters.asked') }).selectOption('year');
    await main.getByRole('button', { name: say('filters.apply') }).click();
    await expect(page).toHaveURL(/timeframe=year/);
    await expect(page).toHaveURL(/in=all/);
    await expect(main.getByRole('link', { name: say('home.languages.all') })).toHaveAttribute('aria-current', 'true');
  });
}
