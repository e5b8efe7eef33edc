import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { changedFiles, startOfWork } from './changed-files.ts';

let clone: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=tests', '-c', 'user.email=tests@clinic.example', ...args], { cwd: clone });
const changed = (...args: string[]) => changedFiles(clone, startOfWork(clone, args));
const write = (file: string, text = '') => writeFile(path.join(clone, file), text);

beforeEach(async () => {
  clone = await mkdtemp(path.join(os.tmpdir(), 'clinic-check-'));
  git('init', '--quiet', '--initial-branch', 'main');
  for (const file of ['one.ts', 'two.ts']) await write(file);
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
});
afterEach(() => rm(clone, { recursive: true, force: true }));

test('nothing differs from the branch main, or from the commit that was named', () => {
  expect(startOfWork(clone, [])).toMatchObject({ name: 'main', commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
  expect(startOfWork(clone, ['--since', 'HEAD'])).toEqual({ name: 'HEAD', commit: 'HEAD' });
  expect(() => startOfWork(clone, ['--since'])).toThrow('--since needs a commit.');
  expect(changed()).toEqual({ count: 0, present: [] });
});

test('a deleted file is a change, and is given to nothing that would read it', async () => {
  await rm(path.join(clone, 'one.ts'));
  expect(changed()).toEqual({ count: 1, present: [] });
  git('checkout', '--quiet', '-b', 'work');
  git('commit', '--quiet', '--all', '--message', 'Delete');
  expect(changed()).toEqual({ count: 1, present: [] });
  await write('two.ts', 'export {};');
  await write('three.ts');
  expect(changed()).toEqual({ count: 3, present: ['two.ts', 'three.ts'] });
  expect(changed('--since', 'HEAD')).toEqual({ count: 2, present: ['two.ts', 'three.ts'] });
});

test('the command names the commit that nothing differs from', () => {
  const head = git('rev-parse', 'HEAD').toString().trim();
  const env = { PATH: process.env['PATH'], GIT_DIR: path.join(clone, '.git'), GIT_WORK_TREE: clone };
  const run = spawnSync(process.execPath, [path.join(__dirname, 'check.ts'), '--since', head], {
    env,
    encoding: 'utf8',
  });
  expect(run).toMatchObject({ status: 0, stdout: `Nothing differs from ${head}.\n` });
});
