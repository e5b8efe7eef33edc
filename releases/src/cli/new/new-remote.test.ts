import { readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { StoreError } from '../../store/errors.ts';
import { expectNewestPushLast } from '../../testing/concurrency.ts';
import { aDescriptor, aLiveStore, inTemporaryDirectory, runRelease, writeFiles } from '../../testing/fixtures.ts';
import { assertName } from './remote-name.ts';
import { writeRemote } from './write-remote.ts';

const clone = path.join(__dirname, '..', '..', '..', '..');
const wellness = { name: 'wellness', owner: 'wellness-team', title: { ar: 'العافية', en: 'Wellness' } };
const taken = {
  names: ['host', 'booking', 'qa'],
  remotes: [aDescriptor('content', { routes: aDescriptor('jobs').routes })],
};

test.each([
  ['capitals', "Women'sHealth", 'How about women-s-health?'],
  ['a digit first', '24-hours', 'How about hours?'],
  ['nothing that can be read', 'صحة', 'a letter first.'],
  ['too much', 'a'.repeat(31), `How about ${'a'.repeat(30)}?`],
  ['the folder instead of the name', 'mfe-wellness', 'say wellness'],
  ['a package of the site', 'shared', 'part of the site itself'],
  ['a namespace of texts', 'team', 'part of the site itself'],
  ['an address that is passed on', 'images', 'part of the site itself'],
  ['an address of the host', 'beacons', 'part of the site itself'],
  ['a remote that is there', 'qa', 'There is a remote qa already'],
  ['an address that is taken', 'jobs', '/jobs is a page of content already'],
])('%s is no name for a new remote, and why is said', (_what, name, why) => {
  expect(() => assertName(name, taken)).toThrow(StoreError);
  expect(() => assertName(name, taken)).toThrow(why);
});

test('a free name is accepted', () => {
  expect(() => assertName('womens-health-2', taken)).not.toThrow();
});

test('every namespace of texts that the frame and the kit have is refused', async () => {
  const folders = ['host/shell', 'host/insight', 'host/updates', 'shared/kit/src'];
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(clone, folder), { recursive: true })).map((name) => path.join(clone, folder, name)),
    ),
  );
  const files = names.flat().filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const named = sources.flatMap((source) =>
    [...source.matchAll(/(?:useTranslation|addResourceBundle)\((?:'(?:ar|en)', )?'([a-z-]+)'/g)].map(
      ([, name]) => name,
    ),
  );
  const namespaces = [...new Set(named)] as string[];
  expect(namespaces).toEqual(expect.arrayContaining(['host', 'shared', 'team', 'desk']));
  for (const name of namespaces) expect(() => assertName(name, taken)).toThrow('part of the site itself');
});

test('what is written bears the new name everywhere, and nothing of the template is left', () =>
  inTemporaryDirectory(async (root) => {
    const { files } = await writeRemote(root, wellness);
    expect(await readdir(root)).toEqual(['mfe-wellness']);
    expect(files).toEqual(expect.arrayContaining(['mfe-wellness/package.json', 'mfe-wellness/src/locales/ar.json']));
    const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
    expect(texts.filter((text) => /template|القالب/i.test(text))).toEqual([]);
    // What the new remote imports is found as in the repository, which this directory does not lie in.
    await symlink(path.join(__dirname, '..', '..', '..', 'node_modules'), path.join(root, 'node_modules'));
    const { remote } = (await import(path.join(root, 'mfe-wellness', 'src', 'remote.ts'))) as { remote: unknown };
    expect(remote).toMatchObject({ name: 'wellness', owner: 'wellness-team', title: wellness.title });
  }));

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Ranges of this repository, by package. */
async function ownRanges(): Promise<Map<string, string>> {
  const root = path.join(__dirname, '..', '..', '..', '..');
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const { catalog } = parse(await read('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  const folders = ['.', 'shared/contracts', 'shared/kit', 'shared/build', 'releases', 'scripts/packages/emulator'];
  const manifests = await Promise.all(
    folders.map(async (folder) => JSON.parse(await read(`${folder}/package.json`)) as Manifest),
  );
  const asked = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }).filter(([, range]) => /^\d/.test(range)),
  );
  const ranges = new Map([...asked, ...Object.entries(catalog)]);
  for (const { name, version } of manifests) ranges.set(name.replace('/releases', '/release'), `^${version}`);
  return ranges;
}

test('a repository of its own has pipelines and presets, and asks for the versions that this one has', () =>
  inTemporaryDirectory(async (root) => {
    const { files } = await writeRemote(root, wellness, { tarballs: null });
    const expected = ['.gitignore', '.gitlab-ci.yml', '.github/workflows/remote.yml', 'README.md', 'eslint.config.mjs'];
    expect(files).toEqual(expect.arrayContaining(expected.map((file) => `mfe-wellness/${file}`)));
    const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
    expect(texts.filter((text) => /template|القالب/i.test(text))).toEqual([]);
    const manifest = JSON.parse(await readFile(path.join(root, 'mfe-wellness', 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const asked = Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] });
    const ranges = await ownRanges();
    expect(asked).toEqual(asked.map(([name]) => [name, ranges.get(name)]));
  }));

const readHere = (...names: string[]) => readFile(path.join(clone, ...names), 'utf8');

test('a pipeline asks a release service only where it has a token', async () => {
  const folder = ['releases', 'src', 'cli', 'new', 'standalone'];
  const asks = (script = '') => /npm run (--silent )?(check|release)|clinic-release/.test(script);
  type Env = Record<string, string> | undefined;

  const { jobs } = parse(await readHere(...folder, 'github', 'workflows', 'remote.yml')) as {
    jobs: Record<string, { env: Env; steps: { run?: string; env?: Env }[] }>;
  };
  const steps = Object.values(jobs).flatMap(({ env, steps }) =>
    steps.map((step) => ({ ...env, ...step.env, ...step })),
  );
  const asking = steps.filter(({ run }) => asks(run));
  expect(asking.map((step) => 'RELEASE_TOKEN' in step || ('RELEASES_URL' in step && step.RELEASES_URL === ''))).toEqual(
    asking.map(() => true),
  );
  expect(asking.map(({ run }) => run)).toContain('npm run check');

  // GitLab's variables of a project come before those of a job, so that the script itself has to clear it.
  const pipeline = parse(await readHere(...folder, 'gitlab-ci.yml')) as Record<
    string,
    { environment?: string; script?: string[] }
  >;
  const withoutToken = Object.values(pipeline).filter(({ environment }) => environment === undefined);
  const calls = withoutToken.flatMap(({ script = [] }) => script).filter(asks);
  expect(calls).toEqual([expect.stringMatching(/^RELEASES_URL='' /)]);
});

test('a job says what came of a release when it is so', async () => {
  const pipeline = await readHere('releases', 'src', 'cli', 'new', 'standalone', 'github', 'workflows', 'remote.yml');
  const order = ['is published.', 'clinic-release promote "$release" --to staging', 'is in staging.'];
  const places = order.map((words) => pipeline.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a job that may have an identity token reads the contents as well, for the checkout', async () => {
  const folders = ['docs', 'releases/src'].map((folder) => path.join(clone, folder));
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name))),
  );
  const files = names.flat().filter((name) => /\.(md|yml|ts)$/.test(name) && !name.includes('.test.'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const allowed = texts.flatMap((text) => [...text.matchAll(/.*id-token: write.*/g)].map(([line]) => line));
  expect(allowed.length).toBeGreaterThan(0);
  for (const line of allowed) expect(line).toContain('contents: read, id-token: write');
});

test('by hand a pipeline offers what a team may do to its remote alone', async () => {
  const folder = ['releases', 'src', 'cli', 'new', 'standalone'];
  const called = (script: string) => [...script.matchAll(/clinic-release (\S+)/g)].map(([, command]) => command);
  const { on, jobs } = parse(await readHere(...folder, 'github', 'workflows', 'remote.yml')) as {
    on: { workflow_dispatch: { inputs: { act: { options: string[] } } } };
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  expect(on.workflow_dispatch.inputs.act.options).toEqual(['promote', 'abort']);
  expect((jobs['production']?.steps ?? []).flatMap(({ run = '' }) => called(run))).toEqual(['promote', 'abort']);

  const pipeline = parse(await readHere(...folder, 'gitlab-ci.yml')) as Record<
    string,
    { environment?: string; script?: string[] }
  >;
  const byHand = Object.values(pipeline).filter(({ environment }) => environment === 'production');
  expect(byHand.flatMap(({ script = [] }) => script).flatMap(called)).toEqual(['promote', 'abort']);
});

test('the newest push comes into staging last, and what is done by hand never waits', async () => {
  const folder = ['releases', 'src', 'cli', 'new', 'standalone'];
  const { concurrency } = parse(await readHere(...folder, 'github', 'workflows', 'remote.yml')) as {
    concurrency?: { group: string };
  };
  expectNewestPushLast(concurrency?.group ?? '');

  const pipeline = parse(await readHere(...folder, 'gitlab-ci.yml')) as Record<
    string,
    { environment?: string; resource_group?: string }
  >;
  const waiting = Object.entries(pipeline).filter(([, { resource_group }]) => resource_group !== undefined);
  expect(waiting).toEqual([
    ['publish', expect.objectContaining({ environment: 'staging', resource_group: 'staging' })],
  ]);
});

test('the scripts of a new remote in the clone are those of the remotes that are there', async () => {
  const scriptsOf = async (folder: string[], name: string) => {
    const { scripts } = JSON.parse(await readHere(...folder, 'package.json')) as { scripts: Record<string, string> };
    return JSON.stringify(scripts).replaceAll(name, '<name>');
  };
  const written = await scriptsOf(['releases', 'src', 'cli', 'new', 'template'], 'template-name');
  expect(written).toBe(await scriptsOf(['mfe-content'], 'content'));
});

test('what is written and printed for a new remote takes one and the same pnpm', async () => {
  const { config } = JSON.parse(await readHere('package.json')) as { config: { pnpm: string } };
  const folder = ['releases', 'src', 'cli', 'new', 'standalone'];
  const texts = await Promise.all([
    readHere(...folder, 'README.md'),
    readHere(...folder, 'gitlab-ci.yml'),
    readHere(...folder, 'github', 'workflows', 'remote.yml'),
    readHere('releases', 'src', 'cli', 'commands', 'new.ts'),
    readHere('releases', 'src', 'cli', 'emulator.ts'),
    readHere('docs', 'first-remote.md'),
  ]);
  const named = texts.map((text) => [...new Set(text.match(/\bpnpm@[\d.]+\d/g))]);
  expect(named).toEqual(texts.map(() => [`pnpm@${config.pnpm}`]));
  expect(texts.filter((text) => /npx (--yes )?pnpm(?!@)/.test(text))).toEqual([]);
});

test('with tarballs every package of the site comes from them; one that is missing is named', () =>
  inTemporaryDirectory(async (root) => {
    const tarballs = path.join(root, 'tarballs');
    const names = ['contracts-1.3.0', 'kit-2.0.0', 'build-1.0.0'].map((name) => `clinic-${name}.tgz`);
    await writeFiles(tarballs, Object.fromEntries(names.map((name) => [name, name])));
    await expect(writeRemote(root, wellness, { tarballs })).rejects.toThrow(
      'no tarball of @clinic/emulator, @clinic/release.',
    );
    await writeFiles(tarballs, { 'clinic-release-1.0.0.tgz': 'release', 'clinic-emulator-1.0.0.tgz': 'emulator' });
    await writeRemote(root, wellness, { tarballs });
    const settings = await readFile(path.join(root, 'mfe-wellness', 'pnpm-workspace.yaml'), 'utf8');
    expect(settings).toContain('"@clinic/contracts": file:packages/clinic-contracts-1.3.0.tgz');
    const manifest = await readFile(path.join(root, 'mfe-wellness', 'package.json'), 'utf8');
    expect(manifest).toContain('"@clinic/kit": "file:packages/clinic-kit-2.0.0.tgz"');
    expect(await readdir(path.join(root, 'mfe-wellness', 'packages'))).toHaveLength(5);
  }));

test('two versions of one package among the tarballs are named, and nothing is taken', () =>
  inTemporaryDirectory(async (root) => {
    const tarballs = path.join(root, 'tarballs');
    const names = [
      'contracts-1.9.0',
      'contracts-1.10.0',
      'kit-2.0.0',
      'build-1.0.0',
      'emulator-1.0.0',
      'release-1.0.0',
    ];
    await writeFiles(tarballs, Object.fromEntries(names.map((name) => [`clinic-${name}.tgz`, name])));
    await expect(writeRemote(root, wellness, { tarballs })).rejects.toThrow(
      /several tarballs of @clinic\/contracts: clinic-contracts-1\.10\.0\.tgz, clinic-contracts-1\.9\.0\.tgz/,
    );
  }));

test('a folder that is there already is not written over', () =>
  inTemporaryDirectory(async (root) => {
    await writeRemote(root, wellness);
    await expect(writeRemote(root, wellness)).rejects.toThrow();
    expect(await readdir(root)).toEqual(['mfe-wellness']);
  }));

const main = path.join(__dirname, '..', '..', 'main.ts');

test.each([
  ['without its team', ['new', 'wellness'], '--owner'],
  ['with a name that is live', ['new', 'booking', '--owner', 'tests'], 'There is a remote booking already'],
  ['with an Arabic name in English', ['new', 'w', '--owner', 'tests', '--title-ar', 'Wellness'], 'written in Arabic'],
  ['with a quote in its name', ['new', 'w', '--owner', 'tests', '--title', "It's"], '’'],
])('called %s, the command ends with 2 and writes nothing', (_how, args, why) =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const { code, out, err } = await runRelease(main, store.location, ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(why);
  }),
);
