import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import type { BeaconBatch, BeaconItem } from '@clinic/contracts/metrics';
import { alterRemotes, integrityOf } from '../browser/alter-remotes.ts';
import { expect, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { words } from '../browser/words.ts';
import { altered } from '../failures/faults.ts';
import { liveTitle, newTitle, releaseWithNewTitle } from './new-title.ts';

/** What Chromium says of a script whose element names no integrity, and of files that are refused on the way. */
const refused = /Integrity-Policy|integrity|Failed to load resource/;

/** Follows a link of the frame, as a person would, without loading the page again. */
async function follow(page: Page, to: string): Promise<void> {
  await page
    .locator(`a[href="${to}"]`)
    .last()
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page).toHaveURL(new RegExp(`${to}$`));
}

/**
 * The files of scripts of releases and compositions that a page asks for from now on, by path: `fetched`, whatever for, and
 * `asked`, to run them.
 */
function scriptsSeen(page: Page): Record<'fetched' | 'asked', readonly string[]> {
  const fetched: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(artifacts|compositions)\/.*\.js$/.test(pathname)) return;
    fetched.push(pathname);
    if (request.resourceType() === 'script') asked.push(pathname);
  });
  return { fetched, asked };
}

/**
 * Puts code of somebody else in front of a script on its way to a page, also when it is asked for again under an address of
 * its own. Nothing replaces what fails.
 */
async function alter(page: Page, script: string): Promise<() => number> {
  let answered = 0;
  await page.route(`**${script}*`, async (route) => {
    const response = await route.fetch();
    answered += 1;
    await route.fulfill({ response, body: `window.ranAltered = true;\n${await response.text()}` });
  });
  await page.route('**/registry/*.json', (route) => route.abort());
  return () => answered;
}

/** What a page tells of the releases that it runs; the body of a beacon is not seen from outside of the page. */
async function beaconsOf(page: Page): Promise<() => Promise<Pick<BeaconItem, 'remote' | 'event'>[]>> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob)
        void body
          .text()
          .then((text) => sessionStorage.setItem('reports', `${sessionStorage.getItem('reports') ?? ''}${text}\n`));
      return send(address, body);
    };
  });
  return async () => {
    const reports = await page.evaluate(() => sessionStorage.getItem('reports') ?? '');
    const batches = reports.trim().split('\n').filter(Boolean);
    return batches
      .flatMap((text) => (JSON.parse(text) as BeaconBatch).items)
      .map(({ remote, event }) => ({ remote, event }));
  };
}

const ofIntegrity = { remote: 'qa', event: 'load/integrity' };

const ranAltered = (page: Page) => page.evaluate(() => 'ranAltered' in window);

async function expectFrameToLive(page: Page, lang: Lang): Promise<void> {
  const bar = page.getByRole('navigation', { name: words[lang].mainNavigation });
  await bar.getByRole('button', { name: words[lang].services }).click();
  await expect(bar.getByRole('link', { name: words[lang].doctors })).toBeVisible();
}

test('no script of a remote runs once its bytes are altered, whatever loads it; the frame lives on and the beacon says why', async ({
  visitor,
  browserErrors,
}) => {
  browserErrors.expect(altered, refused);
  const scout = await visitor({ lang: 'ar' });
  await open(scout, '/specialities');
  const { asked: scripts } = scriptsSeen(scout);
  await follow(scout, '/qa');
  await expect(scout.getByRole('heading', { level: 1 })).toHaveText(liveTitle.ar);
  const ofRemote = scripts.filter((script) => script.startsWith('/artifacts/qa/'));
  expect(ofRemote.some((script) => script.endsWith('/remoteEntry.js'))).toBe(true);
  expect(ofRemote.length).toBeGreaterThanOrEqual(3);

  const entry = ofRemote.filter((script) => script.endsWith('/remoteEntry.js'));
  const visits = [
    ...ofRemote.map((script) => ({ script, lang: 'ar' }) as const),
    ...entry.map((script) => ({ script, lang: 'en' }) as const),
  ];
  for (const { script, lang } of visits) {
    const page = await visitor({ lang });
    const beacons = await beaconsOf(page);
    const answered = await alter(page, script);
    await open(page, '/specialities');
    await follow(page, '/qa');
    await expect(page.getByRole('main').getByRole('alert'), script).toBeVisible();
    expect(answered(), script).toBeGreaterThan(0);
    expect(await ranAltered(page), script).toBe(false);
    await expectFrameToLive(page, lang);
    await expect.poll(beacons, script).toContainEqual(ofIntegrity);
  }
});

test('no script of the host runs once its bytes are altered; what the server wrote stays readable', async ({
  visitor,
  browserErrors,
}) => {
  // Whatever the frame and the remotes stumble over when a part of the host is missing.
  browserErrors.expect(/./);
  const scout = await visitor({ lang: 'en' });
  const { asked } = scriptsSeen(scout);
  await open(scout, '/qa');
  const scripts = [...asked];
  const ofHost = [...new Set(scripts.filter((script) => /^\/(artifacts\/host|compositions)\//.test(script)))];
  expect(ofHost.filter((script) => script.startsWith('/compositions/'))).toHaveLength(1);
  expect(ofHost.length).toBeGreaterThanOrEqual(4);

  for (const script of ofHost) {
    const page = await visitor({ lang: 'en' });
    const answered = await alter(page, script);
    await page.goto('/qa', { waitUntil: 'load' });
    // Any key starts the application without waiting for an idle moment, which a busy machine may not have.
    await page.keyboard.press('Shift');
    await expect.poll(answered, script).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await ranAltered(page), script).toBe(false);
    await expect(page.getByRole('heading', { level: 1 }), script).toBeVisible();
  }
});

const isSpecialities = ({ pathname }: URL) => pathname === '/specialities';

test('a remote without integrity is refused before anything of it is asked for, and the beacon says so', async ({
  visitor,
  browserErrors,
}) => {
  browserErrors.expect(refused, /no integrity/);
  const page = await visitor({ lang: 'en' });
  const beacons = await beaconsOf(page);
  await alterRemotes(page, isSpecialities, async (remotes) => {
    const [, integrity = 'not there'] =
      /"qa":{"release":"[^"]*","base":"[^"]*"(,"integrity":"[^"]*")/.exec(remotes) ?? [];
    return [[integrity, '']];
  });
  await page.route('**/registry/*.json', (route) => route.abort());
  const { fetched } = scriptsSeen(page);
  await open(page, '/specialities');
  await follow(page, '/qa');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect.poll(beacons).toContainEqual(ofIntegrity);
  expect(fetched.filter((script) => script.startsWith('/artifacts/qa/'))).toEqual([]);
  await expectFrameToLive(page, 'en');
});

test('a chunk of which an entry has no hash is refused before it is asked for as a script, and the beacon says so', async ({
  visitor,
  browserErrors,
}) => {
  browserErrors.expect(refused, /Loading chunk .* failed/);
  const page = await visitor({ lang: 'en' });
  const beacons = await beaconsOf(page);
  let entry = '';
  // An entry that was released so: the page has its integrity.
  await alterRemotes(page, isSpecialities, async (remotes) => {
    const [, base = '', integrity = ''] =
      /"qa":{"release":"[^"]*","base":"([^"]*)","integrity":"([^"]*)"/.exec(remotes) ?? [];
    const released = await (await page.request.get(`${base}remoteEntry.js`)).text();
    entry = released.replace(/(["'])[\w+/]{43}=\1/g, '""');
    expect(entry).not.toBe(released);
    return [[integrity, integrityOf(entry)]];
  });
  await page.route('**/artifacts/qa/**/remoteEntry.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: entry }),
  );
  await page.route('**/registry/*.json', (route) => route.abort());
  const { asked } = scriptsSeen(page);
  await open(page, '/specialities');
  await follow(page, '/qa');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect.poll(beacons).toContainEqual(ofIntegrity);
  const ofRemote = asked.filter((script) => script.startsWith('/artifacts/qa/'));
  expect(ofRemote.filter((script) => !script.endsWith('/remoteEntry.js'))).toEqual([]);
  expect(ofRemote).not.toEqual([]);
  await expectFrameToLive(page, 'en');
});

test('no script gets an address that is not one of the site’s own files', async ({ visitor, browserErrors }) => {
  browserErrors.expect(/TrustedScriptURL/, /policy violation: require-trusted-types-for/);
  const page = await visitor({ lang: 'en' });
  await open(page, '/qa');
  const assign = (address: string) =>
    page.evaluate((given) => {
      const script = document.createElement('script');
      try {
        script.src = given;
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'TypeError' : String(error);
      }
    }, address);
  const own = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[src^="/artifacts/"]')?.src ?? '',
  );
  expect(await assign(own)).toBe('taken');
  const { pathname } = new URL(own);
  for (const address of [
    `https://elsewhere.example${pathname}`,
    'data:text/javascript,window.ranAltered=true',
    '/api/files/evil.js',
    `${pathname}?callback=evil`,
  ])
    expect(await assign(address), address).toBe('TypeError');
});

test('the browser itself refuses every script whose element names no integrity', async ({ visitor, browserErrors }) => {
  browserErrors.expect(refused);
  const page = await visitor({ lang: 'en' });
  await page.route('**/qa', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/ integrity="[^"]*"/g, '') });
  });
  await page.goto('/qa', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(liveTitle.en);
  expect(await page.evaluate(() => performance.getEntriesByName('clinic:hydrating').length)).toBe(0);

  const other = await visitor({ lang: 'en' });
  await open(other, '/qa');
  const entry = await other.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[src^="/artifacts/"]')?.src ?? '',
  );
  const outcome = await other.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        script.crossOrigin = 'anonymous';
        script.src = src;
        document.head.append(script);
      }),
    entry,
  );
  expect(outcome).toBe('refused');
});

test('a tab listens to no registry that was altered or replayed, and to the next good one', async ({
  ownSite,
  visitor,
}) => {
  const site = await ownSite();
  const registry = () => readFile(path.join(site.dataDir, 'releases', 'registry', 'production.json'), 'utf8');
  const [old, former] = [await registry(), await site.liveRelease('qa')];
  const thirdTitle = { ar: 'اسأل طبيبك، الإصدار الثالث', en: 'Ask Your Doctor, release three' };
  const [second, third] = [await releaseWithNewTitle(site), await releaseWithNewTitle(site, thirdTitle)];
  await site.release('promote', second, '--to', 'production');
  await site.adopted();
  const page = await visitor({ site: site.url, lang: 'en' });
  await open(page, '/doctors');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const ofFormer: string[] = [];
  page.on('request', (request) => {
    const asked = decodeURIComponent(new URL(request.url()).pathname);
    if (asked.startsWith(`/artifacts/qa/${former}/`)) ofFormer.push(asked);
  });
  const look = async () => {
    const answered = page.waitForResponse('**/registry/production.json');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await answered).finished();
  };
  const heading = page.getByRole('heading', { level: 1 });

  const forged = old.replace(/"seq": \d+/, '"seq": 1000000');
  const unsigned = JSON.stringify({ ...(JSON.parse(forged) as object), signature: undefined });
  for (const body of [old, forged, unsigned]) {
    await page.route('**/registry/production.json', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    await look();
    await follow(page, '/qa');
    await expect(heading).toHaveText(newTitle.en);
    await follow(page, '/doctors');
    await page.unrouteAll();
  }

  // A tab that had believed a higher number would refuse this one, and one that had believed anything would have read the
  // former release.
  await site.release('promote', third, '--to', 'production');
  await site.adopted();
  await look();
  await expect
    .poll(async () => {
      await follow(page, '/qa');
      await expect(heading).toHaveText(/^Ask /);
      const title = await heading.innerText();
      await follow(page, '/doctors');
      return title;
    })
    .toBe(thirdTitle.en);
  expect(ofFormer).toEqual([]);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
