import { expect, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { until } from '../site/processes.ts';
import type { OwnSite } from '../site/own-site.ts';
import { newTitle, releaseWithNewTitle } from './new-title.ts';

const html = async (site: OwnSite, path: string, cookie = '') =>
  (await fetch(site.url + path, { headers: { cookie } })).text();

const shows = (site: OwnSite, wanted: boolean) =>
  until(`new visits to ${wanted ? '' : 'no longer '}show the release`, async () => {
    return (await html(site, '/qa?lang=en')).includes(newTitle.en) === wanted;
  });

test('publish, promote and roll back while the site runs: new visits follow, nothing is restarted', async ({
  ownSite,
  visitor,
}, info) => {
  const site = await ownSite();
  const page = await visitor({ site: site.url, lang: 'en' });
  await open(page, '/qa');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(newTitle.en);
  const release = await releaseWithNewTitle(site);
  expect(await html(site, '/qa?lang=en'), 'published is not live').not.toContain(newTitle.en);

  await site.release('promote', release, '--to', 'production');
  const promoted = await shows(site, true);
  info.annotations.push({ type: 'promote to new visits, ms', description: String(promoted.milliseconds) });

  const next = await visitor({ site: site.url, lang: 'en' });
  const loaded: string[] = [];
  next.on('request', (request) => loaded.push(decodeURIComponent(request.url())));
  await open(next, '/qa');
  await expect(next.getByRole('heading', { level: 1 })).toContainText(newTitle.en);
  expect(loaded.some((url) => url.includes(`/artifacts/qa/${release.split('@')[1]}/`))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 }), 'an open tab keeps what it has').not.toContainText(newTitle.en);
  await page
    .locator('a[href="/doctors"]')
    .last()
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page).toHaveURL(/\/doctors$/);

  await site.release('rollback', '--channel', 'production');
  const restored = await shows(site, false);
  info.annotations.push({ type: 'roll back to new visits, ms', description: String(restored.milliseconds) });
});
