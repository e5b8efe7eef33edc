import type { Page } from '@playwright/test';
import { expect, languages, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { words } from '../browser/words.ts';

/** How often the server led to another address before the document came. */
const redirects = (page: Page) =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation');
    return document instanceof PerformanceNavigationTiming ? document.redirectCount : null;
  });

for (const lang of languages) {
  const say = words[lang];

  test(`${lang}: the bars hold what they should, in order`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await open(page, '/');

    await expect(page.getByRole('link', { name: /920000000/ }).first()).toHaveAttribute('href', 'tel:920000000');
    await expect(page.getByRole('link', { name: say.otherLanguage })).toBeVisible();
    const bar = page.getByRole('navigation', { name: say.mainNavigation });
    await bar.getByRole('button', { name: say.services }).click();
    await bar.getByRole('button', { name: say.more }).click();
    const addresses = await bar
      .getByRole('link', { includeHidden: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      '/',
      '/specialities',
      '/doctors',
      '/xray',
      '/laboratory',
      '/shifts',
      '/home-visit',
      '/blogs',
      '/qa',
      'https://checkup.nabd.example/',
      '/offers',
      '/about',
      '/contact',
      '/jobs',
    ]);
    const outside = bar.locator('a[href^="https://checkup"]');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', /noopener/);
  });

  test(`${lang}: the foot names seven social networks`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await open(page, '/');
    const social = page.getByRole('contentinfo').locator('a[target="_blank"][aria-label]');
    await expect(social).toHaveCount(7);
    for (const link of await social.all()) {
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAccessibleName(/.+/);
    }
  });

  test(`${lang}: dropdowns close on Escape, on a press outside and on navigation`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await open(page, '/doctors');
    const bar = page.getByRole('navigation', { name: say.mainNavigation });
    const services = bar.getByRole('button', { name: say.services });

    await services.click();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await expect(bar.getByRole('link', { name: say.specialities })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: say.specialities })).toBeHidden();
    await expect(services).toBeFocused();

    await services.press('Enter');
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(services).toHaveAttribute('aria-expanded', 'false');

    await services.click();
    await bar.getByRole('link', { name: say.specialities }).click();
    await expect(page).toHaveURL(/\/specialities$/);
    await expect(services).toHaveAttribute('aria-expanded', 'false');
  });

  test(`${lang}: the phone's menu and its choice of language lock scrolling and close`, async ({ visitor }) => {
    const page = await visitor({ lang, width: 390 });
    await open(page, '/doctors');
    const burger = page.getByRole('button', { name: say.openMenu });
    const canScroll = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');

    await burger.click();
    const menu = page.getByRole('dialog', { name: say.mainNavigation });
    await expect(menu.getByRole('link', { name: say.login })).toBeVisible();
    await expect(menu.getByRole('button', { name: say.signOut })).toHaveCount(0);
    expect(await canScroll()).toBe(false);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(await canScroll()).toBe(true);
    await expect(burger).toBeFocused();

    await burger.click();
    await menu.getByRole('button', { name: say.language }).click();
    const choice = page.getByRole('dialog', { name: say.language });
    await expect(choice.getByRole('button', { name: say.otherLanguage })).toBeVisible();
    expect(await canScroll()).toBe(false);
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();
    expect(await canScroll()).toBe(false);
    await page.touchscreen.tap(lang === 'ar' ? 380 : 5, 700);
    await expect(menu).toBeHidden();
    expect(await canScroll()).toBe(true);
  });

  test(`${lang}: the phone's menu leads to pages, and shows a member's own part to members only`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, width: 390 });
    await signIn(page, 'haifa');
    await open(page, '/doctors');
    await page.getByRole('button', { name: say.openMenu }).click();
    const menu = page.getByRole('dialog', { name: say.mainNavigation });
    await expect(menu.getByRole('button', { name: say.signOut })).toBeVisible();
    await expect(menu.getByRole('button', { name: say.book })).toBeVisible();
    await expect(menu.getByRole('link', { name: say.login })).toHaveCount(0);
    await expect(menu.locator('a[href="/profile/Details"]')).toBeVisible();
    await menu.getByRole('link', { name: say.qa }).click();
    await expect(page).toHaveURL(/\/qa$/);
    await expect(menu).toBeHidden();
  });

  test(`${lang}: the main button and the user's menu follow the session; signing out leads to /login`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang });
    await open(page, '/');
    await page.getByRole('link', { name: say.login }).click();
    await expect(page).toHaveURL(/\/login$/);

    await signIn(page, 'haifa');
    await open(page, '/doctors');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: say.book })).toBeVisible();
    await expect(header.getByRole('link', { name: say.login })).toHaveCount(0);
    await page.getByRole('button', { name: /هيفاء/ }).click();
    for (const address of ['/profile/Details', '/profile/Appointments', '/settings'])
      await expect(page.getByLabel(/.+/).locator(`a[href="${address}"]:visible`).first()).toBeVisible();

    const kept = await page.context().cookies();
    const token = kept.find(({ name }) => name === 'access_token')?.value ?? '';
    await page.getByRole('button', { name: say.signOut }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(header.getByRole('link', { name: say.login })).toBeVisible();
    const left = (await page.context().cookies()).map(({ name }) => name);
    for (const name of ['__Host-sid', 'access_token', 'user_name', 'role']) expect(left).not.toContain(name);
    const old = await page.request.get('/api/user', { headers: { authorization: `Bearer ${token}` } });
    expect(old.status()).toBe(401);
  });

  test(`${lang}: what a page of another remote needs is asked for beside the remote's entry`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await open(page, '/');
    const isAsked = Promise.withResolvers<void>();
    page.on('request', (request) => {
      if (/\/artifacts\/account\/.*\/\d+\.js$/.test(request.url())) isAsked.resolve();
    });
    // The entry comes after that: what waits for it is never asked for.
    await page.route('**/artifacts/account/*/remoteEntry.js', (route) => isAsked.promise.then(() => route.continue()));
    await page.getByRole('link', { name: say.login }).click();
    await expect(page.locator('input[name="password"]')).toBeVisible();
  });

  test(`${lang}: pages of members send a visitor to sign in, and back afterwards`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await page.goto('/');
    await page.locator('main a[href="/s"]').first().click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fs$/);
    for (const path of ['/profile', '/profile/Details', '/settings', '/s']) {
      await open(page, path);
      await expect(page).toHaveURL(/\/login\?returnTo=%2F/);
      expect(
        await redirects(page),
        'the server sends them there, not an application that is loaded first',
      ).toBeGreaterThan(0);
      expect(new URL(page.url()).searchParams.get('returnTo')?.toLowerCase()).toContain(path.toLowerCase());
    }
    await page.locator('input[name="identifier"]').fill('haifa@nabd.example');
    await page.locator('input[name="password"]').fill('Nabd2026demo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/s$/);
  });
}

test('the table of cookies, exactly', async ({ visitor }) => {
  const page = await visitor({ lang: 'ar' });
  await signIn(page, 'haifa');
  const cookies = (await page.context().cookies()).filter(({ name }) => name !== 'selectedLang');
  const weekSeconds = 604_800;
  const lifetimes = {
    'XSRF-TOKEN': weekSeconds,
    '__Host-device': 365 * 24 * 60 * 60,
    '__Host-sid': weekSeconds,
    access_token: weekSeconds,
    phone_verified: weekSeconds,
    role: weekSeconds,
    user_name: weekSeconds,
  };
  expect(cookies.map(({ name }) => name).sort()).toEqual(Object.keys(lifetimes));
  for (const { name, httpOnly, secure, sameSite, path, expires } of cookies) {
    expect(httpOnly, name).toBe(name.startsWith('__Host-'));
    expect(secure, name).toBe(true);
    expect(sameSite, name).toBe('Strict');
    expect(path, name).toBe('/');
    const lifetime = Object.entries(lifetimes).find(([known]) => known === name)?.[1] ?? 0;
    expect(Math.abs(expires - Date.now() / 1000 - lifetime), name).toBeLessThan(60);
  }
  const language = (await page.context().cookies()).find(({ name }) => name === 'selectedLang');
  expect(language).toMatchObject({ httpOnly: false, path: '/' });
});
