import type { Page } from '@playwright/test';
import { expectNoViolations } from '../access/violations.ts';
import { expectWithinScreen } from '../access/looking.ts';
import { languages, test, expect } from '../browser/test.ts';
import { open, saveData } from '../browser/open.ts';
import { textsOf } from '../browser/texts.ts';

const key = 'a-key-of-the-journeys';

const inspectorOf = (page: Page, say: (text: string) => string) =>
  page.getByRole('complementary', { name: say('inspector.title') });

/** What Module Federation's devtools read in a page: who takes which remotes, and what those are. */
const federationGraph = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { __FEDERATION__: { moduleInfo: object } }).__FEDERATION__.moduleInfo);

for (const lang of languages) {
  test(`${lang}: in a preview the inspector says on a phone whose each part of the page is, and gives a report`, async ({
    ownSite,
    visitor,
  }) => {
    const site = await ownSite();
    const say = textsOf('host', lang);
    const release = `qa@${await site.liveRelease('qa')}`;
    const made = await site.release('preview', release, '--json');
    const { id } = JSON.parse(made) as { id: string };
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await visitor({ site: site.url, lang, width: 390, permissions });
    await page.goto(`/qa?preview=${id}`);
    await page.locator('button.start').first().click();
    await open(page, '/qa');

    const inspector = inspectorOf(page, say);
    await expect(inspector.getByRole('button', { name: say('inspector.open') })).toBeVisible();
    const base = `${site.url}/artifacts/${release.replace('@', '/')}/`;
    await expect
      .poll(() => federationGraph(page), 'the devtools of Module Federation have the graph')
      .toMatchObject({
        host: { remotesInfo: { clinic_qa: { matchedVersion: `${base}remoteEntry.js` } } },
        [`clinic_qa:${base}remoteEntry.js`]: {
          buildVersion: release.split('@')[1],
          modules: expect.arrayContaining([expect.objectContaining({ modulePath: './home' })]) as unknown,
        },
      });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.keyboard.press('Alt+Shift+KeyL');
    await expect(inspector.getByRole('button', { name: say('inspector.close') })).toBeVisible();
    await expect(page.locator('[data-inspector="outlines"]')).toContainText(`${release} · `);
    expect(await height(), 'the inspector moves nothing').toBe(before);
    await expect(inspector.getByRole('listitem').filter({ hasText: release })).toContainText(say('inspector.fits'));
    await expectNoViolations(page, 'the inspector, at the lower edge');

    await inspector.getByRole('button', { name: say('inspector.toTop') }).click();
    const exit = page.getByRole('button', { name: say('preview.exit') });
    const [exitBox, inspectorBox] = [await exit.boundingBox(), await inspector.boundingBox()];
    expect((exitBox?.y ?? 0) + (exitBox?.height ?? 0)).toBeLessThanOrEqual(inspectorBox?.y ?? 0);
    await expectWithinScreen(page, 'the inspector, at the upper edge');

    await inspector.getByRole('button', { name: say('inspector.copy') }).click();
    await expect(inspector.getByRole('status')).toHaveText(say('inspector.copied'));
    const report = await page.evaluate(() => navigator.clipboard.readText());
    const lines = [
      `${say('inspector.preview')}: ${id}`,
      `${say('inspector.language')}: ${lang}`,
      `${say('inspector.direction')}: ${lang === 'ar' ? 'rtl' : 'ltr'}`,
      `${say('inspector.address')}: ${site.url}/qa`,
      `${say('inspector.viewport')}: 390×844`,
    ];
    expect(report.split('\n')).toEqual(expect.arrayContaining(lines));
    expect(report).toContain(release);

    await page.reload();
    await expect(inspector.getByRole('button', { name: say('inspector.close') })).toBeVisible();
    await inspector.getByRole('button', { name: say('inspector.close') }).press('Escape');
    await expect(page.locator('[data-inspector="outlines"]')).toHaveCount(0);
  });
}

test('in production the inspector comes with its key alone; without it no page fetches anything of it', async ({
  ownSite,
  visitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 403/);
  const site = await ownSite({ env: { LENS_KEY: key } });
  const say = textsOf('host', 'en');
  const page = await visitor({ site: site.url, lang: 'en' });
  // A visitor who saves data: what a page fetches ahead while it is idle comes in one visit and not in another.
  await saveData(page);
  const ofDevtools: string[] = [];
  const scripts = async (act: () => Promise<unknown>) => {
    const seen = new Set<string>();
    const note = (request: { resourceType: () => string; url: () => string }) => {
      if (request.resourceType() === 'script') seen.add(request.url());
      if (/\/(mf-manifest\.json|@mf-types)/.test(request.url())) ofDevtools.push(request.url());
    };
    page.on('request', note);
    await act();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    return seen;
  };
  const without = await scripts(() => open(page, '/doctors'));
  await expect(page.locator('[data-inspector]')).toHaveCount(0);
  expect([await federationGraph(page), ofDevtools], 'devtools have nothing of a visitor of production').toEqual([
    {},
    [],
  ]);
  await page.evaluate(() => localStorage.setItem('__MF_DEVTOOLS_MODULE_INFO__', '{"clinic_content":{"version":"x"}}'));
  await open(page, '/doctors');
  expect(await federationGraph(page), 'what they leave in the browser changes nothing').toEqual({});
  const manifest = `${site.url}/artifacts/qa/${await site.liveRelease('qa')}/mf-manifest.json`;
  const { exposes, metaData } = (await (await fetch(manifest)).json()) as {
    exposes: { path: string }[];
    metaData: { types: { zip: string; api: string } };
  };
  expect(exposes.map((each) => each.path)).toEqual(expect.arrayContaining(['./home', './locales/ar']));
  const archive = Buffer.from(await (await fetch(new URL(metaData.types.zip, manifest))).arrayBuffer());
  expect(archive.subarray(0, 2).toString(), 'an archive of types').toBe('PK');
  expect(await (await fetch(new URL(metaData.types.api, manifest))).text()).toContain('export type RemoteKeys = ');

  await page.goto('/lens');
  await expectNoViolations(page, 'the page that asks for the key');
  await page.getByLabel('Key').fill('not-this-one');
  await page.getByRole('button', { name: 'Switch the lens on' }).click();
  await expect(page.locator('main')).toContainText('The key is not right.');
  await page.getByLabel('Key').fill(key);
  await page.getByRole('button', { name: 'Switch the lens on' }).click();
  await expect(page.locator('main')).toContainText('The lens is on');

  const inspector = inspectorOf(page, say);
  // Without a pointer: where it rests, the page may have a link, whose screen is fetched when somebody points at it.
  await page.mouse.move(0, 0);
  const withInspector = await scripts(async () => {
    await open(page, '/doctors');
    await inspector.getByRole('button', { name: say('inspector.open') }).press('Enter');
  });
  const ofInspector = [...withInspector].filter((url) => !without.has(url));
  expect(ofInspector.length).toBeGreaterThan(0);
  expect(ofInspector.filter((url) => !url.includes('/artifacts/host/'))).toEqual([]);
  await page.evaluate(() => document.querySelector<HTMLElement>('header button[aria-haspopup]')?.focus());
  await expectNoViolations(page, 'the inspector on a computer');
  await expectWithinScreen(page, 'the inspector on a computer');

  await page.goto('/lens');
  await page.getByRole('button', { name: 'Switch the lens off' }).click();
  expect([...(await scripts(() => open(page, '/doctors')))].filter((url) => ofInspector.includes(url))).toEqual([]);
  await expect(page.locator('[data-inspector]')).toHaveCount(0);
});
