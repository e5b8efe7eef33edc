import { readFile, rm, writeFile } from 'node:fs/promises';
import { expect, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { until } from '../site/processes.ts';
import { alteredRelease } from '../site/altered-release.ts';
import type { OwnSite } from '../site/own-site.ts';

const before = { ar: 'اسأل طبيبك', en: 'Ask Your Doctor' };
const newTitle = 'Ask Your Doctor, release two';

/** Another release of the questions and answers: one text of it is changed, for browser and server alike. */
const changed = (site: OwnSite) =>
  alteredRelease(site.dataDir, 'qa', (files) => {
    let found = 0;
    for (const [file, text] of files) {
      if (!/\.(js|cjs)$/.test(file) || !text.includes(`"title":"${before.en}"`)) continue;
      files.set(file, text.replace(`"title":"${before.en}"`, `"title":"${newTitle}"`));
      found += 1;
    }
    if (found < 2) throw new Error('the title to change was not found in both builds');
  });

const html = async (site: OwnSite, path: string, cookie = '') =>
  (await fetch(site.url + path, { headers: { cookie } })).text();

const shows = (site: OwnSite, wanted: boolean) =>
  until(`new visits to ${wanted ? '' : 'no longer '}show the release`, async () => {
    return (await html(site, '/qa?lang=en')).includes(newTitle) === wanted;
  });

test('publish, promote and roll back while the site runs: new visits follow within five seconds, nothing is restarted', async ({
  ownSite,
  visitor,
}, info) => {
  const site = await ownSite();
  const page = await visitor({ site: site.url, lang: 'en' });
  await open(page, '/qa');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(newTitle);
  const release = await changed(site);
  expect(await html(site, '/qa?lang=en'), 'published is not live').not.toContain(newTitle);

  await site.release('promote', release, '--to', 'production');
  const promoted = await shows(site, true);
  info.annotations.push({ type: 'promote to new visits, ms', description: String(promoted.milliseconds) });
  expect(promoted.milliseconds).toBeLessThan(5000);

  const next = await visitor({ site: site.url, lang: 'en' });
  const loaded: string[] = [];
  next.on('request', (request) => loaded.push(decodeURIComponent(request.url())));
  await open(next, '/qa');
  await expect(next.getByRole('heading', { level: 1 })).toContainText(newTitle);
  expect(loaded.some((url) => url.includes(`/artifacts/qa/${release.split('@')[1]}/`))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 }), 'an open tab keeps what it has').not.toContainText(newTitle);
  await page
    .locator('a[href="/doctors"]')
    .last()
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page).toHaveURL(/\/doctors$/);

  await site.release('rollback', '--channel', 'production');
  const restored = await shows(site, false);
  info.annotations.push({ type: 'roll back to new visits, ms', description: String(restored.milliseconds) });
  expect(restored.milliseconds).toBeLessThan(5000);
});

test('a preview shows an unreleased version to whoever opens its link, and to nobody else', async ({
  ownSite,
  visitor,
}) => {
  const site = await ownSite();
  const release = await changed(site);
  const link = await site.release('preview', release, '--note', 'A look at the new title', '--json');
  const { id } = JSON.parse(link) as { id: string };
  const reviewer = await visitor({ site: site.url, lang: 'en' });
  const other = await visitor({ site: site.url, lang: 'en' });

  await reviewer.goto(`/?preview=${id}`);
  await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText('Preview of an unreleased version');
  for (const text of [release, 'journeys', 'A look at the new title'])
    await expect(reviewer.locator('main')).toContainText(text);
  await expect(reviewer.locator('section[lang="ar"]')).toContainText('معاينة');
  await reviewer.getByRole('link', { name: 'Start the preview' }).click();
  await expect(reviewer).toHaveURL(`${site.url}/`);
  await expect(reviewer.getByRole('region', { name: /Preview/ })).toContainText(release);
  await open(reviewer, '/qa');
  await expect(reviewer.getByRole('heading', { level: 1 })).toContainText(newTitle);
  await expect(reviewer.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await open(other, '/qa');
  await expect(other.getByRole('heading', { level: 1 })).not.toContainText(newTitle);
  await expect(other.getByRole('link', { name: 'Exit preview' })).toHaveCount(0);
  expect(await html(site, '/qa?lang=en')).not.toContain(newTitle);

  await reviewer.getByRole('link', { name: 'Exit preview' }).click();
  await open(reviewer, '/qa');
  await expect(reviewer.getByRole('heading', { level: 1 })).not.toContainText(newTitle);
  expect((await reviewer.context().cookies()).map(({ name }) => name)).not.toContain('__Host-preview');
});

test('links to previews that are forged, expired, unknown or name an address open nothing (V20)', async ({
  ownSite,
  visitor,
  trouble,
}) => {
  trouble.expect(/status of 404/);
  const site = await ownSite();
  const page = await visitor({ site: site.url, lang: 'en' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const ids = [
    'p-00000000000000000000000000000000',
    'https://evil.test/remoteEntry.js',
    '//evil.test/x.js',
    'qa@https://evil.test/remoteEntry.js',
    'data:text/javascript,alert(1)',
    '../../../etc/passwd',
  ];
  for (const id of ids) {
    const response = await page.goto(`/?preview=${encodeURIComponent(id)}`);
    expect(response?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), id).toHaveText('The preview cannot be opened');
    expect(
      (await page.context().cookies()).map(({ name }) => name),
      id,
    ).not.toContain('__Host-preview');
    const started = await page.request.get(`/preview/start?id=${encodeURIComponent(id)}`);
    expect(started.status(), id).toBe(404);
  }
  expect(scripts).toEqual([]);

  const { id } = JSON.parse(await site.release('preview', await changed(site), '--json')) as { id: string };
  await page.goto(`/preview/start?id=${id}`);
  await rm(`${site.dataDir}/releases/previews/${id}.json`);
  const refused = await page.goto('/qa');
  expect(refused?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The preview cannot be opened');
  await open(page, '/qa');
});

test('a preview that was altered on disk or is past its time is refused', async ({ ownSite }) => {
  const site = await ownSite();
  const release = await changed(site);
  const make = async () => (JSON.parse(await site.release('preview', release, '--json')) as { id: string }).id;
  const rewrite = async (id: string, change: (text: string) => string) => {
    const file = `${site.dataDir}/releases/previews/${id}.json`;
    const text = await readFile(file, 'utf8');
    await rm(file);
    await writeFile(file, change(text));
  };
  const status = async (id: string) => (await fetch(`${site.url}/?preview=${id}`)).status;

  const good = await make();
  expect(await status(good)).toBe(200);
  const forged = await make();
  await rewrite(forged, (text) => text.replace('"note": ""', '"note": "trust me"'));
  expect(await status(forged)).toBe(404);
  const extended = await make();
  await rewrite(extended, (text) => text.replace(/"expiresAt": "20\d\d/, '"expiresAt": "2001'));
  expect(await status(extended)).toBe(404);
});
