/**
 * `npm run chaos [-- --minutes 10] [--rows R1,R6] [--engine pglite|postgres|both] [--seed 1] [--crowd 1000] [--out docs]`:
 * tries the reliability rows of `docs/quality.md` and writes `docs/reliability.md`. Ends with 1 when a row fails.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mulberry32 } from '@clinic/node/bench';
import { endingSignals } from '../../scripts/processes.ts';
import { root } from '../site/processes.ts';
import { embeddedClinics, serverClinics } from './clinic.ts';
import type { Clinics } from './clinic.ts';
import { elsewhere } from './elsewhere.ts';
import { openHost } from './hosts.ts';
import { isPostgresInstalled, startPostgres } from './postgres.ts';
import type { PostgresServer } from './postgres.ts';
import { merged, reportOf } from './report.ts';
import type { Result } from './report.ts';
import { CannotRun } from './row.ts';
import type { Engine } from './engine.ts';
import type { Outcome, Row } from './row.ts';
import { rows } from './rows.ts';
import { openTcpProxy } from './tcp-proxy.ts';

const defaultCrowd = '1000';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rows: { type: 'string', default: '' },
    engine: { type: 'string', default: 'both' },
    seed: { type: 'string', default: '1' },
    crowd: { type: 'string', default: defaultCrowd },
    out: { type: 'string', default: path.join(root, 'docs') },
  },
});

function wrong(what: string): never {
  console.error(what);
  process.exit(2);
}

function numberOption(name: 'minutes' | 'seed' | 'crowd'): number {
  const value = Number(options[name]);
  return Number.isFinite(value) && value > 0 ? value : wrong(`--${name} is ${options[name]}; it must be a number.`);
}

function enginesWanted(): readonly Engine[] {
  const names: Record<string, readonly Engine[]> = {
    pglite: ['pglite'],
    postgres: ['postgresql'],
    both: ['pglite', 'postgresql'],
  };
  const engines = names[options.engine] ?? wrong(`--engine is one of ${Object.keys(names).join(', ')}.`);
  if (!engines.includes('postgresql') || isPostgresInstalled()) return engines;
  if (options.engine === 'postgres') return wrong('initdb and pg_ctl are not in the path.');
  console.log('initdb and pg_ctl are not in the path: the rows run on PGlite only.');
  return ['pglite'];
}

function rowsWanted(): readonly Row[] {
  if (options.rows === '') return rows;
  const ids = options.rows.split(',').map((id) => id.trim().toUpperCase());
  const unknown = ids.filter((id) => !rows.some((row) => row.id === id));
  if (unknown.length > 0) wrong(`${unknown.join(', ')}: npm run chaos tries ${rows.map(({ id }) => id).join(', ')}.`);
  return rows.filter(({ id }) => ids.includes(id));
}

const minutes = numberOption('minutes');
const seed = numberOption('seed');
const crowd = numberOption('crowd');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const hasChanges = git('status', '--porcelain', '--', '.', ':!docs') !== '';
const commit = git('rev-parse', '--short', 'HEAD') + (hasChanges ? ' with changes' : '');
/** As `--engine` says it. */
const engineArgument = { pglite: 'pglite', postgresql: 'postgres' } as const;

/** What is open, in the order of opening. */
const open: (() => unknown)[] = [];

/** Closes what was opened after the first so many, the last one first. What cannot be closed does not keep the others. */
async function closeDownTo(count: number): Promise<void> {
  for (const close of open.splice(count).reverse()) {
    try {
      await close();
    } catch (error) {
      console.error('It could not be closed:', error);
    }
  }
}

/** A signal came: what a row sees from now on says nothing. */
let isEnding = false;

for (const signal of endingSignals)
  process.on(signal, () => {
    // Whoever asks twice does not want to wait: what is open goes with the process.
    if (isEnding) process.exit(130);
    isEnding = true;
    void closeDownTo(0).then(() => process.exit(130));
  });

/** Lets nothing more happen once a signal came: it ends the process. */
const untilEnded = () => (isEnding ? new Promise<never>(() => undefined) : Promise.resolve());

const seedOf = (row: Row, engine: Engine) =>
  createHash('sha256').update(`${seed} ${row.id} ${engine}`).digest().readUInt32LE();

/** What the rows of an engine share. */
interface Prepared {
  readonly clinics: Clinics;
  readonly postgres: PostgresServer | null;
}

async function tryRow(row: Row, engine: Engine, prepared: Prepared, seconds: number): Promise<Result | null> {
  const load = Number((os.loadavg()[0] ?? 0).toFixed(1));
  const openBefore = open.length;
  const random = mulberry32(seedOf(row, engine));
  const begun = performance.now();
  let outcome: Outcome;
  try {
    outcome = await row.run({
      engine,
      begin: () => performance.now() + seconds * 1000,
      random,
      crowd,
      onEnd: (close) => open.push(close),
      openClinic: async (clinicOptions) => {
        const clinic = await prepared.clinics.open(clinicOptions);
        open.push(clinic.close);
        return clinic;
      },
      openHost: async (hostOptions) => {
        const host = await openHost(hostOptions);
        open.push(host.close);
        return host;
      },
      openProxy: async (port) => {
        const proxy = await openTcpProxy(port, random);
        open.push(proxy.close);
        return proxy;
      },
      postgres: prepared.postgres,
    });
  } catch (error) {
    await untilEnded();
    if (error instanceof CannotRun) {
      console.log(`${row.id} on ${engine}: not run here, ${error.message}`);
      return null;
    }
    console.error(error);
    outcome = { pass: false, figures: { error: error instanceof Error ? error.message : String(error) } };
  } finally {
    await closeDownTo(openBefore);
  }
  await untilEnded();
  const took = Math.round((performance.now() - begun) / 1000);
  const command = [
    `npm run chaos -- --rows ${row.id} --engine ${engineArgument[engine]} --seed ${seed}`,
    `--minutes ${Number((seconds / 60).toFixed(2))}`,
    ...(options.crowd === defaultCrowd ? [] : [`--crowd ${options.crowd}`]),
  ].join(' ');
  const result = {
    row: row.id,
    engine,
    ...outcome,
    command,
    date: new Date().toISOString().slice(0, 10),
    commit,
    seed,
  };
  console.log(`${row.id} on ${engine}: ${outcome.pass ? 'holds' : 'FAILS'} (${took} s)`);
  for (const [name, value] of Object.entries(outcome.figures)) console.log(`  ${name}: ${value}`);
  return { ...result, seconds: took, load };
}

async function tryAll(): Promise<Result[]> {
  const wanted = rowsWanted();
  const runs = enginesWanted().flatMap((engine) =>
    wanted.filter((row) => row.engines.includes(engine)).map((row) => ({ row, engine })),
  );
  const weights = runs.reduce((sum, { row }) => sum + row.weight, 0);
  const results: Result[] = [];
  for (const engine of new Set(runs.map((run) => run.engine))) {
    try {
      const prepared = await prepare(engine);
      for (const { row } of runs.filter((run) => run.engine === engine)) {
        const result = await tryRow(row, engine, prepared, (minutes * 60 * row.weight) / weights);
        if (result === null) continue;
        results.push(result);
        await write(results);
      }
    } finally {
      await closeDownTo(0);
    }
  }
  return results;
}

async function prepare(engine: Engine): Promise<Prepared> {
  console.log(`Preparing a clinic on ${engine} …`);
  if (engine === 'pglite') return { clinics: await embeddedClinics(), postgres: null };
  const postgres = await startPostgres();
  open.push(postgres.close);
  const clinics = await serverClinics(postgres);
  open.push(clinics.close);
  return { clinics, postgres };
}

async function write(results: readonly Result[]): Promise<void> {
  const stored = path.join(options.out, 'benchmarks', 'reliability.json');
  const known = await readFile(stored, 'utf8')
    .then((text) => JSON.parse(text) as Result[])
    .catch(() => []);
  const all = merged(known, results);
  await mkdir(path.dirname(stored), { recursive: true });
  await writeFile(stored, `${JSON.stringify(all, null, 2)}\n`);
  await writeFile(path.join(options.out, 'reliability.md'), reportOf(rows, all, elsewhere));
}

const results = await tryAll();
console.log(`${path.join(options.out, 'reliability.md')} written`);
const failed = results.filter(({ pass }) => !pass);
for (const { row, engine, command } of failed) console.error(`${row} on ${engine} fails. Run it again: ${command}`);
process.exit(failed.length === 0 ? 0 : 1);
