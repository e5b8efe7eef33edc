/**
 * `npm run bench:questions [-- --sizes 1000,100000,1000000] [--pglite 10000] [--samples 200] [--keep] [--out docs]`: what more and
 * more questions cost, in databases `clinic_bench_<size>` of the PostgreSQL server of DATABASE_URL; `--keep` leaves them there for
 * the next run. A million questions need 15 GB of disk and some minutes.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildApp } from '../app.ts';
import { createServices } from '../create-services.ts';
import type { Database } from '../db/database.ts';
import { useDataKeys } from '../db/encrypted-columns.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { readSettings } from '../settings/settings.ts';
import { measureAll } from './measure-requests.ts';
import type { Measured } from './measure-requests.ts';
import { questionsReport } from './questions-report.ts';
import type { QuestionsRun } from './questions-report.ts';
import { scenariosFor } from './scenarios.ts';
import { dropScratch, fillClinic, openScratch } from './scratch-database.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    pglite: { type: 'string', default: '' },
    samples: { type: 'string', default: '200' },
    keep: { type: 'boolean', default: false },
    out: { type: 'string', default: path.join(root, 'docs') },
  },
});
const serverUrl = process.env['DATABASE_URL'];
if (!serverUrl) throw new Error('DATABASE_URL names no PostgreSQL server');
const now = new Date();
const dataKey = 'd'.repeat(40);
useDataKeys([dataKey]);
const samples = Number(options.samples);
const loads: Record<string, number> = {};

function failed(error: Error): never {
  throw error;
}

async function measureClinic(database: Database, questions: number): Promise<Measured[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'clinic-bench-'));
  const settings = readSettings({
    SESSION_SECRET: 's'.repeat(40),
    DATA_KEY: dataKey,
    AUDIT_KEY: 'a'.repeat(40),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
  });
  const services = createServices({ database, settings, clock: () => now });
  const app = await buildApp(services);
  const measured = await measureAll(app, database, await scenariosFor(database), { questions, samples });
  for (const one of measured) {
    console.log(`${database.engine} ${questions}: ${one.scenario} ${one.p50} / ${one.p95} ms ${one.scanned.join(' ')}`);
  }
  loads[`${database.engine} ${questions.toLocaleString('en')}`] = os.loadavg()[0] ?? 0;
  await app.close();
  await rm(dataDir, { recursive: true });
  return measured;
}

async function onServer(url: string, size: number): Promise<Measured[]> {
  const database = await openScratch(url, size, now);
  try {
    return await measureClinic(database, size);
  } finally {
    await database.close();
    if (!options.keep) await dropScratch(url, size);
  }
}

async function embedded(size: number): Promise<Measured[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-bench-'));
  const database = await openPglite(path.join(folder, 'db'), failed);
  try {
    await migrate(database.pool);
    await fillClinic(database, size, now);
    return await measureClinic(database, size);
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

async function postgresVersion(url: string): Promise<string> {
  const database = await openScratch(url, Number(options.sizes.split(',')[0]), now);
  const { rows } = await database.pool.query<{ server_version: string }>('SHOW server_version');
  await database.close();
  return rows[0]?.server_version ?? 'unknown';
}

const postgresql = await postgresVersion(serverUrl);
const measured: Measured[] = [];
for (const size of options.sizes.split(',')) measured.push(...(await onServer(serverUrl, Number(size))));
if (options.pglite !== '') measured.push(...(await embedded(Number(options.pglite))));

const run: QuestionsRun = {
  date: now.toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}`,
  versions: { node: process.versions.node, PostgreSQL: postgresql },
  loads,
  measured,
};
const stored = path.join('benchmarks', `questions-${run.date}.json`);
await mkdir(path.join(options.out, 'benchmarks'), { recursive: true });
await writeFile(path.join(options.out, stored), `${JSON.stringify(run)}\n`);
await writeFile(path.join(options.out, 'benchmarks-questions.md'), questionsReport(run, stored));
console.log(`${path.join(options.out, 'benchmarks-questions.md')} written`);
