import { aClone } from '../testing/clone.ts';
import { inTemporaryDirectory } from '../testing/fixtures.ts';
import { releaseOf } from './inputs.ts';

test.each([
  ['a source of the package', 'mfe-booking', 'src/index.ts'],
  ['a shared source that it is built from', 'shared/contracts', 'src/time/index.ts'],
  ['the configuration of the compiler', '.', 'tsconfig.json'],
])('%s makes another release', (_name, folder, file) =>
  inTemporaryDirectory(async (directory) => {
    const { root, write } = await aClone(directory);
    const before = await releaseOf(root, 'booking');
    await write(folder, { [file]: 'changed' });
    const after = await releaseOf(root, 'booking');
    expect(after).not.toBe(before);
    expect(after).toMatch(/^1\.0\.0\+[0-9a-f]{7}$/);
  }),
);

test.each([
  ['what was built', 'mfe-booking', 'dist/main.js'],
  ['an installed package', 'mfe-booking', 'node_modules/react/index.js'],
  ['a test', 'mfe-booking', 'src/index.test.tsx'],
  ['a shared source that it is not built from', 'shared/kit', 'src/ui/index.ts'],
  ['another remote', 'mfe-qa', 'src/index.ts'],
  ['another package', 'api', 'src/server.ts'],
  ['what only runs on the server', 'host', 'server/main.ts'],
  ['what only runs in development', 'shared/build', 'src/dev/hot-reload.ts'],
])('%s does not', (_name, folder, file) =>
  inTemporaryDirectory(async (directory) => {
    const { root, write } = await aClone(directory);
    const before = await releaseOf(root, 'booking');
    await write(folder, { [file]: 'changed' });
    expect(await releaseOf(root, 'booking')).toBe(before);
  }),
);

test('the place of the clone says nothing', () =>
  inTemporaryDirectory(async (directory) => {
    const here = await aClone(`${directory}/here`);
    const there = await aClone(`${directory}/there`);
    expect(await releaseOf(here.root, 'booking')).toBe(await releaseOf(there.root, 'booking'));
  }));

describe('what is installed', () => {
  const integrity = (word: string) => ({ resolution: { integrity: `sha512-${word}` } });
  const using = (versions: Record<string, string>) => ({
    dependencies: Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, { version }])),
  });
  /** Booking uses a calendar, which uses days; shared uses React; the api a server. */
  const lockfile = {
    lockfileVersion: '9.0',
    importers: {
      '.': using({ node: '24.1.0', jest: '30.0.0' }),
      'mfe-booking': using({ '@clinic/shared': 'link:../shared/kit', calendar: '2.0.0(react@19.0.0)(server@5.0.0)' }),
      'mfe-qa': using({ '@clinic/shared': 'link:../shared/kit' }),
      'shared/kit': using({ react: '19.0.0' }),
      api: using({ server: '5.0.0' }),
    },
    packages: {
      'node@24.1.0': integrity('node'),
      'jest@30.0.0': integrity('jest'),
      // It can work with the api's server, and is installed beside it.
      'calendar@2.0.0': { ...integrity('calendar'), peerDependenciesMeta: { server: { optional: true } } },
      'days@1.0.0': integrity('days'),
      'react@19.0.0': integrity('react'),
      'server@5.0.0': integrity('server'),
    },
    snapshots: {
      'calendar@2.0.0(react@19.0.0)(server@5.0.0)': {
        dependencies: { days: '1.0.0', react: '19.0.0', server: '5.0.0' },
      },
      'days@1.0.0': {},
      'react@19.0.0': {},
      'server@5.0.0': {},
    },
  };

  /** Releases of booking and qa with one lockfile, and with another. */
  async function releases(change: (text: string) => string) {
    let pairs: string[][] = [];
    await inTemporaryDirectory(async (directory) => {
      const { root, write } = await aClone(directory);
      await write('mfe-booking', {
        'inputs.json': JSON.stringify({ packages: ['calendar@2.0.0', 'days@1.0.0', 'react@19.0.0'] }),
      });
      await write('mfe-qa', { 'inputs.json': JSON.stringify({ packages: ['react@19.0.0'] }) });
      const both = async (text: string) => {
        await write('.', { 'pnpm-lock.yaml': text });
        return [await releaseOf(root, 'booking'), await releaseOf(root, 'qa')];
      };
      pairs = [await both(JSON.stringify(lockfile)), await both(change(JSON.stringify(lockfile)))];
    });
    const [[booking, qa] = [], [bookingAfter, qaAfter] = []] = pairs;
    return { booking: booking !== bookingAfter, qa: qa !== qaAfter };
  }

  test.each([
    ['a dependency of booking', 'calendar', { booking: true, qa: false }],
    ['what a dependency of booking needs', 'days', { booking: true, qa: false }],
    ['a dependency of shared', 'react', { booking: true, qa: true }],
    ['what builds run on', 'node', { booking: true, qa: true }],
    ['a dependency of the api', 'server', { booking: false, qa: false }],
    ['a tool of the root', 'jest', { booking: false, qa: false }],
  ])('%s makes a new release of those who use it alone', async (_name, what, changed) => {
    expect(await releases((text) => text.replaceAll(`sha512-${what}`, 'sha512-other'))).toEqual(changed);
  });

  test('another version of what booking can work with, and the api uses, makes no new release of booking', async () => {
    const newer = (text: string) =>
      text.replaceAll('server@5.0.0', 'server@5.1.0').replaceAll('"server":"5.0.0"', '"server":"5.1.0"');
    expect(await releases(newer)).toEqual({ booking: false, qa: false });
  });

  test('a further remote in the clone makes no new release of any other', async () => {
    const more = { ...lockfile, importers: { ...lockfile.importers, 'mfe-shop': using({ react: '19.0.0' }) } };
    expect(await releases(() => JSON.stringify(more))).toEqual({ booking: false, qa: false });
  });

  test('a lockfile that cannot be read is refused', () =>
    inTemporaryDirectory(async (directory) => {
      const { root, write } = await aClone(directory);
      await write('.', { 'pnpm-lock.yaml': 'importers: none' });
      await expect(releaseOf(root, 'qa')).rejects.toMatchObject({ code: 'invalid' });
    }));
});
