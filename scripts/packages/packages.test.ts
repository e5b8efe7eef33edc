import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { promisify } from 'node:util';
import { browserProject, nodeProject } from '@clinic/build/jest';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { compile } from './compile.ts';
import { compileServers, packEmulator } from './pack-emulator.ts';
import { packAll } from './pack.ts';
import type { Packed } from './pack.ts';
import { root } from './packages.ts';

const run = promisify(execFile);
let folder: string;
let packed: Packed[];
const compiled = compile();
const servers = compileServers();

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-packed-'));
  packed = await packEverything('once');
});

/** With a release for the emulator that has one file. */
async function packEverything(name: string): Promise<Packed[]> {
  const files = path.join(folder, `qa of ${name}`);
  await mkdir(files);
  await writeFile(path.join(files, 'remote.json'), '{}');
  const output = path.join(folder, name);
  const emulator = await packEmulator(output, [{ name: 'qa', release: '1.0.0+0000001', files }], servers);
  return [...(await packAll(output, compiled)), emulator];
}

afterAll(() => rm(folder, { recursive: true, force: true }));

const bytesOf = async ({ file }: Packed) => new Uint8Array(await readFile(file));

test('what teams install keeps the rules of published packages, types included', async () => {
  expect(packed.map(({ name }) => name)).toEqual([
    '@clinic/contracts',
    '@clinic/kit',
    '@clinic/build',
    '@clinic/release',
    '@clinic/create-remote',
    '@clinic/emulator',
  ]);
  for (const each of packed) {
    const bytes = await bytesOf(each);
    const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    const types = await checkPackage(createPackageFromTarballData(bytes));
    const problems = types.types === false ? [] : types.problems;
    // The packages are modules, for bundlers and Node 24: resolution as in Node 10 and `require` are not served.
    const served = problems.filter(
      (problem) => !('resolutionKind' in problem) || !/node10|cjs/.test(problem.resolutionKind),
    );
    expect({ name: each.name, served }).toEqual({ name: each.name, served: [] });
  }
});

test('the presets of Jest find their own files in what teams install', () => {
  const own = path.join(root, 'shared', 'build', 'src');
  const named = [browserProject('care', folder), nodeProject('care', folder)].flatMap(
    ({ testEnvironment, setupFilesAfterEnv }) => [testEnvironment, ...setupFilesAfterEnv],
  );
  const files = named.filter((file) => file.startsWith(own)).map((file) => path.relative(root, file));
  expect(files).toHaveLength(5);
  for (const file of files) expect([...compiled.keys()]).toContain(file.replace(/\.ts$/, '.js'));
});

test('the same sources give the same bytes, and no other version of a package stays beside them', async () => {
  const output = path.join(folder, 'again');
  await mkdir(output);
  for (const file of ['clinic-kit-0.9.0.tgz', 'clinic-emulator-0.9.0.tgz', 'clinic-kitchen-0.9.0.tgz'])
    await writeFile(path.join(output, file), '');
  const again = await packEverything('again');
  const hashes = (all: Packed[]) =>
    Promise.all(
      all.map(async (each) =>
        createHash('sha256')
          .update(await bytesOf(each))
          .digest('hex'),
      ),
    );
  expect(await hashes(again)).toEqual(await hashes(packed));
  const written = again.map(({ file }) => path.basename(file));
  expect((await readdir(output)).sort()).toEqual([...written, 'clinic-kitchen-0.9.0.tgz'].sort());
});

test('the emulator has every file that its servers load or read, and a release at its place', async () => {
  const emulator = packed.find(({ name }) => name === '@clinic/emulator');
  const { stdout } = await run('tar', ['-tzf', emulator?.file ?? '']);
  const files = new Set(stdout.split('\n'));
  for (const file of [
    'artifacts/qa/1.0.0+0000001/remote.json',
    'dist/api/demo/accounts.yaml',
    'dist/api/src/db/migrations/0001_foundation.sql',
    'dist/api/src/db/pglite-worker.js',
    'dist/api/src/modules/applications/pdf-worker.js',
    'dist/host/server/rendering/renderer-worker.js',
    'dist/shared/node/src/index.js',
  ])
    expect({ file, isThere: files.has(`package/${file}`) }).toEqual({ file, isThere: true });
  const started = [...servers.values()].flatMap((content) => content.match(/new URL\((['"])[^'"]*\.ts\1/g) ?? []);
  expect(started).toEqual([]);
  expect([...servers.values()].filter((content) => /@clinic\/(node|releases|build|kit)/.test(content))).toEqual([]);
});
