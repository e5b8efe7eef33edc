import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostDescriptor } from '@clinic/contracts';
import { open } from '../browser/open.ts';
import { expect, languages, test } from '../browser/test.ts';
import { alteredRelease } from '../site/altered-release.ts';
import { cloneRepository } from '../site/clone.ts';
import type { Clone } from '../site/clone.ts';
import { mainSite } from '../site/main-site.ts';
import { openOwnSite } from '../site/own-site.ts';
import type { OwnSite } from '../site/own-site.ts';

/** Longest wait for one test, and for what comes before all of them, in milliseconds. */
const timeoutMs = 600_000;

/** One clone, and one running site whose host carries a newer minor version of the shared library than the clone has. */
test.describe.configure({ mode: 'serial', timeout: timeoutMs });

/** The packages whose entry points are shared. */
const sharing = ['contracts', 'kit'] as const;

interface Manifest {
  version: string;
}
const manifestOf = async (root: string, folder: string) => {
  const file = path.join(root, 'shared', folder, 'package.json');
  return { file, manifest: JSON.parse(await readFile(file, 'utf8')) as Manifest };
};

/** The next minor version. */
const newerThan = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
};
/** The next major version. */
const majorAfter = (version: string) => `${Number(version.split('.')[0]) + 1}.0.0`;

let site: OwnSite;
let clone: Clone;

test.beforeAll(async () => {
  test.setTimeout(timeoutMs);
  site = await openOwnSite('journeys-compatibility', {});
  const newer = await alteredRelease(site.dataDir, 'host', (files) => {
    const host = JSON.parse(files.get('host.json') ?? '') as HostDescriptor;
    const shared = host.provides?.shared ?? {};
    for (const [entryPoint, version] of Object.entries(shared))
      if (entryPoint.startsWith('@clinic/')) shared[entryPoint] = newerThan(version);
    files.set('host.json', JSON.stringify(host));
  });
  await site.release('promote', newer, '--to', 'production');
  await site.adopted();
  clone = await cloneRepository({
    DATA_DIR: site.dataDir,
    RELEASE_STORE: '',
    CLINIC_RELEASER: 'a team',
    PUBLIC_URL: site.url,
    API_BASE_URL: `http://127.0.0.1:${mainSite().apiPort}`,
  });
});

test.afterAll(async () => {
  await clone?.remove();
  await site?.close();
});

/** What the clone's shared packages are, by folder. */
const own = new Map<string, string>();

/** Gives the clone's shared packages another version, as a change of them does; without one, their own. */
async function shareAs(version?: string): Promise<void> {
  for (const folder of sharing) {
    const { file, manifest } = await manifestOf(clone.root, folder);
    if (!own.has(folder)) own.set(folder, manifest.version);
    await writeFile(file, JSON.stringify({ ...manifest, version: version ?? own.get(folder) }, null, 2));
  }
}

/** What `check` says against the questions of the clone; nothing when it takes them. */
const refusal = () =>
  clone.release('check', 'qa').then(
    () => '',
    (error: unknown) => String(error),
  );

test('a remote compiled with an older minor version of the shared library is taken and works', async ({ visitor }) => {
  await shareAs();
  const title = 'Questions of an older build';
  const texts = path.join(clone.root, 'mfe-qa', 'src', 'locales', 'en.json');
  await writeFile(
    texts,
    (await readFile(texts, 'utf8')).replace(/("home":\s*\{\s*"title":\s*)"[^"]*"/, `$1"${title}"`),
  );

  const [published] = JSON.parse(await clone.release('publish', 'qa', '--json')) as { name: string; release: string }[];
  await clone.release('promote', `qa@${published?.release}`, '--to', 'production');
  await site.adopted();

  expect(await (await fetch(`${site.url}/qa?lang=en`)).text(), 'rendered on the server').toContain(title);
  for (const lang of languages) {
    const page = await visitor({ site: site.url, lang });
    await open(page, '/qa');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (lang === 'en') await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('one compiled with an incompatible version is refused, with both versions and whose move it is', async () => {
  await shareAs();
  const kit = own.get('kit') ?? '';
  await shareAs(majorAfter(kit));
  const major = await refusal();
  expect(major).toContain(`is built with @clinic/kit/ui ${majorAfter(kit)}`);
  expect(major).toContain(`provides ${newerThan(kit)}`);
  expect(major).toContain("The host's move");

  await shareAs('0.9.0');
  const behind = await refusal();
  expect(behind).toContain('is built with @clinic/kit/ui 0.9.0');
  expect(behind).toContain(`provides ${newerThan(kit)}`);
  expect(behind).toContain('The move of qa');
});
