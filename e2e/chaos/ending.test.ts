/** However the command ends, nothing that it began goes on: neither processes nor temporary files. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { until } from '../site/processes.ts';
import { isPostgresInstalled } from './postgres.ts';

const onPostgres = isPostgresInstalled() ? test : test.skip;

let temporary = '';

beforeEach(async () => {
  temporary = await mkdtemp(path.join(os.tmpdir(), 'chaos-ending-'));
  await chmod(temporary, 0o755);
});

afterEach(() => rm(temporary, { recursive: true, force: true }));

/** Begins a run, with all temporary files in a place of their own. */
function begin(env: Record<string, string> = {}): ChildProcess {
  const args = ['--engine', 'postgres', '--rows', 'R5', '--out', path.join(temporary, 'out')];
  return spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...env, TMPDIR: temporary },
    stdio: 'ignore',
  });
}

/** The process of its PostgreSQL, once there is one; its first line is the number. */
async function postgresOf(): Promise<number> {
  const { value } = await until('PostgreSQL to run', () => {
    const [folder] = readdirSync(temporary).filter((name) => name.startsWith('clinic-chaos-postgres-'));
    const file = path.join(temporary, folder ?? '', 'data', 'postmaster.pid');
    return Promise.resolve(folder !== undefined && existsSync(file) && parseInt(readFileSync(file, 'utf8')));
  });
  return value;
}

const isRunning = (pid: number) => existsSync(`/proc/${pid}/stat`);

onPostgres.each([[['SIGINT']], [['SIGTERM', 'SIGTERM']]] as const)(
  '%j ends the database and removes the files',
  async (signals) => {
    const command = begin();
    const ended = once(command, 'exit');
    const database = await postgresOf();
    for (const signal of signals) command.kill(signal);
    expect((await ended)[0]).toBe(130);
    expect(isRunning(database)).toBe(false);
    expect(readdirSync(temporary)).toEqual([]);
  },
);

onPostgres('so does a failure', async () => {
  // A setting that the API refuses.
  const command = begin({ MAX_REQUESTS: 'some' });
  const ended = once(command, 'exit');
  const database = await postgresOf();
  expect((await ended)[0]).toBe(1);
  expect(isRunning(database)).toBe(false);
  expect(readdirSync(temporary)).toEqual([]);
});
