import { aClone } from '../testing/clone.ts';
import { inTemporaryDirectory } from '../testing/fixtures.ts';
import { releaseOf } from './inputs.ts';

test.each([
  ['a source of the package', 'mfe-booking', 'src/index.ts'],
  ['a new file of the package', 'mfe-booking', 'src/details/index.ts'],
  ['a shared source', 'shared', 'src/time/index.ts'],
  ['the lockfile', '.', 'pnpm-lock.yaml'],
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
  ['another remote', 'mfe-qa', 'src/index.ts'],
  ['another package', 'api', 'src/server.ts'],
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
