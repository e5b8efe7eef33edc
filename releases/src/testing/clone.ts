import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '../store/index.ts';
import { admitTo } from '../publishing/publish.ts';
import type { Publishing } from '../publishing/publish.ts';
import type { ReleaseStore } from '../store/index.ts';
import { aDescriptor, aHostBuild, aRemoteBuild, writeFiles } from './fixtures.ts';
import type { Build } from './fixtures.ts';

/**
 * Stands in for the bundler: copies the package's `output.json` and the clone's `drift` to `dist`, and notes that it ran.
 * While it runs, an `unsaved.ts` is saved over a source.
 */
const bundler = `
const fs = require('node:fs');
const path = require('node:path');
fs.appendFileSync('../builds.log', path.basename(process.cwd()) + '\\n');
if (fs.existsSync('unsaved.ts')) fs.renameSync('unsaved.ts', 'src/index.ts');
if (fs.existsSync('broken')) { console.error('Module not found: ./broken'); process.exit(1); }
for (const [file, text] of Object.entries(JSON.parse(fs.readFileSync('output.json', 'utf8')))) {
  const target = path.join('dist', file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}
if (fs.existsSync('../drift')) fs.copyFileSync('../drift', 'dist/drift.js');
`;

/**
 * Stands in for the reader of module graphs: every source of the package is in the graph, and `inputs.json` says what
 * else is.
 */
const inputsReader = `
import fs from 'node:fs';
import path from 'node:path';
const folder = path.basename(process.cwd());
const sources = fs
  .readdirSync('src', { recursive: true })
  .filter((file) => fs.statSync(path.join('src', file)).isFile() && !/\\.test\\.tsx?$/.test(file))
  .map((file) => folder + '/src/' + file);
const more = fs.existsSync('inputs.json') ? JSON.parse(fs.readFileSync('inputs.json', 'utf8')) : {};
const files = ['tsconfig.json', 'shared/contracts/src/time/index.ts', folder + '/package.json', folder + '/output.json'];
process.send({ files: [...files, ...sources], absent: [], packages: [], tools: [], ...more });
process.disconnect();
`;

/** A clone of its own with a host, booking and qa. */
export interface Clone {
  root: string;
  publishing: Publishing & { store: ReleaseStore };
  progress: string[];
  /** Folders built since the last time this was asked. */
  builds(): Promise<string[]>;
  write(folder: string, files: Build): Promise<string>;
}

export async function aClone(directory: string): Promise<Clone> {
  const root = path.join(directory, 'clone');
  const store = openStore(path.join(root, 'var', 'releases'), { createKeys: true });
  const progress: string[] = [];
  const write = (folder: string, files: Build) => writeFiles(path.join(root, folder), files);

  await write('.', { 'pnpm-lock.yaml': 'lockfileVersion: 9', 'tsconfig.json': '{}', 'node_modules/.keep': '' });
  await write('node_modules/webpack', { 'package.json': '{"name":"webpack"}', 'bin/webpack.js': bundler });
  await write('node_modules/@clinic/build', {
    'package.json': JSON.stringify({ name: '@clinic/build', exports: { './inputs': './inputs.mjs' } }),
    'inputs.mjs': inputsReader,
  });
  await write('shared/contracts', { 'src/time/index.ts': 'export const zone = "Asia/Riyadh";' });
  await write('shared/kit', { 'src/ui/index.ts': 'export {};' });
  await write('shared/build', { 'src/webpack.ts': 'export {};' });
  await mkdir(path.join(root, 'api'), { recursive: true });
  const packages = {
    host: aHostBuild(),
    'mfe-booking': aRemoteBuild(aDescriptor('booking')),
    'mfe-qa': aRemoteBuild(aDescriptor('qa')),
  };
  for (const [folder, build] of Object.entries(packages)) {
    await write(folder, {
      'package.json': JSON.stringify({ name: folder, version: '1.0.0' }),
      'output.json': JSON.stringify(build),
      'src/index.ts': 'export {};',
      'src/locales/ar.json': '{"title":"عنوان"}',
      'src/locales/en.json': '{"title":"Title"}',
    });
  }

  const log = path.join(root, 'builds.log');
  const builds = async () => {
    const folders = await readFile(log, 'utf8').catch(() => '');
    await rm(log, { force: true });
    return folders
      .split('\n')
      .filter((folder) => folder !== '')
      .sort();
  };
  const note = (name: string, what: string) => progress.push(`${name} ${what}`);
  const publishing = { root, store, admit: admitTo(store), by: 'noura', progress: note };
  return { root, publishing, progress, builds, write };
}
