import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');

/** The demonstration and what is never part of a clinic's site: tests, examples, measurements, documentation. */
const elsewhere = [
  /^api\/demo\//,
  /^api\/src\/demo\//,
  /^shared\/node\/src\/demo-clinic\.ts$/,
  /(^|\/)(testing|fixtures|catalogue|bench|chaos)\//,
  /\.test\.(ts|tsx|mjs)$/,
  /^e2e\//,
  /\.md$/,
];

/** The demo clinic by name. The Arabic word alone is a pulse, as in the words that people in danger write. */
const demoName = /nabd|عياد(ات|ة) نبض/i;

test('nothing but the demonstration names its clinic', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  const named = files
    .split('\0')
    .filter((file) => file !== '' && !elsewhere.some((place) => place.test(file)))
    .filter((file) => demoName.test(file) || demoName.test(readFileSync(path.join(root, file), 'utf8')));
  expect(named).toEqual([]);
});
