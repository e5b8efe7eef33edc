import type { Page } from '@playwright/test';
import { expectNoViolations } from '../access/violations.ts';
import { languages, test, expect } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { textsOf } from '../browser/texts.ts';
import { words } from '../browser/words.ts';
import { wizardInModal } from '../journeys/wizard.ts';
import { alteredRelease, nodeContainer } from '../site/altered-release.ts';
import { mainSite } from '../site/main-site.ts';
import type { OwnSite } from '../site/own-site.ts';
import { liveTitle, newTitle, releaseWithNewTitle } from './new-title.ts';
import { servedPage } from './served-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const starts = { ar: 'ابدأ المعاينة', en: 'Start the preview' };

/** Makes a preview of a release and gives its id. */
async function previewOf(site: OwnSite, release: string, ...more: string[]): Promise<string> {
  return (JSON.parse(await site.release('preview', release, ...more, '--json')) as { id: string }).id;
}

/** Opens the link of a preview on a page of the site and starts it. */
async function enter(page: Page, id: string, path: string): Promise<void> {
  await page.goto(`${path}?preview=${id}`);
  await page.locator('button.start').first().click();
  await expect(page).toHaveURL(path);
  await open(page, path);
}

const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const cookieHeader = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

for (const lang of languages) {
  test(`${lang}: a reviewer looks at one unreleased remote inside the live site, on a phone, and nobody else sees it`, async ({
    ownSite,
    visitor,
  }) => {
    const site = await ownSite();
    const release = await releaseWithNewTitle(site);
    const id = await previewOf(site, release, '--note', 'A look at the new title');
    const reviewer = await visitor({ site: site.url, lang, width: 390 });
    const say = textsOf('host', lang);
    const beacons: string[] = [];
    reviewer.on('request', (request) => {
      if (new URL(request.url()).pathname === '/beacons') beacons.push(request.url());
    });

    await reviewer.goto(`/qa?preview=${id}`);
    for (const text of [release, 'journeys', 'A look at the new title', liveTitle[lang]])
      await expect(reviewer.locator('section').first()).toContainText(text);
    await expectNoViolations(reviewer, 'the page before a preview');
    await reviewer.getByRole('button', { name: starts[lang] }).click();

    await expect(reviewer).toHaveURL(`${site.url}/qa`);
    await expect(heading(reviewer)).toHaveText(newTitle[lang]);
    const banner = reviewer.getByRole('region', { name: say('preview.title') });
    await expect(banner).toContainText(release);
    const fromServer = await reviewer.request.get('/qa');
    expect(await fromServer.text()).toContain(newTitle[lang]);
    expect(fromServer.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    await expectNoViolations(reviewer, 'a page of the preview');

    const other = lang === 'ar' ? 'en' : 'ar';
    const say2 = words[lang];
    await reviewer.getByRole('button', { name: say2.openMenu }).click();
    await reviewer
      .getByRole('dialog', { name: say2.mainNavigation })
      .getByRole('button', { name: say2.language })
      .click();
    await reviewer.getByRole('button', { name: say2.otherLanguage }).click();
    await expect(heading(reviewer)).toHaveText(newTitle[other]);
    await expect(reviewer.getByRole('button', { name: textsOf('host', other)('preview.exit') })).toBeVisible();

    const elsewhere = await servedPage(`${site.url}/qa`);
    expect(elsewhere.heading).toBe(liveTitle.ar);
    expect(elsewhere.html).not.toContain('data-preview-banner');

    await reviewer.goto('/doctors');
    const exit = textsOf('host', other)('preview.exit');
    await reviewer.getByRole('button', { name: exit }).click();
    await expect(reviewer.locator('[data-preview-banner]')).toHaveCount(0);
    await expect(reviewer).toHaveURL(`${site.url}/doctors`);
    expect(await cookies(reviewer)).not.toContain('__Host-preview');
    expect((await servedPage(`${site.url}/qa`, await cookieHeader(reviewer))).heading).toBe(liveTitle[other]);
    expect(beacons, 'a preview is not counted').toEqual([]);
  });
}

test('a preview works without script and with the wizard over it; one that was ended shows nothing at the next request', async ({
  ownSite,
  visitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404/);
  const site = await ownSite();
  const id = await previewOf(site, await releaseWithNewTitle(site));
  const plain = await visitor({ site: site.url, lang: 'en', javaScriptEnabled: false });
  await plain.goto(`/qa?preview=${id}`);
  await plain.getByRole('button', { name: starts.en }).click();
  await expect(heading(plain)).toHaveText(newTitle.en);
  await plain.getByRole('button', { name: textsOf('host', 'en')('preview.exit') }).click();
  await expect(plain).toHaveURL(`${site.url}/qa`);
  await expect(heading(plain)).toHaveText(liveTitle.en);

  const page = await visitor({ site: site.url, lang: 'ar', width: 390 });
  await signIn(page, 'sara');
  await enter(page, id, '/qa');
  await page.getByRole('banner').getByRole('button', { name: words.ar.book }).click();
  await wizardInModal(page, 'ar').onStep(1);

  await site.release('preview', '--revoke', id);
  const refused = await page.goto('/qa');
  expect(refused?.status()).toBe(404);
  await expect(page.locator('section').first()).toContainText('أُنهيت هذه المعاينة قبل موعدها');
  await expectNoViolations(page, 'the page of a preview that was ended');
  expect(await cookies(page)).not.toContain('__Host-preview');
  await page.getByRole('link', { name: 'الموقع الحالي' }).click();
  await open(page, '/qa');
  await expect(heading(page)).toHaveText(liveTitle.ar);
});

for (const lang of languages) {
  test(`${lang}: a previewed remote that fails says so, with its release and the way out; nothing stands in for it`, async ({
    ownSite,
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 503/, /broken release/);
    const site = await ownSite();
    const say = textsOf('host', lang);
    const release = await alteredRelease(site.dataDir, 'qa', (files) => {
      files.set('remoteEntry.js', 'throw new Error("broken release");');
      nodeContainer('{ Component() { throw new Error("broken release"); } }')(files);
    });
    const page = await visitor({ site: site.url, lang, width: 390 });
    await enter(page, await previewOf(site, release), '/');
    await open(page, '/qa');
    const alert = page.getByRole('alert').filter({ hasText: release });
    await expect(alert).toContainText(say('preview.failed'));
    await expect(heading(page).filter({ hasText: liveTitle[lang] })).toHaveCount(0);
    await alert.getByRole('button', { name: say('preview.exit') }).click();
    await expect(page).toHaveURL(`${site.url}/qa`);
    await expect(heading(page)).toHaveText(liveTitle[lang]);
  });
}

test('V20: no query, cookie, storage, header, message or global makes a page load code from an address', async ({
  visitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404/);
  const evil = 'https://evil.test/remoteEntry.js';
  const page = await visitor({
    lang: 'en',
    extraHTTPHeaders: { 'x-preview': evil, 'x-remote-qa': evil, 'x-module-federation': evil },
  });
  const reached: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== mainSite().url || /evil/.test(pathname)) reached.push(request.url());
  });
  const names = ['preview', 'qa', 'remote', '__MF_REMOTE__', 'clinic_qa', 'clinic_lens'];
  await page
    .context()
    .addCookies(names.map((name) => ({ name, value: encodeURIComponent(evil), url: mainSite().url })));
  await page.addInitScript((address) => {
    const override = JSON.stringify({ clinic_qa: address, qa: address, enabled: true });
    for (const storage of [localStorage, sessionStorage])
      for (const key of [
        '__MF_DEVTOOLS__',
        '__MF__DEVTOOLS__OVERRIDES__',
        'mf-devtools',
        'module-federation',
        'federation',
        'overrideRemotes',
        'clinic_qa',
        'preview',
        'FEDERATION_DEBUG',
      ])
        storage.setItem(key, override);
    const snapshot = { clinic_qa: { remoteEntry: address, version: address, publicPath: address } };
    Object.assign(window, {
      __FEDERATION__: {
        __GLOBAL_PLUGIN__: [],
        __INSTANCES__: [],
        moduleInfo: snapshot,
        __SHARE__: {},
        __MANIFEST_LOADING__: {},
      },
      clinic_overrides: snapshot,
    });
    addEventListener('load', () => {
      for (const data of [{ type: 'preview', qa: address }, { type: 'webpackOk', remote: address }, override])
        postMessage(data, '*');
    });
  }, evil);

  const query = `remote=${evil}&mf=${evil}&qa=${evil}&clinic_qa=//evil.test/x.js&remoteEntry=data:,1`;
  await open(page, `/?${query}`);
  await page
    .locator('a[href="/qa"]')
    .last()
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(heading(page)).toHaveText(liveTitle.en);

  for (const id of [evil, '//evil.test/x.js', `qa@${evil}`, 'data:text/javascript,1', `p-${'0'.repeat(32)}`]) {
    const before = reached.length;
    const scripts: string[] = [];
    const note = (request: { resourceType: () => string; url: () => string }) =>
      void (request.resourceType() === 'script' && scripts.push(request.url()));
    page.on('request', note);
    const response = await page.goto(`/qa?preview=${encodeURIComponent(id)}`);
    page.off('request', note);
    expect([response?.status(), reached.length, scripts], id).toEqual([404, before, []]);
    await expect(page.locator('main')).toContainText('This preview link is not known.');
  }
  expect(reached).toEqual([]);
});
