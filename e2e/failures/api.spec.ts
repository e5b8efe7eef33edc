import type { Lang } from '@clinic/contracts';
import { expect, languages, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { words } from '../browser/words.ts';
import { faultyApi } from '../site/faulty-api.ts';
import type { ApiMood } from '../site/faulty-api.ts';
import { mainSite } from '../site/main-site.ts';
import { bookingWords } from '../journeys/booking-words.ts';
import { wizardInModal } from '../journeys/wizard.ts';

/** No screen waits longer for the API; the rest is for a machine that does other things beside. */
const longest = 25_000;

const moods: Exclude<ApiMood, 'well'>[] = ['down', 'silent', 'failing', 'garbage', 'busy'];

/** Settings of the host server: how long it waits for the API is what a silent one is about. */
const asVisitorsMeetIt = { API_READ_TIMEOUT_MS: '' };

/** What a browser itself says when the API fails. */
const marks = /Failed to load resource/;

moods.forEach((mood, turn) => {
  const lang: Lang = turn % 2 === 0 ? 'ar' : 'en';
  test(`the API ${mood}, ${lang}: pages say so, what was good stays, and all comes back`, async ({
    ownSite,
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(marks);
    const api = await faultyApi(mainSite().apiPort);
    const site = await ownSite({ apiPort: api.port, env: asVisitorsMeetIt });
    const read = async (path: string) => {
      const answer = await fetch(`${site.url}${path}`);
      return { status: answer.status, html: await answer.text() };
    };
    await expect.poll(async () => (await read(`/doctors?lang=${lang}`)).status).toBe(200);
    const good = await read(`/doctors?lang=${lang}`);
    const page = await visitor({ site: site.url, lang });
    await open(page, '/404');

    api.set(mood);
    const kept = await read(`/doctors?lang=${lang}`);
    expect(kept.status, 'the last good snapshot').toBe(200);
    expect(kept.html.length).toBeGreaterThan(good.html.length / 2);
    const fresh = await read(`/specialities?lang=${lang}`);
    expect([200, 503]).toContain(fresh.status);
    expect(fresh.html).toContain('<nav');
    await expect(async () => {
      const ready = await fetch(`${site.url}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ api: mood === 'garbage' })]);
    }).toPass();

    await page
      .locator('a[href="/specialities"]')
      .last()
      .evaluate((link) => (link as HTMLAnchorElement).click());
    const retry = page.getByRole('main').getByRole('button', { name: words[lang].retry });
    await expect(retry).toBeVisible({ timeout: longest });
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/Error|JSON|undefined/);

    api.set('well');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: words[lang].specialities })).toBeVisible();
    await api.close();
  });
});

for (const lang of languages) {
  test(`${lang}: the API goes away while somebody signs in and books; what was typed stays`, async ({
    ownSite,
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(marks);
    const api = await faultyApi(mainSite().apiPort);
    const site = await ownSite({ apiPort: api.port });
    const page = await visitor({ site: site.url, lang });
    await open(page, '/login');
    await page.locator('input[name="identifier"]').fill('haifa@nabd.example');
    await page.locator('input[name="password"]').fill('Nabd2026demo');
    api.set('down');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: longest });
    await expect(page.locator('input[name="identifier"]')).toHaveValue('haifa@nabd.example');
    await expect(page.locator('input[name="password"]')).toHaveValue('Nabd2026demo');

    api.set('well');
    await signIn(page, 'haifa');
    await open(page, '/doctors');
    api.set('failing');
    await page.getByRole('banner').getByRole('button', { name: words[lang].book }).click();
    const wizard = wizardInModal(page, lang);
    const retry = wizard.place.getByRole('button', { name: lang === 'ar' ? /المحاولة/ : /try again/i });
    await expect(retry).toBeVisible({ timeout: longest });
    api.set('well');
    await retry.click();
    await expect(wizard.place.getByRole('combobox', { name: bookingWords[lang].allSpecialities })).toBeVisible();
    await api.close();
  });
}
