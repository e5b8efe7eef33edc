import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { open, startUsing } from '../browser/open.ts';
import { emailOf, signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { words } from '../browser/words.ts';
import { alteredRelease } from '../site/altered-release.ts';
import { cloneRepository } from '../site/clone.ts';
import type { Clone } from '../site/clone.ts';
import { mainSite } from '../site/main-site.ts';
import { openOwnSite } from '../site/own-site.ts';
import type { OwnSite } from '../site/own-site.ts';
import { freePort, startServer } from '../site/processes.ts';
import { liveTitle } from './new-title.ts';
import { servedPage } from './served-page.ts';

/** Longest wait for one test, and for what comes before all of them, in milliseconds. */
const timeoutMs = 900_000;

/** One clone and one running site for all of these: what a team does, one after the other. */
test.describe.configure({ mode: 'serial', timeout: timeoutMs });

let site: OwnSite;
let clone: Clone;

/** Previews are for one site by its public address: here neither the host nor the command has one. */
test.beforeAll(async () => {
  test.setTimeout(timeoutMs);
  site = await openOwnSite('journeys-independence', {});
  clone = await cloneRepository({
    DATA_DIR: site.dataDir,
    RELEASE_STORE: '',
    CLINIC_RELEASER: 'a team',
    API_BASE_URL: `http://127.0.0.1:${mainSite().apiPort}`,
  });
});

test.afterAll(async () => {
  await clone?.remove();
  await site?.close();
});

const html = async (address: string) => (await fetch(site.url + address)).text();

/** Publishes a remote from its own folder and gives `remote@release`. */
async function publish(folder: string): Promise<string> {
  const published = await clone.script(folder, 'release:publish', '--json');
  const [{ name, release }] = JSON.parse(published.slice(published.indexOf('['))) as [
    { name: string; release: string },
  ];
  return `${name}@${release}`;
}

test('a fifth remote goes from one command to a live page, and nothing else is changed or built', async ({
  visitor,
}) => {
  const title = { ar: 'العافية', en: 'Wellness' };
  await clone.release('new', 'wellness', '--owner', 'wellness-team', '--title-ar', title.ar);
  await clone.install();
  await clone.script('mfe-wellness', 'test');
  expect(await html('/wellness')).not.toContain(title.ar);

  const release = await publish('mfe-wellness');
  expect(await html('/wellness'), 'published is not live').not.toContain(title.ar);
  await clone.release('promote', release, '--to', 'production');
  await site.adopted();

  expect((await clone.changes()).filter((file) => !file.startsWith('mfe-wellness/'))).toEqual([]);
  const built = await Promise.all(
    (await readdir(clone.root)).map(async (folder) => [
      folder,
      await readdir(path.join(clone.root, folder, 'dist')).catch(() => null),
    ]),
  );
  expect(built.filter(([, files]) => files !== null).map(([folder]) => folder)).toEqual(['mfe-wellness']);

  for (const lang of languages) {
    const rendered = await html(lang === 'ar' ? '/wellness' : '/wellness?lang=en');
    expect(rendered, `${lang}: rendered on the server`).toMatch(new RegExp(`<h1[^>]*>${title[lang]}</h1>`));
    const page = await visitor({ site: site.url, lang });
    await open(page, '/doctors');
    const slot = page.getByRole('contentinfo').locator('[data-remote="wellness"]');
    await expect(slot.getByRole('link', { name: title[lang] })).toBeVisible();
    await page.getByRole('button', { name: words[lang].more }).click();
    await page.getByRole('banner').getByRole('link', { name: title[lang] }).click();
    await expect(page).toHaveURL(/\/wellness$/);
    await expect(page.getByRole('heading', { level: 1, name: title[lang] })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title[lang]));
  }
});

test('a remote without a place in the frame comes to a page when somebody goes to it, or else its page from the server', async ({
  visitor,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource/);
  const pagesAlone = await alteredRelease(site.dataDir, 'wellness', (files) => {
    const descriptor = JSON.parse(files.get('remote.json') ?? '') as object;
    files.set('remote.json', JSON.stringify({ ...descriptor, navigation: [], slots: [] }));
  });
  await clone.release('promote', pagesAlone, '--to', 'production');
  await site.adopted();
  const page = await visitor({ site: site.url, lang: 'en' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() || /^\/compositions\/.*\.json$/.test(pathname)) asked.push(pathname);
  });
  const description = expect.stringMatching(/\.json$/) as unknown;
  const heading = page.getByRole('heading', { level: 1, name: 'Wellness' });
  const leaveAndReload = async () => {
    await expect(heading).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: words.en.doctors }).first().click();
    await expect(page).toHaveURL(/\/doctors$/);
    await page.reload();
    await startUsing(page);
    asked.length = 0;
  };
  await open(page, '/wellness');
  expect(asked, 'its own page knows it').toEqual(['/wellness']);

  await leaveAndReload();
  await page.goBack();
  await expect(heading).toBeVisible();
  expect(asked).toEqual([description]);

  await leaveAndReload();
  await page.route('**/compositions/**/*.json', (route) => route.abort());
  await page.goBack();
  await expect(heading).toBeVisible();
  expect(asked).toEqual([description, '/wellness']);
});

test('without the sources of the other remotes one is still built, tested, published and previewed', async ({
  visitor,
}) => {
  for (const folder of ['mfe-account', 'mfe-booking', 'mfe-content'])
    for (const part of ['src', 'dist']) await rm(path.join(clone.root, folder, part), { recursive: true, force: true });
  const title = { ar: 'اسأل طبيبك الآن', en: 'Ask Your Doctor now' };
  for (const lang of languages) await retitle(lang, title[lang]);

  await clone.script('mfe-qa', 'test', '--testPathPatterns', 'src/home/home');
  const source = path.join(clone.root, 'mfe-qa', 'src', 'home', 'QaHomePage.tsx');
  const whole = await readFile(source, 'utf8');
  const inBrowsers = "if (typeof document === 'object') throw new Error('no window here');";
  await writeFile(source, whole.replace(/(export function QaHomePage\([^)]*\) \{)/, `$1 ${inBrowsers}`));
  await expect(clone.script('mfe-qa', 'release:check')).rejects.toThrow(
    /runs-in-browser: \/qa \(ar\) .*remote qa failed/,
  );
  await writeFile(source, whole);
  const release = await publish('mfe-qa');
  const { id } = JSON.parse(await clone.release('preview', release, '--json')) as { id: string };

  for (const lang of languages) {
    const reviewer = await visitor({ site: site.url, lang, width: 390 });
    await reviewer.goto(`/qa?preview=${id}`);
    await reviewer.locator('form[action="/preview/start"] button').first().click({ timeout: 30_000 });
    await expect(reviewer).toHaveURL(/\/qa$/);
    await expect(reviewer.getByRole('heading', { level: 1, name: title[lang] })).toBeVisible();
    const other = await visitor({ site: site.url, lang });
    await open(other, '/qa');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: title[lang] })).toHaveCount(0);
  }
});

/** Gives the first page of the questions another title, as an edit of the sources does. */
async function retitle(lang: 'ar' | 'en', title: string): Promise<void> {
  const file = path.join(clone.root, 'mfe-qa', 'src', 'locales', `${lang}.json`);
  const texts = JSON.parse(await readFile(file, 'utf8')) as { home: { title: string } };
  texts.home.title = title;
  await writeFile(file, JSON.stringify(texts, null, 2));
}

test('one remote of the clone runs inside the site and is swapped at each save; the rest is the site, signing in too', async ({
  visitor,
}) => {
  await retitle('en', 'Ask Your Doctor now');
  const port = await freePort();
  const dev = await startServer({
    name: 'journeys-dev-against',
    place: clone.root,
    script: 'releases/src/main.ts',
    args: ['dev', 'qa', '--against', site.url, '--port', String(port)],
    port,
    env: {},
    ready: '/dev/page/against/page.ts',
  });
  try {
    const page = await visitor({ site: `http://localhost:${port}`, lang: 'en' });
    const heading = page.getByRole('heading', { level: 1 });
    await open(page, '/qa');
    await expect(heading).toHaveText('Ask Your Doctor now');
    expect((await servedPage(`${site.url}/qa?lang=en`)).heading).toBe(liveTitle.en);

    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await retitle('en', 'Saved just now');
    await expect(heading).toHaveText('Saved just now');
    const source = path.join(clone.root, 'mfe-qa', 'src', 'home', 'QaHomePage.tsx');
    const whole = await readFile(source, 'utf8');
    await writeFile(source, `${whole}\nconst broken = ;`);
    await expect(page.getByRole('alert').filter({ hasText: 'mfe-qa/src/home/QaHomePage.tsx' })).toBeVisible();
    await writeFile(source, whole);
    await expect(page.locator('#build-errors')).toHaveCount(0);
    await expect(heading).toHaveText('Saved just now');
    await expect(page.locator('html[data-same-page]'), 'the page was never loaded again').toHaveCount(1);

    await signIn(page, 'sara');
    await open(page, '/profile/Details');
    await expect(page.getByRole('main')).toContainText(emailOf('sara'));
    expect(await outsideAddressesAnswering(port)).toEqual([]);
    await page.close();
  } finally {
    await dev.stop();
  }
});

/** Addresses of this machine that others can reach and that something listens on. */
async function outsideAddressesAnswering(port: number): Promise<string[]> {
  const outside = Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).filter(({ internal }) => !internal),
  );
  const answers = await Promise.all(
    outside.map(({ address, scopeid }) => {
      const host = scopeid === undefined || scopeid === 0 ? address : `${address}%${scopeid}`;
      return new Promise<string[]>((resolve) => {
        const socket = connect({ host, port });
        socket.once('connect', () => resolve([address])).once('error', () => resolve([]));
        socket.once('connect', () => socket.destroy());
      });
    }),
  );
  return answers.flat();
}
