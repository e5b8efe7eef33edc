import type { Page } from '@playwright/test';
import { saveData } from '../browser/open.ts';
import { emailOf, password, signIn } from '../browser/people.ts';
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

/** What the button that chooses the language says in the menu of a phone: the present one. */
const languageNames = { ar: 'العربية', en: 'English' } as const;

for (const lang of languages) {
  test(`${lang}: a menu opens at once, and is the same when the application is there`, async ({ visitor }) => {
    const page = await visitor({ lang });
    const arrive = await openEarly(page, '/');
    const bar = page.getByRole('navigation', { name: words[lang].mainNavigation });
    const services = bar.getByRole('button', { name: words[lang].services });
    const doctors = bar.getByRole('link', { name: words[lang].doctors });
    await services.click();
    await expect(doctors).toBeVisible();
    await services.click();
    await expect(doctors).toBeHidden();
    await services.click();
    await expect(doctors).toBeVisible();
    await expect(services).not.toHaveAttribute('aria-busy');
    await arrive();
    await expect(doctors).toBeVisible();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(doctors).toBeHidden();
    await expect(services).toBeFocused();
    await services.click();
    await doctors.click();
    await expect(page).toHaveURL(/\/doctors$/);
    await expect(doctors).toBeHidden();
  });

  test(`${lang}: before the application is there, the browser fetches a page that is pointed at`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang });
    await saveData(page);
    const browser = await page.context().newCDPSession(page);
    const fetched: string[] = [];
    const isReady = Promise.withResolvers<void>();
    browser.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      fetched.push(new URL(prefetchUrl).pathname);
      if (status === 'Ready') isReady.resolve();
    });
    await browser.send('Preload.enable');
    await page.goto('/');
    // Its answer would change the visitor's language.
    await page.getByRole('link', { name: words[lang].otherLanguage }).hover();
    const doctors = page.locator('main').locator('a[href="/doctors"]').first();
    await doctors.hover();
    await isReady.promise;
    await doctors.click();
    await expect(page).toHaveURL(/\/doctors$/);
    expect(new Set(fetched)).toEqual(new Set(['/doctors']));
    const delivery = () => performance.getEntriesByType('navigation')[0]?.toJSON() as { deliveryType?: string };
    expect(await page.evaluate(delivery)).toMatchObject({ deliveryType: 'navigational-prefetch' });
  });

  test(`${lang}: a button that only the application answers is pressed once more when it is there`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, width: 390 });
    const arrive = await openEarly(page, '/doctors');
    await page.getByRole('button', { name: words[lang].openMenu }).click();
    const menu = page.getByRole('dialog', { name: words[lang].mainNavigation });
    const language = menu.getByRole('button', { name: languageNames[lang] });
    await page.evaluate(() => {
      const presses: boolean[] = [];
      Object.assign(window, { presses });
      document.addEventListener('click', ({ isTrusted }) => presses.push(isTrusted));
    });
    await language.click();
    await expect(language).toHaveAttribute('aria-busy', 'true');
    await arrive();
    await expect(page.getByRole('dialog')).toHaveCount(2);
    await expect(language).not.toHaveAttribute('aria-busy');
    expect(await page.evaluate(() => (window as unknown as { presses: boolean[] }).presses)).toEqual([true, false]);
  });

  test(`${lang}: on a phone the menu opens at once, and is the same when the application is there`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, width: 390 });
    const arrive = await openEarly(page, '/doctors');
    const burger = page.getByRole('button', { name: words[lang].openMenu });
    const menu = page.getByRole('dialog', { name: words[lang].mainNavigation });
    await burger.click();
    await expect(menu.getByRole('link', { name: words[lang].doctors })).toBeVisible();
    await menu.getByRole('button', { name: words[lang].closeMenu }).click();
    await expect(menu).toBeHidden();
    await burger.click();
    await arrive();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    // From here on its links are there while it is open.
    await expect(page.locator('#site-menu a')).toHaveCount(0);
    await burger.click();
    await menu.getByRole('link', { name: words[lang].doctors }).click();
    await expect(menu).toBeHidden();
  });

  test(`${lang}: a link needs no application`, async ({ visitor }) => {
    const other = await visitor({ lang, width: 390 });
    await openEarly(other, '/doctors');
    const card = other.locator('main a[href^="/doctors/"]').first();
    const address = await card.getAttribute('href');
    await card.click();
    await expect(other).toHaveURL(new RegExp(`${address}$`));
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`${lang}: booking leads a visitor to the sign-in and a member to its own page, neither by a detour`, async ({
    visitor,
  }) => {
    for (const [name, comes] of [
      [null, '/login'],
      ['mohammed', '/s'],
    ] as const) {
      const page = await visitor({ lang });
      if (name !== null) await signIn(page, name);
      await openEarly(page, '/');
      const visited: string[] = [];
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) visited.push(new URL(frame.url()).pathname);
      });
      await page.locator('main a[href="/s"]').first().click();
      await expect.poll(() => visited).toEqual([comes]);
      // No request tells of a page that was fetched while somebody pointed at its link.
      const redirects = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return navigation?.redirectCount;
      });
      expect(redirects).toBe(0);
    }
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

for (const lang of languages) {
  test(`${lang}: a sign-in that was sent before the application came is sent once it is there`, async ({ visitor }) => {
    const page = await visitor({ lang });
    const arrive = await openEarly(page, '/login');
    await page.locator('input[name="identifier"]').fill(emailOf('mohammed'));
    await page.locator('input[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').locator('button[type="submit"]')).toHaveAttribute('aria-busy', 'true');
    await arrive();
    await expect(page).toHaveURL(/\/profile\/Appointments$/);
  });
}

/** Somebody who saves data: until they want to use something, nothing of the application is fetched. */
async function visitorWhoSavesData(page: Page): Promise<() => number> {
  let asked = 0;
  page.on('request', (request) => {
    if (/\/artifacts\/host\/.*\/(host|react|libraries)\.js$/.test(request.url())) asked += 1;
  });
  await saveData(page);
  return () => asked;
}

/** What a page of its first script alone answers. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => performance.getEntriesByName('clinic:starting').length)).toBe(0);
}

for (const lang of languages) {
  test(`${lang}: nothing of the application comes before somebody wants it; then what they pressed is answered once`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, width: 390 });
    const asked = await visitorWhoSavesData(page);
    await openStill(page, '/');
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().click();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(asked()).toBe(0);
    // Playwright's own click would scroll to where the bar stands in the page.
    const burger = await page.locator('header button[aria-haspopup="dialog"]').boundingBox();
    if (burger === null) throw new Error('the menu has no button');
    await page.mouse.click(burger.x + burger.width / 2, burger.y + burger.height / 2);
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await expect.poll(asked).toBe(3);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await menu.getByRole('button', { name: words[lang].closeMenu }).click();
    await expect(menu).toBeHidden();
  });

  test(`${lang}: what needs no application does without: a link, the search, the other language`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang });
    await page.route('**/artifacts/host/**/host.js', () => undefined);
    await page.goto('/doctors', { waitUntil: 'domcontentloaded' });
    const bar = page.getByRole('banner');
    await page.getByRole('search').first().getByRole('searchbox').fill('ENT');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=ENT$/);
    await page.getByRole('link', { name: words[lang].otherLanguage }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang === 'ar' ? 'en' : 'ar');
    await bar.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/$/);
  });
}

for (const [what, file] of [
  ['a file of the application', '**/artifacts/host/**/libraries.js'],
  ['the script with the remotes', '**/compositions/**'],
] as const) {
  test(`${what} that does not arrive lets go of what was pressed; the next press brings it`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(/Failed to load resource/);
    const page = await visitor({ lang: 'en', width: 390 });
    await visitorWhoSavesData(page);
    let broken = true;
    const fails = Promise.withResolvers<undefined>();
    await page.route(file, async (route) => {
      if (!broken) return route.continue();
      await fails.promise;
      return route.abort('connectionreset');
    });
    await openStill(page, '/doctors');
    const burger = page.getByRole('button', { name: words.en.openMenu });
    await burger.click();
    const menu = page.getByRole('dialog', { name: words.en.mainNavigation });
    const language = menu.getByRole('button', { name: 'English' });
    await language.click();
    await expect(language).toHaveAttribute('aria-busy', 'true');
    fails.resolve(undefined);
    await expect(language).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    broken = false;
    await language.click();
    await expect(page.getByRole('dialog')).toHaveCount(2);
  });
}

for (const [what, file] of [
  ['the script with the remotes', '**/compositions/**'],
  ['a file of the application', '**/artifacts/host/**/libraries.js'],
] as const) {
  test(`${what} that does not arrive is asked for again by a page that starts with it`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(/Failed to load resource/);
    const page = await visitor({ lang: 'en' });
    let answered = false;
    await page.route(file, (route) => {
      if (answered) return route.continue();
      answered = true;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('input[name="identifier"]').fill(emailOf('mohammed'));
    await page.locator('input[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile\/Appointments$/);
    answered = false;
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('clinic:shown').length > 0);
    expect(answered).toBe(true);
  });
}

test('no button of the frame or of the home page waits for the application', async ({ visitor }) => {
  for (const width of [390, 1280] as const) {
    const page = await visitor({ lang: 'ar', width });
    await openEarly(page, '/');
    const buttons = page.locator('#root button:visible:not([type="submit"]):not(:disabled)');
    expect(await buttons.count()).toBeGreaterThan(0);
    await expect(buttons.and(page.locator(':not([commandfor]):not([data-disclosure])'))).toHaveCount(0);
  }
});
