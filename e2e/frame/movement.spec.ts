import { expect, languages, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { mainSite } from '../site/main-site.ts';
import { words } from '../browser/words.ts';

for (const lang of languages) {
  const say = words[lang];

  test(`${lang}: a navigation starts at the top, names the page and moves the focus to its heading`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang });
    await open(page, '/');
    const first = await page.title();
    await page.evaluate(() => scrollTo(0, 1200));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);

    await page.getByRole('contentinfo').locator('a[href="/specialities"]').click();
    await expect(page).toHaveURL(/\/specialities$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle(new RegExp(`^${say.specialities} \\|`));
    expect(await page.title()).not.toBe(first);

    await page.goBack();
    await expect(page).toHaveTitle(first);
  });

  test(`${lang}: going back leads to the place in a long page, also from a short one, and on again to that there`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang });
    await open(page, '/');
    const place = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(place).toBeGreaterThan(3000);
    const link = page.getByRole('contentinfo').locator('a[href="/specialities"]');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: say.specialities })).toBeFocused();
    /** In hundreds: what comes above it late may move it a little. */
    const about = async () => Math.round((await place()) / 100);
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(about).toBe(4);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(place).toBeGreaterThan(3000);
    await expect(link).toBeInViewport();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: say.specialities })).toBeFocused();
    await expect.poll(about).toBe(4);
  });

  test(`${lang}: most pages say where they are`, async ({ visitor }) => {
    const page = await visitor({ lang });
    for (const path of ['/specialities', '/specialities/ent-clinic', '/doctors', '/qa', '/shifts', '/xray', '/about']) {
      await open(page, path);
      const trail = page.getByRole('navigation', { name: say.breadcrumbs });
      await expect(trail.getByRole('link').first(), path).toHaveAttribute('href', '/');
      await expect(trail.locator('[aria-current="page"]'), path).toHaveText(/.+/);
    }
  });

  test(`${lang}: paths match in any case; unknown ones lead home; /404 stays`, async ({ visitor, browserErrors }) => {
    browserErrors.expect(/status of 404/);
    const page = await visitor({ lang });
    await open(page, '/SPECIALITIES');
    await expect(page.getByRole('heading', { level: 1, name: say.specialities })).toBeVisible();
    await page.goto('/zzz/and/more');
    await expect(page).toHaveURL(`${mainSite().url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(page, '/404');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/404$/);
  });

  test(`${lang}: the skip link leads to the content`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await open(page, '/doctors');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test(`${lang}: without script the public pages can be read and followed, and the language changed`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, javaScriptEnabled: false });
    for (const path of ['/', '/doctors', '/specialities/ent-clinic', '/qa']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
    }
    await page.goto('/specialities');
    await page.locator('main a[href="/specialities/ent-clinic"]').first().click();
    await expect(page).toHaveURL(/\/specialities\/ent-clinic$/);
    await page.locator('main a[href^="/doctors/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: say.otherLanguage }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang === 'ar' ? 'en' : 'ar');
  });
}

test('a first visit is Arabic and right to left; the choice of English stays', async ({ visitor }) => {
  const page = await visitor();
  await open(page, '/doctors');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  const bar = await page.getByRole('banner').elementHandle();

  await page.getByRole('link', { name: 'English' }).click();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1, name: 'Doctors' })).toBeVisible();
  expect(await bar?.evaluate((element) => element.isConnected), 'switched in place').toBe(true);
  const direction = () => page.locator('main').evaluate((element) => getComputedStyle(element).direction);
  expect(await direction()).toBe('ltr');
  expect((await page.context().cookies()).find(({ name }) => name === 'selectedLang')?.value).toBe('en');

  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en');
  await open(page, '/qa');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  expect(await direction()).toBe('rtl');
});

test("the slug of a doctor's page follows the language, the doctor stays", async ({ visitor }) => {
  const page = await visitor({ lang: 'ar' });
  const answer = await page.request.get('/api/doctors/by-slug/58');
  const { data: doctor } = (await answer.json()) as {
    data: { slug_ar: string; slug_en: string; name_ar: string; name_en: string };
  };
  await open(page, `/doctors/${encodeURIComponent(doctor.slug_ar)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(doctor.name_ar);
  await page.evaluate(() => scrollTo(0, 300));

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${mainSite().url}/doctors/${doctor.slug_en}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(doctor.name_en);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(doctor.name_en);
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`${mainSite().url}/doctors/${encodeURIComponent(doctor.slug_ar)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(doctor.name_ar);
});
