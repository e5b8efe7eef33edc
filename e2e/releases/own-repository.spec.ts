import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SitemapList } from '@clinic/contracts/content';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { words } from '../browser/words.ts';
import { bookingWords } from '../journeys/booking-words.ts';
import { freeVisit } from '../journeys/slots.ts';
import { wizardInModal } from '../journeys/wizard.ts';
import { mainSite } from '../site/main-site.ts';
import { ownRepository } from '../site/own-repository.ts';
import type { OwnRepository } from '../site/own-repository.ts';
import { openOwnSite } from '../site/own-site.ts';
import type { OwnSite } from '../site/own-site.ts';
import { freePort, root, runCommand, startServer, until } from '../site/processes.ts';
import type { ServerProcess } from '../site/processes.ts';
import { liveRegistry } from '../site/releases.ts';
import { edits, files } from './fixtures/care.ts';
import { servedPage } from './served-page.ts';

/** Longest wait for one test, and for what comes before all of them, in milliseconds. */
const timeoutMs = 600_000;

/** One repository of a team, one release service and one running site for all of these. */
test.describe.configure({ mode: 'serial', timeout: timeoutMs });
test.use({ actionTimeout: 30_000 });

let site: OwnSite;
let service: ServerProcess | undefined;
let team: OwnRepository;

interface TokenMade {
  token: string;
}

test.beforeAll(async () => {
  test.setTimeout(timeoutMs);
  // All visitors of this test come from one address.
  site = await openOwnSite('journeys-own-repository', { env: { GUARD_MIN_ADDRESSES: '1' } });
  const { token: ofAll } = JSON.parse(await site.release('team', 'add', 'platform', '--all', '--json')) as TokenMade;
  const scope = ['--remote', 'care', '--channel', 'production', ...['publish', 'preview', 'promote'].flatMap(may)];
  const { token } = JSON.parse(
    await runCommand(['releases/src/main.ts', 'team', 'add', 'care', ...scope, '--json'], {
      DATA_DIR: site.dataDir,
      RELEASE_STORE: '',
      RELEASE_TOKEN: ofAll,
    }),
  ) as TokenMade;
  const port = await freePort();
  service = await startServer({
    name: 'journeys-release-service',
    script: 'releases/src/service/main.ts',
    port,
    env: { RELEASES_PORT: String(port), DATA_DIR: site.dataDir, RELEASE_STORE: '', RELEASES_SANDBOX: 'process' },
    ready: '/readyz',
  });
  team = await ownRepository(['care', '--owner', 'care-team', '--title-ar', 'الرعاية'], {
    RELEASES_URL: service.url,
    RELEASE_TOKEN: token,
    PUBLIC_URL: '',
    API_BASE_URL: `http://127.0.0.1:${mainSite().apiPort}`,
  });
  await team.write(files);
  for (const [file, change] of Object.entries(edits)) await team.edit(file, change);
});

test.afterAll(async () => {
  await team?.remove();
  await service?.stop();
  await site?.close();
});

const may = (right: string) => ['--may', right];
const served = (address: string) => servedPage(site.url + address);

test('a new repository asks for versions that a registry has, and installing them changes nothing in it', async () => {
  const read = (file: string) => readFile(path.join(team.root, file), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(await read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const ofSite = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    name.startsWith('@clinic/'),
  );
  expect(ofSite.map(([name]) => name.replace('@clinic/', '')).sort()).toEqual([
    'build',
    'contracts',
    'emulator',
    'kit',
    'release',
  ]);
  for (const [name, range] of ofSite) expect(range, name).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(await read('pnpm-lock.yaml'), 'which registry it was is not said').not.toContain('127.0.0.1');
  const settings = path.join(root, 'releases/src/cli/new/standalone/pnpm-workspace.yaml');
  expect(await read('pnpm-workspace.yaml')).toBe(await readFile(settings, 'utf8'));
});

test('what a team runs can read nothing of the clone, and without a network reaches this machine alone', async () => {
  const file = JSON.stringify(path.join(root, 'package.json'));
  for (const read of [
    `import fs from 'node:fs'; fs.readFileSync(${file});`,
    `import { readFile } from 'node:fs/promises'; await readFile(Buffer.from(${file}));`,
    `import fs from 'node:fs'; fs.symlinkSync(${file}, 'link.json'); try { fs.readFileSync('link.json') } finally { fs.unlinkSync('link.json') }`,
    `import fs from 'node:fs'; fs.readdirSync(${JSON.stringify(root)});`,
    `import fs from 'node:fs'; fs.existsSync(${file});`,
    `import { createRequire } from 'node:module'; createRequire(import.meta.url)(${file});`,
    `import { execFileSync } from 'node:child_process'; execFileSync(process.execPath, ['-e', 'require(${file})'])`,
    `import { Worker } from 'node:worker_threads'; new Worker('import("node:fs").then((fs) => fs.readFileSync(${file}))', { eval: true });`,
  ])
    await expect(team.node(read), read).rejects.toThrow(/of the clone is read/);
  const ask = (address: string) => `const response = await fetch('${address}'); console.log(String(response.status));`;
  await expect(team.node(ask('http://192.0.2.1'), { offline: true })).rejects.toThrow(
    /192\.0\.2\.1 is not this machine/,
  );
  expect((await team.node(ask(`${service?.url}/readyz`), { offline: true })).trim()).toBe('200');
});

test('without a network the remote runs inside the whole site, which is the emulator, and is swapped at each save', async ({
  visitor,
  browserErrors,
}, info) => {
  // A page of a remote that is not live there yet is drawn by the browser alone.
  browserErrors.expect(/404 \(Not Found\)/);
  const began = Date.now();
  const emulated = await team.startOffline();
  info.annotations.push({
    type: 'ms until npm start --offline can be opened',
    description: String(Date.now() - began),
  });
  try {
    for (const lang of languages) {
      const page = await visitor({ site: emulated.url, lang });
      await open(page, '/care');
      await expect(page.getByRole('heading', { level: 1, name: lang === 'ar' ? 'الرعاية' : 'Care' })).toBeVisible();
      const bar = page.getByRole('navigation', { name: words[lang].mainNavigation });
      await bar.getByRole('link', { name: words[lang].qa, exact: true }).click();
      await expect(page).toHaveURL(/\/qa$/);
      await expect(page.getByRole('main').locator('a[href^="/qa/"]').first()).toBeVisible();
      await expect(page.getByRole('contentinfo').locator('[data-remote="care"]').getByRole('link')).toBeVisible();
      await page.close();
    }
    const page = await visitor({ site: emulated.url, lang: 'en' });
    await signIn(page, 'sara');
    await open(page, '/care/doctors/58');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('The doctor');
    await team.edit('src/locales/en.json', (text) => text.replace('"The doctor"', '"Saved just now"'));
    await expect(heading).toHaveText('Saved just now');
    await team.edit('src/locales/en.json', (text) => text.replace('"Saved just now"', '"The doctor"'));
    await expect(heading).toHaveText('The doctor');
    await page.close();
  } finally {
    await emulated.stop();
  }
});

/** Publishes what the team's folder holds and gives `care@release`. */
const publish = async () => (await team.script('release')).trim().split('\n').at(-1) ?? '';

test('a new remote is tested, published over HTTP with a token for it alone, previewed and live, and hears of a booking', async ({
  visitor,
}) => {
  for (const script of ['typecheck', 'lint', 'test', 'check']) await team.script(script);
  const first = await publish();
  expect(first).toMatch(/^care@1\.0\.0\+[0-9a-f]{7}$/);
  const foreign = await site.liveRelease('qa');
  await expect(team.release('promote', `qa@${foreign}`, '--to', 'production')).rejects.toThrow(/it lacks qa/);

  const { id } = JSON.parse(await team.release('preview', first, '--json')) as { id: string };
  const reviewer = await visitor({ site: site.url, lang: 'ar', width: 390 });
  await reviewer.goto(`/care?preview=${id}`);
  await reviewer.locator('form[action="/preview/start"] button').first().click({ timeout: 30_000 });
  await expect(reviewer.getByRole('heading', { level: 1, name: 'الرعاية' })).toBeVisible();
  expect((await fetch(`${site.url}/care`)).status, 'nobody else has it').toBe(404);

  await team.release('promote', first, '--to', 'production');
  await site.adopted();
  for (const lang of languages) {
    const page = await visitor({ site: site.url, lang });
    await open(page, '/doctors');
    await expect(page.getByRole('contentinfo').locator('[data-remote="care"]').getByRole('link')).toBeVisible();
    await page.getByRole('button', { name: words[lang].more }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: lang === 'ar' ? 'الرعاية' : 'Care' })
      .click();
    await expect(page).toHaveURL(/\/care$/);
    await open(page, '/care/doctors/58');
    const title = lang === 'ar' ? 'صفحة الطبيب' : 'The doctor';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  const page = await visitor({ site: site.url, lang: 'en' });
  // Nobody else books for her at the hours of this doctor.
  await signIn(page, 'haifa');
  await open(page, '/care/doctors/58');
  await page.getByRole('banner').getByRole('button', { name: words.en.book }).click();
  const wizard = wizardInModal(page, 'en');
  await wizard.toDetails(await freeVisit(58));
  await wizard.next.click();
  await wizard.onStep(5);
  await wizard.submit.click();
  await expect(wizard.place.getByRole('heading', { name: bookingWords.en.booked })).toBeVisible();
  await expect(page.getByText('An appointment was booked.')).toBeAttached();
});

/** A number of a visitor who is, or is not, in the share of the rollout that is on. */
async function visitorOfShare(isInside: boolean): Promise<string> {
  const rollout = (await liveRegistry(site.dataDir)).remotes['care']?.rollout;
  if (rollout === undefined) throw new Error('nothing is out for a share of visitors');
  for (let n = 0; ; n += 1) {
    const visitor = n.toString(16).padStart(32, '0');
    const hash = createHash('sha256').update(`${visitor} ${rollout.salt}`).digest();
    if ((hash.readUIntBE(0, 6) / 2 ** 48) * 100 < rollout.percent === isInside) return visitor;
  }
}

test('a later release goes to 10 % of the visitors and to all, and is rolled back', async ({ visitor }) => {
  const { composition: before } = await liveRegistry(site.dataDir);
  const address = '/care/doctors/58';
  const personOfShare = async (isInside: boolean): Promise<Page> => {
    const page = await visitor({ site: site.url, lang: 'en' });
    // A cookie with this prefix is taken from a page of the site, not from outside.
    await page.goto('/privacy');
    const cookie = `__Host-bucket=${await visitorOfShare(isInside)}; path=/; secure`;
    await page.evaluate((text) => void (document.cookie = text), cookie);
    return page;
  };
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  await team.edit('src/locales/en.json', (text) => text.replace('"The doctor"', '"Your doctor"'));
  const later = await publish();
  await team.release('promote', later, '--to', 'production', '--percent', '10');
  const cookie = `__Host-bucket=${await visitorOfShare(true)}`;
  await until('the share of visitors to get the release', async () => {
    const answer = await fetch(`${site.url}${address}?lang=en`, { headers: { cookie } });
    return (await answer.text()).includes('Your doctor');
  });
  for (const isInside of [true, false]) {
    const page = await personOfShare(isInside);
    // Where a page of the release lacks something for a moment, that of the others stands in for it.
    await expect(async () => {
      await open(page, address);
      await expect(heading(page)).toHaveText(isInside ? 'Your doctor' : 'The doctor', { timeout: 1000 });
    }).toPass();
  }
  await team.release('promote', later, '--to', 'production');
  await site.adopted();
  expect((await served(`${address}?lang=en`)).heading).toBe('Your doctor');

  await team.release('rollback', '--channel', 'production', '--to', before);
  await site.adopted();
  expect((await served(`${address}?lang=en`)).heading).toBe('The doctor');
});

/** The doctors of the API, by what stands for them in an address. */
async function doctorSlugs(): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${mainSite().apiPort}/api/sitemap/doctors`);
  return SitemapList.parse(await answer.json()).data.map(({ en }) => en['slug'] ?? '');
}

test('what breaks on a page that the checks did not try is taken from its visitors by the canary analysis; then the remote is removed', async () => {
  // The checks try the first of the list.
  const [tried, broken] = await doctorSlugs();
  const address = `/care/doctors/${broken}`;
  await team.edit('src/doctor/DoctorPage.tsx', (text) =>
    text.replace(
      '  const [booked',
      `  if (useParams()['slug'] === '${broken}') throw new Error('broken on purpose');\n  const [booked`,
    ),
  );
  await team.edit('src/doctor/DoctorPage.tsx', (text) =>
    text.replace('{ useLoaderData }', '{ useLoaderData, useParams }'),
  );
  const release = await publish();
  await team.release('promote', release, '--to', 'production', '--percent', '10');
  const cookies: string[] = [];
  for (const isInside of [true, false]) cookies.push(`__Host-bucket=${await visitorOfShare(isInside)}`);
  const rollout = async () => (await liveRegistry(site.dataDir)).remotes['care']?.rollout;
  await until('the rollout to be aborted', async () => {
    for (const cookie of cookies)
      for (const slug of [broken, tried]) {
        const answer = await fetch(`${site.url}/care/doctors/${slug}?lang=en`, { headers: { cookie } });
        expect(answer.status).toBe(200);
        expect(await answer.text(), 'nobody is without the page').toMatch(/(The|Your) doctor/);
      }
    return (await rollout()) === undefined;
  });
  const history = await site.release('history', '--act', 'abort', '--json');
  expect(JSON.parse(history)).toEqual([
    expect.objectContaining({ by: 'guard', remote: 'care', release: release.split('@')[1] }),
  ]);
  expect((await served(`${address}?lang=en`)).heading).toBe('The doctor');

  await team.release('promote', '--remove', 'care', '--to', 'production');
  await site.adopted();
  expect((await fetch(site.url + address)).status, 'removed').toBe(404);
  expect((await served('/doctors')).html).not.toContain('data-remote="care"');
});
