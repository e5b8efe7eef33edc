import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Scenario } from './scenarios.ts';

/** One scenario on one database; times in milliseconds. */
export interface Measured {
  readonly scenario: string;
  readonly kind: Scenario['kind'];
  readonly engine: Database['engine'];
  readonly questions: number;
  readonly samples: number;
  readonly p50: number;
  readonly p95: number;
  /** Tables of questions that were read from one end to the other meanwhile. */
  readonly scanned: readonly string[];
}

/** Samples of one scenario that follow each other. */
const inRound = 10;
const watched = ['questions', 'answers', 'question_search', 'question_words'];

const rounded = (ms: number) => Math.round(ms * 100) / 100;

/** The time below which a share of the samples lies. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** How often each watched table was scanned; what connections have not told the server yet, they tell now. */
async function scans({ pool, engine }: Database): Promise<Map<string, number>> {
  if (engine === 'pglite') return new Map();
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of clients) {
    await client.query('SELECT pg_stat_force_next_flush()');
    client.release();
  }
  const { rows } = await pool.query<{ name: string; scans: string }>(
    'SELECT relname AS name, seq_scan AS scans FROM pg_stat_user_tables WHERE relname = ANY ($1)',
    [watched],
  );
  return new Map(rows.map((row) => [row.name, Number(row.scans)]));
}

async function timed(app: FastifyInstance, url: string): Promise<number> {
  const begun = performance.now();
  const answer = await app.inject({ method: 'GET', url });
  const time = performance.now() - begun;
  if (answer.statusCode !== 200) throw new Error(`${url} was answered with ${answer.statusCode}: ${answer.body}`);
  return time;
}

/** The part of a scenario's requests that is sent before its samples are taken, and whether it reads a table whole. */
async function warmUp(app: FastifyInstance, database: Database, { urls }: Scenario): Promise<string[]> {
  const before = await scans(database);
  const requests = Math.max(10, urls.length * 2);
  for (let index = 0; index < requests; index += 1) await timed(app, urls[index % urls.length] ?? '');
  const after = await scans(database);
  return [...after].filter(([table, count]) => count > (before.get(table) ?? 0)).map(([table]) => table);
}

/**
 * Measures all scenarios on one database, one request after the other. After some that do not count, the samples are taken in
 * rounds, a few of each scenario in each, so that what else the machine does falls on all of them.
 */
export async function measureAll(
  app: FastifyInstance,
  database: Database,
  scenarios: readonly Scenario[],
  plan: { questions: number; samples: number },
): Promise<Measured[]> {
  const scanned: string[][] = [];
  for (const scenario of scenarios) scanned.push(await warmUp(app, database, scenario));
  const times = scenarios.map((): number[] => []);
  for (let sample = 0; sample < plan.samples; sample += inRound) {
    for (const [place, { urls }] of scenarios.entries()) {
      for (let index = sample; index < Math.min(sample + inRound, plan.samples); index += 1) {
        times[place]?.push(await timed(app, urls[index % urls.length] ?? ''));
      }
    }
  }
  return scenarios.map(({ name, kind }, place) => ({
    scenario: name,
    kind,
    engine: database.engine,
    ...plan,
    p50: rounded(percentile(times[place] ?? [], 0.5)),
    p95: rounded(percentile(times[place] ?? [], 0.95)),
    scanned: scanned[place] ?? [],
  }));
}
