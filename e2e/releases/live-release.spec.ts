import { expect, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { until } from '../site/processes.ts';
import type { OwnSite } from '../site/own-site.ts';
import { liveTitle, newTitle, releaseWithNewTitle } from './new-title.ts';
import { servedPage } from './served-page.ts';

/** The heading that new visits get. */
const headingOf = async (site: OwnSite) => (await servedPage(`${site.url}/qa?lang=en`)).heading;

const shows = (site: OwnSite, title: string) =>
  until(`new visits to show “${title}”`, async () => (await headingOf(site)) === title);

test('publish, promote and roll back while the site runs: new visits follow, nothing is restarted', async ({
  ownSite,
  visitor,
}, info) => {
  const site = await ownSite();
  const page = await visitor({ site: site.url, lang: 'en' });
  await open(page, '/qa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(liveTitle.en);
  const release = await releaseWithNewTitle(site);
  expect(await headingOf(site), 'published is not live').toBe(liveTitle.en);

  await site.release('promote', release, '--to', 'production');
  const promoted = await shows(site, newTitle.en);
  info.annotations.push({ type: 'promote to new visits, ms', description: String(promoted.milliseconds) });

  const next = await visitor({ site: site.url, lang: 'en' });
  const loaded: string[] = [];
  next.on('request', (request) => loaded.push(decodeURIComponent(request.url())));
  await open(next, '/qa');
  await expect(next.getByRole('heading', { level: 1 })).toContainText(newTitle.en);
  expect(loaded.some((url) => url.includes(`/artifacts/qa/${release.split('@')[1]}/`))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 }), 'an open tab keeps what it has').toHaveText(liveTitle.en);
  await page
    .locator('a[href="/doctors"]')
    .last()
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page).toHaveURL(/\/doctors$/);

  await site.release('rollback', '--channel', 'production');
  const restored = await shows(site, liveTitle.en);
  info.annotations.push({ type: 'roll back to new visits, ms', description: String(restored.milliseconds) });
});
