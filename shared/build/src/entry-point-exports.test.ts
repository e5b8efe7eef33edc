import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { advice, namesIn } from './entry-point-exports.ts';
import type { EntryPointExports } from './entry-point-exports.ts';
import { packageOf, sharedModules } from './shared-modules.ts';

const require = createRequire(__filename);
const packages = ['@clinic/contracts', '@clinic/kit'];

async function current(name: string): Promise<EntryPointExports> {
  const file = require.resolve(`${name}/package.json`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version: string; exports: Record<string, string> };
  const own = sharedModules.filter((module) => packageOf(module) === name);
  const exports = await Promise.all(
    own.map(async (module): Promise<[string, string[]]> => {
      const source = manifest.exports[module.replace(name, '.')] ?? '';
      return [module, namesIn((await import(path.join(path.dirname(file), source))) as object)];
    }),
  );
  return { package: name, version: manifest.version, exports: Object.fromEntries(exports) };
}

test.each(packages)('the exports of %s did not change without its version', async (name) => {
  const recorded = JSON.parse(readFileSync(path.join(__dirname, 'entry-point-exports.json'), 'utf8')) as Record<
    string,
    Omit<EntryPointExports, 'package'>
  >;
  const entry = recorded[name];
  if (entry === undefined) throw new Error(`${name} is not recorded`);
  const wanted = advice({ package: name, ...entry }, await current(name));
  if (wanted !== null) throw new Error(wanted);
});

const at = (version: string, ...names: string[]): EntryPointExports => ({
  package: '@clinic/kit',
  version,
  exports: { '@clinic/kit/ui': names },
});
const recorded = at('1.2.0', 'Band', 'Card');

test.each([
  ['nothing is new', at('1.2.0', 'Card', 'Band'), null],
  [
    'a name is gone',
    at('1.2.0', 'Band'),
    'Removed: Card of @clinic/kit/ui.\nRaise the version of @clinic/kit to 2.0.0',
  ],
  ['a name is gone in a new minor version', at('1.3.0', 'Band'), 'to 2.0.0'],
  [
    'an entry point is gone',
    { package: '@clinic/kit', version: '1.2.0', exports: {} },
    'Removed: Band of @clinic/kit/ui, Card of @clinic/kit/ui.',
  ],
  [
    'a name is new',
    at('1.2.0', 'Band', 'Card', 'Page'),
    'Added: Page of @clinic/kit/ui.\nRaise the version of @clinic/kit to 1.3.0',
  ],
  ['a name is new in a new patch', at('1.2.1', 'Band', 'Card', 'Page'), 'to 1.3.0'],
])('when %s, what to do is said', (_what, now, wanted) => {
  expect(advice(recorded, now)).toEqual(wanted === null ? null : expect.stringContaining(wanted));
});

test.each([
  ['the version alone', at('1.2.1', 'Band', 'Card')],
  ['a new name in a new minor version', at('1.3.0', 'Band', 'Card', 'Page')],
  ['another name in a new major version', at('2.0.0', 'Band', 'Page')],
])('%s has only to be written down', (_what, now) => {
  expect(advice(recorded, now)).toContain('into shared/build/src/entry-point-exports.json');
  expect(advice(recorded, now)).not.toContain('Raise');
});

test('functions of a group are named one by one, data are not', () => {
  const module = { paths: { home: () => '/', news: () => '/news' }, roles: { doctor: true }, Card: () => null };
  expect(namesIn(module)).toEqual(['Card', 'paths', 'paths.home', 'paths.news', 'roles']);
});

test('names are read from the entry points themselves', async () => {
  const { exports: contracts } = await current('@clinic/contracts');
  const { exports: kit } = await current('@clinic/kit');
  expect(contracts['@clinic/contracts']).toEqual(expect.arrayContaining(['z', 'z.object', 'hostPaths.home', 'roles']));
  expect(kit['@clinic/kit/routing']).toEqual(expect.arrayContaining(['useLoaderData', 'redirect']));
});
