import type { Page } from '@playwright/test';
import { expectNoViolations } from '../access/violations.ts';
import { expect, languages, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { openFront } from '../site/front.ts';
import { startHost } from '../site/host-server.ts';
import { mainSite } from '../site/main-site.ts';
import { neverLate } from '../site/processes.ts';
import { alteredRelease } from '../site/altered-release.ts';

const titles = { ar: 'لا يوجد اتصال بالإنترنت', en: 'No internet connection' };
const again = { ar: 'إعادة المحاولة', en: 'Try again' };
const worker = { serviceWorkers: 'allow' } as const;

/** Opens a page and waits until its worker has all that the page told it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await open(page, path);
  const has = () =>
    page.evaluate(async () => {
      const registry = await caches.match('/offline/registry');
      return navigator.serviceWorker.controller?.state === 'activated' && registry !== undefined;
    });
  await expect.poll(has).toBe(true);
}

/** Addresses of everything that the worker keeps, without the origin. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => decodeURIComponent(url.replace(location.origin, '')));
  });
}

for (const lang of languages) {
  test(`${lang}: without a network a page of the clinic's contacts is shown, and the site again with one`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    const page = await visitor({ lang, ...worker });
    await openWithWorker(page, '/qa');
    await page.context().setOffline(true);
    await page.goto('/doctors');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[lang]);
    for (const each of languages) await expect(page.locator(`section[lang="${each}"]`)).toContainText(titles[each]);
    await expect(page.getByRole('link', { name: '920000000' }).first()).toHaveAttribute('href', 'tel:920000000');
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
    const styled = await page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth);
    expect(styled, 'it has its look').toBe('640px');
    await expectNoViolations(page, 'offline page');

    await page.context().setOffline(false);
    await page.getByRole('link', { name: again[lang] }).first().press('Enter');
    await expect(page).toHaveURL(/\/doctors/);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test('the files of a screen that was opened before come without a network; neither pages nor answers of the API are kept', async ({
  visitor,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to (load|fetch)/);
  const page = await visitor({ lang: 'en', ...worker });
  await openWithWorker(page, '/');
  const toQuestions = page.locator('a[href^="/qa"]').first();
  await toQuestions.evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page).toHaveURL(/\/qa/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask');
  await expect
    .poll(async () => (await kept(page)).some((file) => /^\/artifacts\/qa\/.*remoteEntry/.test(file)))
    .toBe(true);

  await openWithWorker(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  const entry = page.waitForResponse((response) => /\/artifacts\/qa\/.*remoteEntry\.js/.test(response.url()));
  await toQuestions.evaluate((link) => (link as HTMLAnchorElement).click());
  const answer = await entry;
  expect(answer.ok()).toBe(true);
  expect(answer.fromServiceWorker()).toBe(true);

  const files = await kept(page);
  const known =
    /^\/(artifacts\/[a-z]+\/[^/]+\/.+|offline(\?lang=(ar|en)|\/state|\/registry)|preview\.css|favicon\.svg)$/;
  expect(files.filter((file) => !known.test(file))).toEqual([]);
  await page.context().setOffline(false);
});

test('after a release every page runs one composition, and the files of the former one go with its last tab', async ({
  ownSite,
  visitor,
}) => {
  const site = await ownSite();
  const former = await visitor({ site: site.url, lang: 'en', ...worker });
  await openWithWorker(former, '/qa');
  const before = `/artifacts/qa/${await site.liveRelease('qa')}/`;
  await expect.poll(async () => (await kept(former)).some((file) => file.startsWith(before))).toBe(true);

  const release = await alteredRelease(site.dataDir, 'qa', (files) => {
    for (const [file, text] of files) {
      if (file.endsWith('.js')) files.set(file, `${text}\n// another release`);
    }
  });
  await site.release('promote', release, '--to', 'production');
  await site.adopted();
  const now = `/artifacts/qa/${release.split('@')[1]}/`;

  const next = await former.context().newPage();
  const asked: string[] = [];
  next.on('request', (request) => asked.push(decodeURIComponent(new URL(request.url()).pathname)));
  await openWithWorker(next, '/qa');
  expect(asked.filter((file) => file.startsWith(before))).toEqual([]);
  expect(asked.some((file) => file.startsWith(now))).toBe(true);
  await expect.poll(async () => (await kept(next)).some((file) => file.startsWith(now))).toBe(true);
  expect(
    (await kept(next)).some((file) => file.startsWith(before)),
    'an open tab may still ask for them',
  ).toBe(true);

  await former.close();
  await open(next, '/qa');
  await expect.poll(async () => (await kept(next)).some((file) => file.startsWith(before))).toBe(false);
  expect((await kept(next)).some((file) => file.startsWith(now))).toBe(true);
});

test('switched off, the worker and all that it kept are gone, and pages register none', async ({ visitor }) => {
  const { url, dataDir, apiPort } = mainSite();
  const front = await openFront(url);
  const env = { ...neverLate, SERVICE_WORKER: 'off' };
  const off = await startHost({ name: 'journeys-no-worker', dataDir, apiPort, env });
  try {
    const page = await visitor({ site: front.url, lang: 'ar', ...worker });
    await openWithWorker(page, '/qa');
    // What it loads must not lose its server on the way.
    await page.waitForLoadState('networkidle');
    front.point(off.url);
    await open(page, '/qa');
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    // The page that the former worker still has may cache more until it is left.
    const cached = async () => {
      await open(page, '/doctors');
      return page.evaluate(async () => ({
        worker: navigator.serviceWorker.controller?.state ?? null,
        caches: await caches.keys(),
      }));
    };
    await expect.poll(cached).toEqual({ worker: null, caches: [] });
    expect(await registrations()).toBe(0);
    await page.close();
  } finally {
    await off.stop();
    await front.close();
  }
});
