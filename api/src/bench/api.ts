/**
 * `npm run bench:api [-- --rounds 9] [--seconds 3] [--connections 32] [--questions 10000] [--only doctors,posts] [--keep]
 * [--out docs]`: how many public reads a second the API answers, each beside one prepared query behind the same server. Needs
 * DATABASE_URL, on whose server it makes a database `clinic_bench_<questions>`; `--keep` leaves it for the next run. It takes
 * the whole machine for itself and writes no report from one that others used meanwhile.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { calibration, howToGetQuiet, quietMoment, rotated } from '@clinic/node/bench';
import { buildApp } from '../app.ts';
import { createServices } from '../create-services.ts';
import type { Database } from '../db/database.ts';
import { useDataKeys } from '../db/encrypted-columns.ts';
import { readSettings } from '../settings/settings.ts';
import { apiReport, ratioOf } from './api-report.ts';
import type { ApiRun, Round } from './api-report.ts';
import { addFloors, helloUrl } from './floor.ts';
import type { Measurable } from './floor.ts';
import { publicReads } from './public-reads.ts';
import { dropScratch, openScratch } from './scratch-database.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    questions: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
    out: { type: 'string', default: path.join(root, 'docs') },
  },
});
const serverUrl = process.env['DATABASE_URL'];
if (!serverUrl) throw new Error('DATABASE_URL names no PostgreSQL server');
const [rounds, seconds, connections, questions] = [
  options.rounds,
  options.seconds,
  options.connections,
  options.questions,
].map(Number) as [number, number, number, number];
const now = new Date();
const dataKey = 'd'.repeat(40);
useDataKeys([dataKey]);
/** How often, and how long each time, a round waits for a quiet machine. */
const quietWaits = { waits: 3, waitMs: 10_000 };

/** Answers a second, with as many requests under way as there are connections. */
async function answersPerSecond(url: string): Promise<number> {
  // In a thread of its own: the client must not take its time from the server's.
  const result = await autocannon({ url, connections, duration: seconds, workers: 1 });
  if (result.errors + result.non2xx > 0) throw new Error(`${url}: ${result.errors} failed, ${result.non2xx} refused`);
  return result['2xx'] / result.duration;
}

/** One round of a read: itself, its floor and hello, each time in another order. */
async function roundOf(origin: string, { url, floorUrl }: Measurable, round: number): Promise<Round> {
  const taken: Round = { product: 0, floor: 0, hello: 0 };
  const turns = [
    ['product', url],
    ['floor', floorUrl],
    ['hello', helloUrl],
  ] as const;
  for (const [name, address] of rotated(turns, round)) taken[name] = await answersPerSecond(origin + address);
  return taken;
}

async function measure(database: Database, reference: number) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'clinic-bench-'));
  const settings = readSettings({
    ...{ SESSION_SECRET: 's'.repeat(40), DATA_KEY: dataKey, AUDIT_KEY: 'a'.repeat(40) },
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', MAX_EVENT_LOOP_DELAY_MS: '0' },
  });
  const app = await buildApp(createServices({ database, settings, clock: () => now }));
  try {
    const wanted = options.only.split(',').filter((name) => name !== '');
    const reads = (await publicReads(database, now)).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    if (reads.length === 0) throw new Error(`--only names nothing that is measured: ${options.only}`);
    const measurable = await addFloors(app, database.pool, reads);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const taken = measurable.map((read) => ({ read, rounds: [] as Round[] }));
    const disturbed: string[] = [];
    // Code is compiled and connections are opened before it counts.
    for (const { read } of taken) await roundOf(origin, read, 0);
    for (let round = 0; round < rounds; round += 1) {
      const reason = await quietMoment(reference, { ...quietWaits, wasOwnWork: true });
      if (reason !== null) disturbed.push(reason);
      for (const one of rotated(taken, round)) one.rounds.push(await roundOf(origin, one.read, round));
      console.log(`round ${round + 1} of ${rounds}${reason === null ? '' : `: ${reason}`}`);
    }
    const measured = taken.map(({ read: { name, kind, url, queries, unprepared }, rounds: all }) => ({
      ...{ name, kind, url, queries, unprepared, rounds: all },
    }));
    return { measured, disturbed };
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true });
  }
}

async function publish(run: ApiRun): Promise<void> {
  const stored = path.join('benchmarks', `api-${run.date}.json`);
  await mkdir(path.join(options.out, 'benchmarks'), { recursive: true });
  await writeFile(path.join(options.out, stored), `${JSON.stringify(run)}\n`);
  await writeFile(path.join(options.out, 'benchmarks-api.md'), apiReport(run, stored));
  console.log(`${path.join(options.out, 'benchmarks-api.md')} written`);
}

const reference = calibration();
const before = await quietMoment(reference, quietWaits);
const database = await openScratch(serverUrl, questions, now);
try {
  const { rows } = await database.pool.query<{ server_version: string }>('SHOW server_version');
  const { measured, disturbed } = await measure(database, reference);
  for (const one of measured) {
    const { median, low, high, isMet } = ratioOf(one);
    const said = `${median.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}] of its floor`;
    console.log(
      `${one.name}: ${said}, ${one.queries} queries, ${one.unprepared} not prepared${isMet ? '' : ': missed'}`,
    );
  }
  const reasons = [...(before === null ? [] : [before]), ...disturbed];
  if (reasons.length > 0) {
    console.error(`No report: the machine was not quiet (${[...new Set(reasons)].join('; ')}). ${howToGetQuiet}`);
    process.exitCode = 1;
  } else {
    await publish({
      date: now.toISOString().slice(0, 10),
      commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
      machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}`,
      versions: { node: process.versions.node, PostgreSQL: rows[0]?.server_version ?? 'unknown' },
      ...{ questions, seconds, connections, measured },
    });
  }
} finally {
  await database.close();
  if (!options.keep) await dropScratch(serverUrl, questions);
}
