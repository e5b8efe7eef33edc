import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { until } from '../site/processes.ts';
import { alteredRelease, nodeContainer } from '../site/altered-release.ts';
import type { OwnSite } from '../site/own-site.ts';
import { liveRegistry } from '../site/releases.ts';

const throwing = '{ Component() { throw new Error("broken on purpose"); } }';
const fallback = 'تعذّر عرض الأسئلة والأجوبة';
/** What a browser says of a page that the server could not draw and of a screen that throws. */
const marks = [/broken on purpose/, /Failed to load resource: .*503/];

/** A release of the questions and answers that throws for whoever sees it, on the server and in the browser. */
const brokenRelease = (site: OwnSite) =>
  alteredRelease(site.dataDir, 'qa', (files) => {
    nodeContainer(throwing)(files);
    const get = `get(module) { return Promise.resolve(() => (module.includes('/locales/') ? {} : ${throwing})); }`;
    files.set('remoteEntry.js', `var clinic_qa = { init() {}, ${get} };`);
  });

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__Host-bucket')?.value;

test('a release that throws for its half of the visitors is taken from them by itself; the other half notices nothing', async ({
  ownSite,
  visitor,
  trouble,
}, info) => {
  trouble.expect(...marks);
  const site = await ownSite({ env: { GUARD_MIN_LOADS: '4' } });
  const good = await site.liveRelease('qa');
  const before = await visitor({ site: site.url, lang: 'ar' });
  await open(before, '/qa');
  expect(await cookieOf(before), 'nobody is counted in a share while there is none').toBeUndefined();

  const release = await brokenRelease(site);
  await site.release('promote', release, '--to', 'production', '--percent', '50');
  const look = async () => {
    const answer = await fetch(`${site.url}/qa`);
    return { status: answer.status, html: await answer.text(), cookie: answer.headers.get('set-cookie') };
  };
  await until('some visitors to get the release', async () => (await look()).status === 503);

  /** Fresh visitors until there is one in the share and one who is not. */
  const drawn: { inside?: Page; outside?: Page } = {};
  while (drawn.inside === undefined || drawn.outside === undefined) {
    const page = await visitor({ site: site.url, lang: 'ar' });
    const answer = await open(page, '/qa');
    expect(await cookieOf(page)).toMatch(/^[0-9a-f]{32}$/);
    drawn[answer?.status() === 503 ? 'inside' : 'outside'] ??= page;
  }
  const { inside, outside } = drawn;
  // The release beside it stands in for those inside as well, as soon as their browsers have seen it fail.
  await expect(inside.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(outside.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(outside.getByText(fallback)).toHaveCount(0);

  // Each stays where they are, while those inside come back and their pages tell how it went.
  const began = Date.now();
  const takenBack = async () => (await liveRegistry(site.dataDir)).remotes['qa']?.rollout === undefined;
  await until('the guard to take the release back', async () => {
    if (await takenBack()) return true;
    await inside.reload();
    return takenBack();
  });
  info.annotations.push({ type: 'guard: ms until taken back', description: String(Date.now() - began) });

  const { milliseconds } = await until('new visits to be on the base again', async () => {
    const visits = await Promise.all(Array.from({ length: 10 }, look));
    return visits.every(({ status, html, cookie }) => status === 200 && cookie === null && html.includes(good));
  });
  info.annotations.push({ type: 'ms until new visits are on the base', description: String(milliseconds) });
  await inside.reload();
  await expect(inside.getByText(fallback)).toHaveCount(0);
  await expect(inside.getByRole('heading', { level: 1 })).toBeVisible();

  const told = await site.release('history', '--act', 'take-back', '--json');
  const lines = JSON.parse(told) as { by: string; reason?: string }[];
  expect(lines).toEqual([expect.objectContaining({ by: 'guard', remote: 'qa', release: release.split('@')[1] })]);
  expect(lines[0]?.reason).toMatch(/\d+ of \d+/);
});
