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
const timeoutMs = 240_000;

/** One clone, and one running site whose host carries a newer minor version of the shared library than the clone has. */
test.describe.configure({ mode: 'serial', timeout: timeoutMs });

const carried = '1.1.0';
const older = '1.0.0';

let site: OwnSite;
let clone: Clone;

test.beforeAll(async () => {
  test.setTimeout(timeoutMs);
  site = await openOwnSite('journeys-compatibility', {});
  const newer = await alteredRelease(site.dataDir, 'host', (files) => {
    const host = JSON.parse(files.get('host.json') ?? '') as HostDescriptor;
    const shared = host.provides?.shared ?? {};
    for (const entryPoint of Object.keys(shared)) if (entryPoint.startsWith('@clinic/')) shared[entryPoint] = carried;
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

/** Gives the clone's shared packages another version, as a change of them does. */
async function shareAs(version: string): Promise<void> {
  for (const folder of ['contracts', 'kit']) {
    const file = path.join(clone.root, 'shared', folder, 'package.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { version: string };
    await writeFile(file, JSON.stringify({ ...manifest, version }, null, 2));
  }
}

/** What `check` says against the questions of the clone; nothing when it takes them. */
const refusal = () =>
  clone.release('check', 'qa').then(
    () => '',
    (error: unknown) => String(error),
  );

test('a remote compiled with an older minor version of the shared library is taken and works', async ({ visitor }) => {
  await shareAs(older);
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
  await shareAs('2.0.0');
  const major = await refusal();
  expect(major).toContain('is built with @clinic/kit/ui 2.0.0');
  expect(major).toContain(`provides ${carried}`);
  expect(major).toContain("The host's move");

  await shareAs('0.9.0');
  const behind = await refusal();
  expect(behind).toContain('is built with @clinic/kit/ui 0.9.0');
  expect(behind).toContain(`provides ${carried}`);
  expect(behind).toContain('The move of qa');
});

test('one that does not render on the server is refused, with its page and its language', async () => {
  await shareAs(older);
  const source = path.join(clone.root, 'mfe-qa', 'src', 'home', 'QaHomePage.tsx');
  const whole = await readFile(source, 'utf8');
  await writeFile(
    source,
    whole.replace("useTranslation('qa');", "useTranslation('qa');\n  document.title = t('home.title');"),
  );
  const said = await refusal();
  expect(said).toContain('renders-on-server');
  for (const lang of languages) expect(said).toContain(`/qa (${lang})`);
  expect(said).toContain('document is not defined');
});
