import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aClone } from '../testing/clone.ts';
import type { Clone } from '../testing/clone.ts';
import { aDescriptor, aHostBuild, aRemoteBuild, inTemporaryDirectory } from '../testing/fixtures.ts';
import { checkPackages, publishPackages } from './publish.ts';

const all = ['host', 'booking', 'qa'];

function withClone(test: (clone: Clone) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => test(await aClone(directory)));
}

function output(build: Record<string, string>) {
  return { 'output.json': JSON.stringify(build) };
}

test('every package becomes a release, and is built only when it changed', () =>
  withClone(async ({ publishing, builds, write }) => {
    const once = await publishPackages(publishing, all);
    expect(once.map(({ name, published }) => [name, published])).toEqual(all.map((name) => [name, true]));
    expect(await builds()).toEqual(['host', 'mfe-booking', 'mfe-qa']);

    expect((await publishPackages(publishing, all)).map(({ published }) => published)).toEqual([false, false, false]);
    expect(await builds()).toEqual([]);

    await write('mfe-qa', { 'src/index.ts': 'export const changed = true;' });
    const [, , qa] = await publishPackages(publishing, all);
    expect(await builds()).toEqual(['mfe-qa']);
    expect(qa?.release).not.toBe(once[2]?.release);
    expect(await publishing.store.readRegistry('production')).toBeNull();
  }));

test('the same sources have to give the same bytes again', () =>
  withClone(async ({ publishing, write }) => {
    await publishPackages(publishing, ['qa']);
    const again = await publishPackages({ ...publishing, rebuild: true }, ['qa']);
    expect(again[0]?.published).toBe(false);

    // Outside of what a release is named after, as a clock or a random number in a build would be.
    await write('.', { drift: 'random()' });
    const drifted = publishPackages({ ...publishing, rebuild: true }, ['qa']);
    await expect(drifted).rejects.toMatchObject({ code: 'different-bytes' });
  }));

test('two who publish the same at once build it once', () =>
  withClone(async ({ publishing, builds }) => {
    const both = await Promise.all([publishPackages(publishing, ['qa']), publishPackages(publishing, ['qa'])]);
    expect(both.map(([qa]) => qa?.published).sort()).toEqual([false, true]);
    expect(await builds()).toEqual(['mfe-qa']);
  }));

test('sources that change while they are built become no release', () =>
  withClone(async ({ publishing, write }) => {
    await write('mfe-qa', { 'unsaved.ts': 'export const saved = true;' });
    await expect(publishPackages(publishing, ['qa'])).rejects.toMatchObject({ code: 'conflict' });
    expect((await publishing.store.readHistory()).lines).toEqual([]);
    expect(await publishPackages(publishing, ['qa'])).toMatchObject([{ published: true }]);
  }));

test('a build that fails says why, and leaves no release', () =>
  withClone(async ({ publishing, write }) => {
    await write('mfe-qa', { broken: '' });
    await expect(publishPackages(publishing, ['qa'])).rejects.toThrow('Module not found: ./broken');
    expect((await publishing.store.readHistory()).lines).toEqual([]);
  }));

test.each([
  [
    'a missing file',
    (build: Record<string, string>) => ({ ...build, 'fallback.en.html': undefined }),
    'required-files',
  ],
  ['a source map', (build: Record<string, string>) => ({ ...build, 'a.js.map': '{}' }), 'source-maps'],
  [
    'a screen that is not there',
    (build: Record<string, string>) => ({ ...build, 'node/mf-manifest.json': '{"exposes":[]}' }),
    'exposed-modules',
  ],
  [
    'a secret',
    (build: Record<string, string>) => ({ ...build, 'a.js': ['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ') }),
    'secrets',
  ],
  ['no descriptor', (build: Record<string, string>) => ({ ...build, 'remote.json': '{}' }), 'description'],
])('%s is refused by its check', (_name, spoil, check) =>
  withClone(async ({ publishing, write }) => {
    await write('mfe-qa', { 'output.json': JSON.stringify(spoil(aRemoteBuild(aDescriptor('qa')))) });
    await expect(publishPackages(publishing, ['qa'])).rejects.toMatchObject({
      code: 'refused',
      findings: [{ level: 'error', check }],
    });
  }),
);

test('texts of one language only are refused', () =>
  withClone(async ({ publishing, write }) => {
    await write('mfe-qa', { 'src/locales/en.json': '{"title":"Title","more":"More"}' });
    await expect(publishPackages(publishing, ['qa'])).rejects.toMatchObject({ findings: [{ check: 'text-keys' }] });
  }));

test('styles that name a side of the screen are refused', () =>
  withClone(async ({ publishing, write }) => {
    await write('mfe-qa', { 'src/home.tsx': '<Box sx={{ marginLeft: 1 }} />', 'src/home.test.tsx': '<Box mr={1} />' });
    await expect(publishPackages(publishing, ['qa'])).rejects.toMatchObject({
      findings: [{ check: 'physical-styles', message: expect.stringContaining('src/home.tsx:1') }],
    });
  }));

test('a page of a live remote is taken, unless both are published together', () =>
  withClone(async ({ publishing, write }) => {
    const published = await publishPackages(publishing, all);
    const changes = Object.fromEntries(published.map(({ name, release }) => [name, release]));
    await publishing.store.promote({ channel: 'production', changes, by: 'noura' });

    const { routes } = aDescriptor('booking');
    await write('mfe-qa', output(aRemoteBuild(aDescriptor('qa', { routes }))));
    await expect(publishPackages(publishing, ['qa'])).rejects.toMatchObject({
      findings: [{ check: 'route-overlaps' }],
    });

    await write('mfe-booking', output(aRemoteBuild(aDescriptor('booking', { routes: aDescriptor('qa').routes }))));
    expect(await publishPackages(publishing, ['qa', 'booking'])).toMatchObject([
      { published: true },
      { published: true },
    ]);
  }));

test('a remote is rendered inside what is live before it becomes a release', () =>
  withClone(async ({ publishing, write }) => {
    const failure = `{ remote: 'qa', module: './home', phase: 'draw', apiUnavailable: false, why: 'no window' }`;
    const judging = `exports.createTrial = ({ remotes, requireFile }) => ({
      render: async () => ({ status: 200, empty: false, failures: requireFile(remotes.qa.container).broken ? [${failure}] : [] }),
    });`;
    await write('host', output({ ...aHostBuild(), 'node/renderer.cjs': judging }));
    const built = (script: string) => output(aRemoteBuild(aDescriptor('qa'), script));
    await write('mfe-qa', built('exports.broken = false'));
    const published = await publishPackages(publishing, all);
    const changes = Object.fromEntries(published.map(({ name, release }) => [name, release]));
    await publishing.store.promote({ channel: 'production', changes, by: 'noura' });

    await write('mfe-qa', { ...built('exports.broken = true'), 'src/index.ts': 'export const broken = true;' });
    // With all packages too: those that stay as they are live are what it will be rendered with.
    for (const names of [['qa'], all])
      await expect(publishPackages(publishing, names)).rejects.toMatchObject({
        findings: [{ level: 'error', check: 'renders-on-server' }, { check: 'renders-on-server' }],
      });
    expect(await checkPackages(publishing, ['booking'])).toMatchObject([{ findings: [] }]);
  }));

test('the statement of a release names no check that tried nothing', () =>
  withClone(async ({ publishing, write }) => {
    const checksOf = async (names: string[]) => {
      const published = await publishPackages({ ...publishing, thorough: false }, names);
      const last = published.at(-1);
      const stated = await publishing.store.readProvenance(last?.name ?? '', last?.release ?? '');
      return { published, checks: stated?.checks.map(({ check }) => check) };
    };
    const { published, checks } = await checksOf(all);
    expect(checks).toEqual(['sources-and-files']);
    const changes = Object.fromEntries(published.map(({ name, release }) => [name, release]));
    await publishing.store.promote({ channel: 'production', changes, by: 'noura' });

    await write('mfe-qa', { 'src/index.ts': 'export const second = true;' });
    expect((await checksOf(['qa'])).checks).toEqual(['sources-and-files', 'renders-on-server']);
    await write('host', { 'src/index.ts': 'export const second = true;' });
    await write('mfe-qa', { 'src/index.ts': 'export const third = true;' });
    expect((await checksOf(['host', 'qa'])).checks).toEqual(['sources-and-files']);
  }));

test('checking tells what publishing would, and keeps nothing', () =>
  withClone(async ({ publishing, write }) => {
    await write('mfe-qa', output({ ...aRemoteBuild(aDescriptor('qa')), 'a.js.map': '{}' }));
    expect(await checkPackages(publishing, ['host', 'booking', 'qa'])).toMatchObject([
      { name: 'host', findings: [] },
      { name: 'booking', findings: [] },
      { name: 'qa', findings: [{ check: 'source-maps' }] },
    ]);
    expect((await publishing.store.readHistory()).lines).toEqual([]);
  }));

test('a remote that nothing live could be compared with is told so, and where that was looked for', () =>
  withClone(async ({ publishing }) => {
    const { location } = publishing.store;
    const message = `Nothing is live in production of ${location}: qa was not compared with a host or other remotes.`;
    const finding = { level: 'warn', check: 'live', message };
    expect(await checkPackages(publishing, ['qa'])).toMatchObject([{ findings: [finding] }]);
    expect(await publishPackages(publishing, ['qa'])).toMatchObject([{ published: true, findings: [finding] }]);
    expect(await checkPackages(publishing, ['host', 'qa'])).toMatchObject([{ findings: [] }, { findings: [] }]);
  }));

test('after a refusal nothing else is begun, and every refusal is told', () =>
  withClone(async ({ publishing, write, builds }) => {
    await write('host', { broken: '' });
    await write('mfe-booking', output({ ...aRemoteBuild(aDescriptor('booking')), 'a.js.map': '{}' }));
    await expect(publishPackages(publishing, all)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringMatching(
        /^(host: The build of host failed[^]*\n\nbooking: |booking: [^]*a\.js\.map[^]*\n\nhost: The build)/,
      ),
      findings: [{ check: 'source-maps', message: expect.stringMatching(/^booking: /) }],
    });
    expect(await builds()).toEqual(['host', 'mfe-booking']);
    expect((await publishing.store.readHistory()).lines).toEqual([]);
  }));

test('a release that a crash kept out of the history gets its line without another build', () =>
  withClone(async ({ publishing, builds }) => {
    await publishPackages(publishing, ['qa']);
    await builds();
    const history = path.join(publishing.store.location, 'history.jsonl');
    await writeFile(history, '');
    expect(await publishPackages(publishing, ['qa'])).toMatchObject([{ published: false }]);
    expect(await builds()).toEqual([]);
    expect((await publishing.store.readHistory()).lines).toMatchObject([{ act: 'publish', remote: 'qa', by: 'noura' }]);
  }));

test('a package that is not in the clone is named, with those that are', () =>
  withClone(async ({ publishing }) => {
    await expect(publishPackages(publishing, ['shop'])).rejects.toThrow(
      'no package shop here. There are: host, booking, qa',
    );
  }));
