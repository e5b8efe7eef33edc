import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { mainSite } from '../site/main-site.ts';
import { expectStillness, expectWithinScreen, framesPass, lookTwice, narrow, watchShifts, wide } from './looking.ts';

/** Who may enter which rooms, by the addresses of these, in their order. */
const people = {
  reception: ['/desk'],
  admin: [
    ...['/desk', '/desk/schedules', '/qa/desk'],
    ...['/content/desk', '/content/desk/site', '/content/desk/pictures', '/content/desk/newsletter'],
    ...['/content/desk/reports', '/desk/users'],
  ],
};

/** No page may move by more than this while it comes and while its data comes. */
const mostShift = 0.05;

const roomsOf = (page: Page, lang: Lang) => page.getByRole('navigation', { name: textsOf('host', lang)('rooms') });

const addresses = (page: Page, lang: Lang) =>
  roomsOf(page, lang)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** How much lies above the page's heading: the frame takes little of the window from those who work in it. */
const headingAt = async (page: Page) => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? Infinity;

for (const lang of languages) {
  const say = textsOf('host', lang);

  test(`${lang}: the staff's pages have a frame of their own, still, within the screen, clean for axe`, async ({
    visitor,
  }) => {
    // A page comes to one of them and is then looked at on both.
    const sizes = lang === 'ar' ? [narrow, wide] : [wide, narrow];
    const [first = narrow] = sizes;
    const page = await visitor({ lang, width: first.width });
    await signIn(page, 'admin');
    await watchShifts(page);
    for (const path of people.admin) {
      await page.setViewportSize(first);
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(roomsOf(page, lang).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
      await expect(roomsOf(page, lang).locator('[aria-current]')).toHaveAttribute('href', path);
      expect(await addresses(page, lang)).toEqual(people.admin);
      await page.waitForLoadState('networkidle');
      await expectStillness(page, path, mostShift);
      await expect(page.locator('[data-remote="content"]:not(main *), [data-floating-chat]')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: say('nav.main') })).toHaveCount(0);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await framesPass(page);
        await expect(async () => {
          await expectWithinScreen(page, `${path}, ${size.width} px`);
          expect(await headingAt(page), `${path}, ${size.width} px`).toBeLessThan(200);
        }).toPass({ timeout: 45_000 });
        // On a desk all rooms of whoever has the most stand side by side.
        if (size === wide)
          for (const room of await roomsOf(page, lang).getByRole('link').all())
            await expect(room).toBeInViewport({ ratio: 1 });
      }
      // What stands within the frame is looked at by the journeys of its room.
      if (path === '/desk') await lookTwice(page, path, 'page');
    }

    await page
      .getByRole('banner')
      .getByRole('button', { name: say('keys.title') })
      .click();
    await expect(page.getByRole('dialog', { name: say('keys.title') })).toBeVisible();
    await lookTwice(page, 'the shortcuts', 'page');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: say('keys.title') })).toBeFocused();

    await page.setViewportSize({ width: 320, height: 844 });
    await expect(() => expectWithinScreen(page, 'the narrowest phone')).toPass({ timeout: 45_000 });
    await page.setViewportSize(first);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: say('find.field') })).toBeFocused();
    await lookTwice(page, 'the pages', 'page');

    const field = page.getByRole('combobox', { name: say('find.field') });
    const found = (title: string) => page.getByRole('group', { name: title }).getByRole('option').first();
    // A room that does not answer in six seconds is given up, and asked again when somebody types again.
    await expect(async () => {
      await field.fill('');
      await field.fill(lang === 'ar' ? 'الدوسري' : 'al-dossary');
      await expect(found(textsOf('account', lang)('schedules.title'))).toBeVisible({ timeout: 8000 });
      await expect(found(textsOf('content', lang)('desk.site.title'))).toBeVisible({ timeout: 8000 });
    }).toPass();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d/);
    await lookTwice(page, 'the records', 'page');
  });

  test(`${lang}: whoever has one room sees one; a patient at its address keeps the public frame`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang });
    await signIn(page, 'reception');
    await open(page, '/desk');
    await expect(roomsOf(page, lang)).toBeVisible();
    expect(await addresses(page, lang)).toEqual(people.reception);

    const patient = await visitor({ lang });
    await signIn(patient, 'haifa');
    await open(patient, '/desk');
    await expect(patient.getByRole('heading', { level: 1 })).toHaveText(say('notForAccount.title'));
    await expect(patient.getByRole('navigation', { name: say('nav.main') })).toBeVisible();
    await expect(roomsOf(patient, lang)).toHaveCount(0);
  });

  test(`${lang}: from a public page into the rooms by menu, keyboard and name, and back out`, async ({ visitor }) => {
    const page = await visitor({ lang });
    const title = (part: 'account' | 'qa' | 'content', key: string) =>
      expect(page.getByRole('heading', { level: 1, name: textsOf(part, lang)(key), exact: true })).toBeFocused();
    await signIn(page, 'admin');
    await open(page, '/about');
    await page.locator('section button[aria-expanded]').click();
    await page.locator('section a[href="/desk"]').click();
    await title('account', 'reception.title');
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(2);

    await page.keyboard.press('g');
    await page.keyboard.press('q');
    await title('qa', 'desk.title');
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await title('content', 'desk.title');
    await page.keyboard.press('/');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('g?');
    await expect(page).toHaveURL(/search=g/);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: say('find.field') });
    await field.fill(textsOf('account', lang)('users.title'));
    await expect(page.getByRole('option')).toHaveCount(1);
    await field.press('Enter');
    await title('account', 'users.title');

    await page.getByRole('banner').locator('a[hreflang]').click();
    const other = lang === 'ar' ? 'en' : 'ar';
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(roomsOf(page, other).locator('[aria-current="page"]')).toHaveText(
      textsOf('account', other)('users.title'),
    );

    await page.getByRole('contentinfo').locator('a[href="/"]').click();
    await expect(page.getByRole('navigation', { name: textsOf('host', other)('nav.main') })).toBeVisible();
    await expect(page.getByRole('contentinfo').locator('[data-remote="content"]')).toBeVisible();
  });

  test(`${lang}: the server sends the frame of the staff without anybody's rooms; without script it says what is missing`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, javaScriptEnabled: false });
    await page.context().addCookies([{ name: 'access_token', value: 'any', url: mainSite().url }]);
    await page.goto('/desk');
    await expect(page.getByRole('banner')).toContainText(say('workspace'));
    expect(await page.content()).toContain(say('needsScript'));
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(2);
  });

  test(`${lang}: the first stop leads to the content; signing out ends the workspace`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await signIn(page, 'admin');
    await open(page, '/desk');
    await expect(roomsOf(page, lang)).toBeVisible();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('Tab');
    const first = page.getByRole('link', { name: say('skip') });
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();

    await open(page, '/desk/users');
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').locator('button[aria-expanded]').click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('nav.signOut') })
      .click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('navigation', { name: say('nav.main') })).toBeVisible();
    await expect(roomsOf(page, lang)).toHaveCount(0);
  });
}

test('where the frame of the staff cannot be had, the public one stands and leads to the same rooms', async ({
  visitor,
  browserErrors,
}) => {
  browserErrors.expect(/hydration did not agree/, /net::ERR_FAILED/);
  const page = await visitor({ lang: 'en' });
  const say = textsOf('host', 'en');
  await page.route(/\/artifacts\/host\/.*\.js/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(say('keys.on'))) await route.abort();
    else await route.fulfill({ response });
  });
  await signIn(page, 'admin');
  await open(page, '/desk');
  await expect(
    page.getByRole('heading', { level: 1, name: textsOf('account', 'en')('reception.title') }),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: say('nav.main') })).toBeVisible();
  await page.locator('section button[aria-expanded]').click();
  await page.locator('section a[href="/desk/users"]').click();
  await expect(page.getByRole('heading', { level: 1, name: textsOf('account', 'en')('users.title') })).toBeVisible();
});

test('the frame of the staff is no part of a public page', async ({ visitor, request }) => {
  const page = await visitor({ lang: 'en' });
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\/artifacts\/host\/.*\.js$/.test(response.url())) scripts.push(response.url());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(2);
  const mark = textsOf('host', 'en')('keys.on');
  for (const url of scripts) expect((await (await request.get(url)).text()).includes(mark), url).toBe(false);
});
