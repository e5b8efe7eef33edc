import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from './processes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-run-'));
  await mkdir(path.join(folder, 'shared'));
  await cp(path.join(root, 'scripts/run.mjs'), path.join(folder, 'scripts/run.mjs'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ config: { pnpm: '1.2.3' } }));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) await writeFile(path.join(folder, file), '');
  await mkdir(path.join(folder, 'bin'));
  await writeFile(path.join(folder, 'bin/npx'), `#!/bin/sh\necho "$*" >> ${folder}/calls\n`, { mode: 0o755 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (task: string) =>
  spawnSync(process.execPath, [path.join(folder, 'scripts/run.mjs'), task], {
    env: { PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env['PATH']}` },
    encoding: 'utf8',
  });
const calls = async () => (await readFile(path.join(folder, 'calls'), 'utf8')).trim().split('\n');

test('an image installs the pinned way, and no command after it installs again while the lockfile is the same', async () => {
  expect(run('install').status).toBe(0);
  expect(await calls()).toEqual(['--yes pnpm@1.2.3 install --frozen-lockfile --reporter=append-only']);
  expect(run('setup').stderr).toContain('Node 24 is missing from the dependencies');
  expect(await calls()).toHaveLength(1);
  await writeFile(path.join(folder, 'pnpm-lock.yaml'), 'another');
  run('setup');
  expect(await calls()).toHaveLength(2);
});
