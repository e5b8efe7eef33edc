import type { Page } from '@playwright/test';
import { expect, languages, test } from '../browser/test.ts';
import { words } from '../browser/words.ts';

/** Opens a page whose application is still on its way; what is returned lets it arrive. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const arrives = Promise.withResolvers<undefined>();
  await page.route('**/artifacts/host/**/host.js', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // The first script is there when a press on something that does nothing is felt.
  await page.waitForFunction(() => {
    const probe = document.body.appendChild(document.createElement('button'));
    probe.click();
    probe.remove();
    return probe.hasAttribute('aria-busy');
  });
  return async () => {
    arrives.resolve(undefined);
    await page.waitForFunction(() => performance.getEntriesByName('clinic:shown').length > 0);
  };
}

for (const lang of languages) {
  test(`${lang}: a menu that was pressed before the application came opens when it is there`, async ({ visitor }) => {
    const page = await visitor({ lang });
    const arrive = await openEarly(page, '/');
    const bar = page.getByRole('navigation', { name: words[lang].mainNavigation });
    const services = bar.getByRole('button', { name: words[lang].services });
    await services.click();
    await expect(services).toHaveAttribute('aria-busy', 'true');
    await arrive();
    await expect(bar.getByRole('link', { name: words[lang].doctors })).toBeVisible();
    await expect(services).not.toHaveAttribute('aria-busy');
  });

  test(`${lang}: on a phone the menu opens too, and a link needs no application`, async ({ visitor }) => {
    const page = await visitor({ lang, width: 390 });
    const arrive = await openEarly(page, '/doctors');
    await page.locator('header button[aria-haspopup="dialog"]').click();
    await arrive();
    await expect(page.getByRole('dialog')).toBeVisible();

    const other = await visitor({ lang, width: 390 });
    await openEarly(other, '/doctors');
    const card = other.locator('main a[href^="/doctors/"]').first();
    const address = await card.getAttribute('href');
    await card.click();
    await expect(other).toHaveURL(new RegExp(`${address}$`));
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`${lang}: what was typed before the application came stays`, async ({ visitor }) => {
    const page = await visitor({ lang });
    const arrive = await openEarly(page, '/qa');
    const typed = lang === 'ar' ? 'صداع' : 'headache';
    const field = page.getByRole('main').getByRole('searchbox').first();
    await field.fill(typed);
    await arrive();
    await expect(field).toHaveValue(typed);
  });
}

test('every button of the frame and of the home page that was pressed too early is pressed once more', async ({
  visitor,
}) => {
  for (const width of [390, 1280]) {
    const page = await visitor({ lang: 'ar', width });
    const buttons = page.locator('#root button:visible:not([type="submit"]):not(:disabled)');
    let arrive = await openEarly(page, '/');
    const count = await buttons.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      if (index > 0) arrive = await openEarly(page, '/');
      const button = buttons.nth(index);
      const name = await button.innerText();
      await page.evaluate(() => {
        const presses: boolean[] = [];
        Object.assign(window, { presses });
        document.addEventListener('click', ({ isTrusted }) => presses.push(isTrusted));
      });
      await button.dispatchEvent('click');
      await arrive();
      const presses = await page.evaluate(() => (window as unknown as { presses: boolean[] }).presses.length);
      expect(presses, `presses of "${name}" at ${width} px`).toBe(2);
    }
  }
});
