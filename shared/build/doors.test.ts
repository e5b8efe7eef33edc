import { readFileSync } from 'node:fs';
import path from 'node:path';
import { doors, sharedDoors } from './doors.ts';

const root = path.join(__dirname, '..', '..');
const manifest = JSON.parse(readFileSync(path.join(__dirname, '..', 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

test('every shared door is a door of the package', () => {
  const own = doors
    .filter((door) => door.startsWith('@clinic/shared/'))
    .map((door) => door.replace('@clinic/shared', '.'));
  expect(own.filter((door) => manifest.exports[door] === undefined)).toEqual([]);
});

test('a remote bundles none of them', () => {
  expect(Object.values(sharedDoors('remote')).every((door) => door.import === false)).toBe(true);
});

test('the host’s renderer provides every one of them', () => {
  const source = readFileSync(path.join(root, 'host', 'src', 'remotes', 'federation.server.ts'), 'utf8');
  expect(doors.filter((door) => !source.includes(`  '${door}':`) && !source.includes(`  ${door}:`))).toEqual([]);
});
