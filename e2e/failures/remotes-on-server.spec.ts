import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, languages, test } from '../browser/test.ts';
import { alteredRelease, nodeContainer } from '../site/altered-release.ts';
import type { Alteration } from '../site/altered-release.ts';
import type { OwnSite } from '../site/own-site.ts';
import { artifactFolder, liveRelease } from '../site/releases.ts';
import { places } from './remotes.ts';
import type { BrokenPlace } from './remotes.ts';

/** Every remote whose pages come whole from the server. */
const rendered = places.filter(({ serverRendered }) => serverRendered);

async function read(site: OwnSite, address: string) {
  const response = await fetch(site.url + address);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The page says that its remote is away, in words of the remote, inside a frame that works. */
async function expectFallback(site: OwnSite, place: BrokenPlace): Promise<void> {
  for (const lang of languages) {
    const { status, headers, html } = await read(site, `${place.path}?lang=${lang}`);
    expect(status, `${place.path} in ${lang}`).toBe(503);
    expect(headers.get('cache-control'), place.path).toBe('no-store');
    expect(headers.get('retry-after'), place.path).not.toBeNull();
    expect(html, `${place.path} in ${lang}`).toContain(place.fallback[lang]);
    expect(html, `${place.path} in ${lang}`).toContain('<nav');
    expect(html, 'no raw error').not.toContain('on purpose');
  }
}

async function expectOthersWell(site: OwnSite, broken: string): Promise<void> {
  for (const { remote, path: address } of rendered) {
    if (remote === broken) continue;
    const { status, html } = await read(site, address);
    expect(status, `${address} while ${broken} is broken`).toBe(200);
    expect(html, `${address} while ${broken} is broken`).toMatch(/<h1/);
  }
}

const throwing = '{ throw new Error("broken on purpose"); }';
const faults: { name: string; alter: Alteration }[] = [
  {
    name: 'throws while it starts',
    alter: (files) => files.set('node/container.cjs', 'throw new Error("broken on purpose");'),
  },
  { name: 'is cut off', alter: (files) => files.set('node/container.cjs', 'module.exports = {') },
  { name: 'throws in a loader', alter: nodeContainer(`{ Component: () => null, loader() ${throwing} }`) },
  { name: 'throws while it is drawn', alter: nodeContainer(`{ Component() ${throwing} }`) },
  { name: 'describes itself wrongly', alter: nodeContainer('{ Screen: 1 }') },
];

for (const { name, alter } of faults) {
  test(`each remote in turn ${name} on the server: its page says so, the others are whole, nothing is 500`, async ({
    ownSite,
  }) => {
    const site = await ownSite();
    const whole: string[] = [];
    for (const place of rendered) {
      const good = `${place.remote}@${await site.liveRelease(place.remote)}`;
      const broken = await alteredRelease(site.dataDir, place.remote, alter);
      await site.release('promote', broken, ...whole.splice(0), '--to', 'production');
      await site.adopted();
      await expectFallback(site, place);
      await expectOthersWell(site, place.remote);
      whole.push(good);
    }
    await site.release('promote', ...whole, '--to', 'production');
    await site.adopted();
    await expectOthersWell(site, 'none');
  });
}

test('a page that the server could not draw is drawn in the browser, unasked', async ({
  ownSite,
  visitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 503/);
  const site = await ownSite();
  const [, qa] = places;
  if (qa === undefined) throw new Error('no remote to break');
  const broken = await alteredRelease(site.dataDir, 'qa', nodeContainer(`{ Component() ${throwing} }`));
  await site.release('promote', broken, '--to', 'production');
  await site.adopted();
  const page = await visitor({ site: site.url, lang: 'en' });
  const answer = await page.goto('/qa');
  expect(await answer?.text()).toContain(qa.fallback.en);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a renderer that hangs is ended; other pages go on and nothing is 500', async ({ ownSite }) => {
  const site = await ownSite();
  const before = await read(site, '/doctors');
  const hanging = await alteredRelease(site.dataDir, 'qa', nodeContainer('{ Component() { for (;;); } }'));
  await site.release('promote', hanging, '--to', 'production');
  await site.adopted();

  const [stuck, beside] = await Promise.all([read(site, '/qa'), read(site, '/doctors')]);
  expect(stuck.status).toBeLessThan(600);
  expect(stuck.status).not.toBe(500);
  expect(stuck.html).toContain('<script');
  expect(beside.status).toBe(200);
  const after = await read(site, '/doctors');
  expect(after.status).toBe(200);
  expect(after.html).toMatch(/<h1/);
  expect(before.status).toBe(200);
});

test('a loader that never answers does not hold its page back for ever', async ({ ownSite }) => {
  const site = await ownSite();
  const waiting = nodeContainer('{ Component: () => null, loader: () => new Promise(() => {}) }');
  await site.release('promote', await alteredRelease(site.dataDir, 'qa', waiting), '--to', 'production');
  await site.adopted();
  // That there is an answer is the point: a page that is held back runs into the test's own time limit.
  const { status, html } = await read(site, '/qa');
  expect(status).not.toBe(500);
  expect(html).toContain('<script');
  expect((await read(site, '/doctors')).status).toBe(200);
});

test('files that vanish or change under a running host harm only their remote', async ({ ownSite }) => {
  const site = await ownSite();
  const qa = artifactFolder(site.dataDir, 'qa', await site.liveRelease('qa'));
  const account = artifactFolder(site.dataDir, 'account', await site.liveRelease('account'));
  await rm(qa, { recursive: true });
  await rm(path.join(account, 'node', 'container.cjs'));
  await writeFile(path.join(account, 'node', 'container.cjs'), 'throw new Error("altered");');
  for (const place of rendered) {
    if (place.remote === 'content') expect((await read(site, place.path)).status).toBe(200);
    else await expectFallback(site, place);
  }
  expect((await fetch(`${site.url}/artifacts/qa/${await site.liveRelease('qa')}/remoteEntry.js`)).status).toBe(404);
});

test('a remote that was damaged on disk before the start: the rest is served, its altered files never are', async ({
  ownSite,
}) => {
  const site = await ownSite({
    prepare: async (dataDir) => {
      const entry = path.join(artifactFolder(dataDir, 'qa', await liveRelease(dataDir, 'qa')), 'remoteEntry.js');
      for (const copy of ['', '.br', '.gz']) await rm(entry + copy, { force: true });
      await writeFile(entry, 'document.title = "altered";');
    },
  });
  const qa = rendered.filter(({ remote }) => remote === 'qa');
  for (const place of qa) await expectFallback(site, place);
  await expectOthersWell(site, 'qa');
  const entry = await fetch(`${site.url}/artifacts/qa/${await site.liveRelease('qa')}/remoteEntry.js`);
  expect(entry.status).not.toBe(200);
  expect(await entry.text()).not.toContain('altered');
});

test('a remote that is taken out of the composition takes its pages and links with it, nothing else', async ({
  ownSite,
  visitor,
}) => {
  const site = await ownSite();
  const page = await visitor({ site: site.url, lang: 'en' });
  const whole: string[] = [];
  for (const { remote, path: address, elsewhere } of places) {
    const good = `${remote}@${await site.liveRelease(remote)}`;
    await site.release('promote', ...whole.splice(0), '--remove', remote, '--to', 'production');
    await site.adopted();
    expect((await read(site, address)).status, address).toBe(404);
    await page.goto(elsewhere);
    await expect(page.getByRole('heading', { level: 1 }), elsewhere).toBeVisible();
    await expect(page.locator(`a[href="${address}"]`), address).toHaveCount(0);
    whole.push(good);
  }
  await site.release('promote', ...whole, '--to', 'production');
  await site.adopted();
  for (const { path: address } of places) expect((await read(site, address)).status, address).toBe(200);
});
