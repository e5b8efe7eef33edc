import type { Locator, Page } from '@playwright/test';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { wizardOnPage } from '../journeys/wizard.ts';
import { freeVisit } from '../journeys/slots.ts';
import { difference, look } from './pixels.ts';

/** The share of an element that has to look otherwise once it is chosen: its ground, not a hairline around it. */
const leastChange = 0.3;

/** Compares an element before and after something is done; the focus and the pointer are elsewhere both times. */
async function expectChange(page: Page, what: string, element: Locator, act: () => Promise<void>, least = leastChange) {
  const rest = async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await element.scrollIntoViewIfNeeded();
  };
  await rest();
  const before = await look(element);
  await act();
  await rest();
  expect(await difference(page, before, await look(element)), what).toBeGreaterThan(least);
}

/** The ground of an element, and that of the page below it. */
const grounds = (element: Locator) =>
  element.evaluate((one) => [one, document.body].map((at) => getComputedStyle(at).backgroundColor));

for (const lang of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const options = { lang, width: 390, forcedColors: 'active', colorScheme } as const;

    test(`${lang}, ${colorScheme}, forced colours: what is chosen and what is to be done is seen on public pages`, async ({
      visitor,
    }) => {
      const page = await visitor(options);
      await open(page, '/qa/ask');
      const modes = page.locator('label:has(> input[name="mode"])');
      const [named, anonymous] = [modes.nth(0), modes.nth(1)];
      await expectChange(page, 'a radio card that becomes chosen', anonymous, () => anonymous.click());
      await expectChange(page, 'a radio card that is chosen no more', anonymous, () => named.click());
      await expect(named.locator('svg').last()).toBeVisible();
      await expect(anonymous.locator('svg').last()).toBeHidden();

      await open(page, '/blogs');
      const chip = page.getByRole('main').locator('nav ul a[href^="/blogs/"]').first();
      await expectChange(page, 'a chip', chip, async () => {
        await chip.click();
        await expect(chip).toHaveAttribute('aria-current', 'true');
      });

      await open(page, '/login');
      const [filled, around] = await grounds(page.getByRole('main').locator('button[type="submit"]'));
      expect(filled, 'the button that signs in').not.toBe(around);
      const [book] = await grounds(page.getByRole('banner').locator('a[href="/s"]'));
      expect(book, 'the main button').not.toBe(around);
    });
  }

  test(`${lang}, forced colours: the chosen tab, day, time and step are seen by members`, async ({ visitor }) => {
    const page = await visitor({ lang, width: 1280, forcedColors: 'active' });
    await signIn(page, 'sara');
    await open(page, '/profile/Appointments');
    const tab = page.getByRole('main').locator('nav a[href="/profile/Family"]');
    await expectChange(page, 'a tab of the account', tab, async () => {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
    });

    const visit = await freeVisit(58);
    await open(page, `/date?specialty=${visit.specialty.id}&doctor=${visit.doctor.id}`);
    const wizard = wizardOnPage(page, lang);
    await wizard.onStep(3);
    for (let months = 0; months < visit.monthsAhead; months += 1)
      await page.getByRole('button', { name: wizard.say.nextMonth }).click();
    const day = wizard.day(visit);
    await expectChange(page, 'the chosen day', day, () => day.click());
    const time = wizard.times.first();
    await expectChange(page, 'the chosen time', time, () => time.click());
    const [next, around] = await grounds(wizard.next);
    expect(next).not.toBe(around);
    const mark = page.locator('li[aria-current="step"] > [data-mark]');
    expect((await grounds(mark))[0], 'the present step').not.toBe(around);
  });
}
