import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { internalKeyOf, isKey } from './internal-key.ts';

const run = promisify(execFile);

test('servers that start at the same time on one data folder agree on the key, and it stays', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-key-'));
  const source = `import { internalKeyOf } from ${JSON.stringify(path.join(import.meta.dirname, 'internal-key.ts'))};
process.stdout.write(internalKeyOf(process.argv[1]));`;
  const start = () => run(process.execPath, ['--input-type=module', '--no-warnings', '-e', source, folder]);
  const made = (await Promise.all(Array.from({ length: 5 }, start))).map(({ stdout }) => stdout);
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toMatch(/^[\w-]{43}$/);
  expect(internalKeyOf(folder)).toBe(made[0]);
  expect(await readFile(path.join(folder, 'keys', 'internal.key'), 'utf8')).toBe(made[0]);
  expect(await readdir(path.join(folder, 'keys'))).toEqual(['internal.key']);
  expect((await stat(path.join(folder, 'keys', 'internal.key'))).mode & 0o077).toBe(0);
});

test('only the key is the key, and without one nothing is', () => {
  expect(isKey('a'.repeat(32), 'a'.repeat(32))).toBe(true);
  for (const sent of ['', 'b'.repeat(32), 'a'.repeat(31), undefined, ['a'.repeat(32)]])
    expect(isKey(sent, 'a'.repeat(32))).toBe(false);
  for (const key of [null, '']) expect(isKey('', key)).toBe(false);
});
