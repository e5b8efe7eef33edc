import { readFileSync } from 'node:fs';
import path from 'node:path';
import { advice, namesIn } from './door-exports.ts';
import type { DoorExports } from './door-exports.ts';
import { doors } from './doors.ts';

const shared = path.join(__dirname, '..');
const manifest = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8')) as {
  version: string;
  exports: Record<string, string>;
};

async function current(): Promise<DoorExports> {
  const own = doors.filter((door) => door.startsWith('@clinic/shared/'));
  const exports = await Promise.all(
    own.map(async (door): Promise<[string, string[]]> => {
      const file = manifest.exports[door.replace('@clinic/shared', '.')] ?? '';
      return [door, namesIn((await import(path.join(shared, file))) as object)];
    }),
  );
  return { version: manifest.version, exports: Object.fromEntries(exports) };
}

test('what the doors give did not change without their version', async () => {
  const recorded = JSON.parse(readFileSync(path.join(__dirname, 'door-exports.json'), 'utf8')) as DoorExports;
  const wanted = advice(recorded, await current());
  if (wanted !== null) throw new Error(wanted);
});

const at = (version: string, ...names: string[]): DoorExports => ({ version, exports: { '@clinic/shared/ui': names } });
const recorded = at('1.2.0', 'Band', 'Card');

test.each([
  ['nothing is new', at('1.2.0', 'Card', 'Band'), null],
  [
    'a name is gone',
    at('1.2.0', 'Band'),
    'Removed: Card of @clinic/shared/ui.\nRaise the version in shared/package.json to 2.0.0',
  ],
  ['a name is gone in a new minor version', at('1.3.0', 'Band'), 'to 2.0.0'],
  [
    'a door is gone',
    { version: '1.2.0', exports: {} },
    'Removed: Band of @clinic/shared/ui, Card of @clinic/shared/ui.',
  ],
  [
    'a name is new',
    at('1.2.0', 'Band', 'Card', 'Page'),
    'Added: Page of @clinic/shared/ui.\nRaise the version in shared/package.json to 1.3.0',
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
  expect(advice(recorded, now)).toContain('into shared/build/door-exports.json');
  expect(advice(recorded, now)).not.toContain('Raise');
});

test('functions of a group are named one by one, data are not', () => {
  const module = { paths: { home: () => '/', news: () => '/news' }, roles: { doctor: true }, Card: () => null };
  expect(namesIn(module)).toEqual(['Card', 'paths', 'paths.home', 'paths.news', 'roles']);
});

test('names are read from the doors themselves', async () => {
  const { exports } = await current();
  expect(exports['@clinic/shared/contracts']).toEqual(expect.arrayContaining(['z', 'z.object', 'roles']));
  expect(exports['@clinic/shared/routing']).toEqual(expect.arrayContaining(['useLoaderData', 'paths.home']));
});
