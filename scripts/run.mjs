/**
 * `npm start`, `npm test`, `npm run dev`, `npm run check`, `npm run setup`: runs on Node 20 with nothing installed. Brings the pinned pnpm and, with the
 * dependencies, the Node 24 that everything else runs on; then hands over to it. `node scripts/run.mjs install` only
 * installs, for an image whose commands then need not.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const task = process.argv[2];
const tasks = {
  start: 'start.ts',
  test: 'test.ts',
  dev: 'dev.ts',
  check: 'check.ts',
  setup: 'setup.ts',
  install: null,
};

if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or newer is needed; this is ${process.version}.`);
if (!Object.hasOwn(tasks, task)) fail(`Say which of ${Object.keys(tasks).join(', ')} to run.`);

install();
if (tasks[task] !== null) handOver(path.join(root, 'scripts', tasks[task]));

/** Installs from the lockfile, unless nothing changed since the last time. */
function install() {
  const stampFile = path.join(root, 'node_modules', '.installed');
  const wanted = [
    process.platform,
    process.arch,
    ...manifests().map((file) => readFileSync(path.join(root, file), 'utf8')),
  ];
  const stamp = createHash('sha256').update(wanted.join('\0')).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  console.log('Installing dependencies …');
  const { status, error } = spawnSync(
    'npx',
    ['--yes', `pnpm@${pinnedPnpm()}`, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true' },
    },
  );
  if (error !== undefined) fail(`npm could not be run: ${error.message}`);
  if (status !== 0) fail('The dependencies could not be installed; the lines above say why.');
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Version of the pinned pnpm: npx brings it, so that a fresh machine needs only npm. */
function pinnedPnpm() {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).config.pnpm;
}

function manifests() {
  const below = (folder) => readdirSync(path.join(root, folder)).map((name) => path.join(folder, name));
  const packages = [...below('.'), ...below('shared')].filter(
    (folder) => existsSync(path.join(root, folder, 'package.json')) && folder !== 'node_modules',
  );
  return [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...packages.map((folder) => path.join(folder, 'package.json')),
  ];
}

/** Runs the task on the Node of the dependencies, with their commands first in the path. Signals reach the task. */
function handOver(script) {
  const binaries = path.join(root, 'node_modules', '.bin');
  const node = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) fail('Node 24 is missing from the dependencies. Delete node_modules and try again.');
  // Tests run with the settings that they name, whatever a person has set for the site.
  const settings = task === 'start' || task === 'dev' ? [`--env-file-if-exists=${path.join(root, '.env')}`] : [];
  const child = spawn(node, [...settings, script, ...process.argv.slice(3)], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${binaries}${path.delimiter}${process.env.PATH}`,
      // Every process below reads what an earlier one compiled: starting one costs half the processor time.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, '.cache', 'compiled'),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
