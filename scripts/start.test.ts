import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../shared/node/src/index.ts';
import { originsFrom, root, startTask } from './processes.ts';

/** Of every process that a test begins, and of what that one begins. */
const mark = `clinic-test-${randomUUID()}`;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'clinic-start-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs `npm start` where it cannot start: what it says and how it ends. */
async function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.ts')], {
    env: {
      ...{ PATH: process.env['PATH'], MARK: mark, DATA_DIR: dataDir },
      ...{ PORT: String(await freePort()), API_PORT: String(await freePort()), ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Processes with the mark of these tests, besides this one. */
async function leftProcesses(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const environments = await Promise.all(
    ids.map(async (id) => [id, await readFile(`/proc/${id}/environ`, 'utf8').catch(() => '')] as const),
  );
  return environments.filter(([, environment]) => environment.includes(mark)).map(([id]) => id);
}

/** Settles when nothing of what a test began is left; the test's own time limit ends it. */
async function untilNoneIsLeft(): Promise<void> {
  while ((await leftProcesses()).length > 0) await new Promise((resolve) => setImmediate(resolve));
}

const onLinux = process.platform === 'linux' ? test : test.skip;

const production = {
  ...{
    CLINIC_MODE: 'production',
    PUBLIC_URL: 'https://clinic.example',
    BRAND_NAME_AR: 'عيادة',
    BRAND_NAME_EN: 'Clinic',
  },
  ...{ SESSION_SECRET: 's'.repeat(40), DATA_KEY: 'd'.repeat(40), AUDIT_KEY: 'a'.repeat(40) },
};

test('production without its settings says all that is missing and leaves nothing behind', async () => {
  const { code, said } = await start({ CLINIC_MODE: 'production' });
  expect(code).toBe(1);
  const missing = said.split('\n').filter((line) => line.endsWith(' is required in production'));
  expect(missing).toHaveLength(6);
  expect(said).not.toContain('Preparing');
  expect(await readdir(dataDir)).toEqual([]);
});

test('production with nothing live starts nothing, and promotes nothing', async () => {
  const { code, said } = await start(production);
  expect(code).toBe(1);
  expect(said).toContain('Nothing is live in the channel production');
  expect(said).not.toContain('Preparing');
  expect(await readdir(dataDir)).toEqual([]);
});

test('a start waits for each server where it listens', () => {
  expect(originsFrom({})).toEqual({ host: 'http://127.0.0.1:4000', api: 'http://127.0.0.1:4001' });
  const env = { HOST: '0.0.0.0', PORT: '80', API_HOST: '10.0.0.5', API_PORT: '' };
  expect(originsFrom(env)).toEqual({ host: 'http://127.0.0.1:80', api: 'http://10.0.0.5:4001' });
});

onLinux('a demo whose database cannot be had ends its builds as well, and nothing becomes live', async () => {
  const { code, said } = await start({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
  expect(code).toBe(1);
  expect(said).toContain('The database cannot be prepared');
  expect(said).not.toContain('is live');
  await untilNoneIsLeft();
});

onLinux('a demo releases into its own store, also where a release service is set for commands', async () => {
  const noFolder = path.join(dataDir, 'no-folder');
  await writeFile(noFolder, '');
  // A database that takes connections and says nothing: the store is the first to fail.
  const silent = net.createServer();
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const { code, said } = await start({
    DATABASE_URL: `postgresql://nobody@127.0.0.1:${port}/none`,
    RELEASE_STORE: noFolder,
    RELEASES_URL: 'http://127.0.0.1:9',
  });
  await new Promise((resolve) => silent.close(resolve));
  expect(code).toBe(1);
  expect(said).toContain(noFolder);
  expect(said).not.toContain('127.0.0.1:9');
  await untilNoneIsLeft();
});

onLinux('a task that is stopped takes along what it began', async () => {
  const grandchild = `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], {stdio: 'ignore'});`;
  const begun = path.join(dataDir, 'begun');
  const script = `${grandchild} require('fs').mkdirSync(${JSON.stringify(begun)}); setInterval(() => 0, 1000);`;
  const task = startTask(['-e', script], { ...process.env, MARK: mark });
  while (!(await readdir(dataDir)).includes('begun')) await new Promise((resolve) => setImmediate(resolve));
  expect((await leftProcesses()).length).toBe(2);
  await task.stop();
  await untilNoneIsLeft();
  await task.stop();
});
