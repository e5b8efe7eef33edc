import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { aBundledClone } from '../testing/bundled-clone.ts';
import type { BundledClone } from '../testing/bundled-clone.ts';
import { knownRelease, releaseOf } from './inputs.ts';

/** The bundler reads the module graph of a remote for each of these; a machine may do other things beside. */
jest.setTimeout(300_000);

let directory: string;
let clone: BundledClone;
let before: string;

const home = 'mfe-qa/src/home/HomePage.tsx';
const lockfile = 'pnpm-lock.yaml';
const inPackage = (file: string) => `mfe-qa/node_modules/tiny/${file}`;

/** Installs a package of its own for the remote, or another version of it. */
async function install({ read, write }: BundledClone, version: string): Promise<void> {
  const lines = (await read(lockfile)).replace(/^ {6}tiny:\n.*\n.*\n|^ {2}tiny@.*\n.*\n/gm, '');
  const wanted = `      tiny:\n        specifier: ${version}\n        version: ${version}\n`;
  const resolved = `\n  tiny@${version}:\n    resolution: {integrity: sha512-${version}}`;
  const asked = lines.replace(/^ {2}mfe-qa:\n {4}dependencies:\n/m, (start) => start + wanted);
  await write(
    lockfile,
    asked.replace(/^packages:$/m, (start) => `${start}\n${resolved}`),
  );
  await write(inPackage('package.json'), JSON.stringify({ name: 'tiny', version, main: 'index.js' }));
  await write(inPackage('index.js'), 'export const tiny = 1;\n');
}

async function aClone(name: string): Promise<BundledClone> {
  const made = await aBundledClone(path.join(directory, name));
  await install(made, '1.0.0');
  await made.write(home, `import 'tiny';\n${await made.read(home)}`);
  return made;
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'clinic-inputs-'));
  clone = await aClone('clone');
  before = await releaseOf(clone.root, 'qa');
});

afterAll(() => rm(directory, { recursive: true, force: true }));

type Edit = (clone: BundledClone) => Promise<void>;

const comment =
  (file: string): Edit =>
  async ({ read, write }) =>
    write(file, `${await read(file)}\n// edited\n`);
const replace =
  (file: string, from: string | RegExp, to: string): Edit =>
  async ({ read, write }) => {
    const text = await read(file);
    const edited = text.replace(from, to);
    expect(edited).not.toBe(text);
    await write(file, edited);
  };

const edited: Record<string, [file: string, edit: Edit]> = {
  'a fixture': ['shared/contracts/src/testing/index.ts', comment('shared/contracts/src/testing/index.ts')],
  'a helper of tests': ['shared/kit/src/testing/index.ts', comment('shared/kit/src/testing/index.ts')],
  'a part of the kit that is not shipped': ['shared/kit/src/ui/index.ts', comment('shared/kit/src/ui/index.ts')],
  'an icon of the host': ['shared/kit/src/ui/icon-paths.ts', comment('shared/kit/src/ui/icon-paths.ts')],
  'the preset of the host': ['shared/build/src/webpack-host.ts', comment('shared/build/src/webpack-host.ts')],
  'the development server': ['shared/build/src/dev/hot-reload.ts', comment('shared/build/src/dev/hot-reload.ts')],
  'a test of the remote': ['mfe-qa/src/home/home.test.tsx', comment('mfe-qa/src/home/home.test.tsx')],
  'the scripts of a package': ['mfe-qa/package.json', replace('mfe-qa/package.json', '"webpack"', '"webpack --stats"')],
};

test.each(Object.entries(edited))('%s makes no other release', async (_what, [file, edit]) => {
  const text = await clone.read(file);
  await edit(clone);
  expect(await knownRelease(clone.root, 'qa')).toBe(before);
  await clone.write(file, text);
});

test('all of these at once, a new file that nobody imports and another place of the clone make none either', async () => {
  const other = await aClone('elsewhere/clone');
  for (const [, edit] of Object.values(edited)) await edit(other);
  await other.write('mfe-qa/src/home/unused.ts', 'export const unused = true;\n');
  expect(await releaseOf(other.root, 'qa')).toBe(before);
});

test('what is installed and not built in makes no other release, although nothing is known of that state', async () => {
  const text = await clone.read(lockfile);
  await replace(lockfile, /(\n {2}fastify@[\d.]+:\n {4}resolution: \{integrity: sha512-)/, '$1other')(clone);
  expect(await knownRelease(clone.root, 'qa')).toBeUndefined();
  expect(await releaseOf(clone.root, 'qa')).toBe(before);
  await clone.write(lockfile, text);
});

test.each<[what: string, file: string, edit: Edit]>([
  ['a shipped source', home, comment(home)],
  ['an English text', 'mfe-qa/src/locales/en.json', replace('mfe-qa/src/locales/en.json', '"home"', '"homes"')],
  ['an Arabic text', 'mfe-qa/src/locales/ar.json', replace('mfe-qa/src/locales/ar.json', '"home"', '"homes"')],
  ['the preset of remotes', 'shared/build/src/webpack-remote.ts', comment('shared/build/src/webpack-remote.ts')],
  ['a loader', 'shared/build/src/locale-loader.cjs', comment('shared/build/src/locale-loader.cjs')],
  ['a schema in its descriptor', 'shared/contracts/src/events.ts', comment('shared/contracts/src/events.ts')],
  [
    'the version of a shared module',
    'shared/kit/package.json',
    replace('shared/kit/package.json', /"version": "\d+/, '$&9'),
  ],
  [
    'what the bundler needs',
    lockfile,
    replace(lockfile, /(\n {2}terser-webpack-plugin@[\d.]+:\n {4}resolution: \{integrity: sha512-)/, '$1other'),
  ],
])('%s makes another release, and going back the one before', async (_what, file, edit) => {
  const text = await clone.read(file);
  await edit(clone);
  expect(await releaseOf(clone.root, 'qa')).not.toBe(before);
  await clone.write(file, text);
  expect(await knownRelease(clone.root, 'qa')).toBe(before);
});

test('another version of a package that is built in makes another release, and going back the one before', async () => {
  await install(clone, '1.0.1');
  expect(await releaseOf(clone.root, 'qa')).not.toBe(before);
  await install(clone, '1.0.0');
  expect(await knownRelease(clone.root, 'qa')).toBe(before);
});

test('a new file makes another release once it is imported, and counts from then on', async () => {
  const text = await clone.read(home);
  const added = 'mfe-qa/src/home/added.ts';
  await clone.write(added, 'export const added = 1;\n');
  expect(await releaseOf(clone.root, 'qa')).toBe(before);
  await clone.write(home, `import './added.ts';\n${text}`);
  const imported = await releaseOf(clone.root, 'qa');
  expect(imported).not.toBe(before);
  await clone.write(added, 'export const added = 2;\n');
  expect([before, imported]).not.toContain(await releaseOf(clone.root, 'qa'));
  await clone.write(home, text);
});

test('sources that cannot be bundled have no release, and why is said', async () => {
  const text = await clone.read(home);
  await clone.write(home, `import './nowhere.ts';\n${text}`);
  await expect(releaseOf(clone.root, 'qa')).rejects.toThrow(/The build of qa failed\.[^]*nowhere\.ts/);
  await clone.write(home, text);
});
