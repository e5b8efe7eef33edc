import pg from 'pg';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/database.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { migrate } from '../db/migrate.ts';
import { fillQuestions } from './fill-questions.ts';
import type { Cast } from './invented-questions.ts';

/** The same questions in every run. */
const seed = 1;

function failed(error: Error): never {
  throw error;
}

async function onServer<T extends pg.QueryResultRow>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function castOf(database: Database): Promise<Cast> {
  const { rows: specialties } = await database.pool.query<{ id: number; slugEn: string }>(
    'SELECT id::int, slug_en AS "slugEn" FROM qa_specialties ORDER BY id',
  );
  const { rows: doctors } = await database.pool.query<{ id: number }>('SELECT id::int FROM doctors ORDER BY id');
  return { specialties, doctorIds: doctors.map(({ id }) => id) };
}

/** Fills a migrated database with the demo clinic, and with invented questions until there are `total`. */
export async function fillClinic(database: Database, total: number, now: Date): Promise<void> {
  await loadDemo(database.db, now);
  const { rows } = await database.pool.query<{ last: number }>('SELECT max(id)::int AS last FROM questions');
  const last = rows[0]?.last ?? 0;
  const cast = await castOf(database);
  const client = await database.pool.connect();
  try {
    await fillQuestions(client, { ...cast, total: total - last, firstId: last + 1, now, seed });
  } finally {
    client.release();
  }
}

const nameOf = (total: number) => `clinic_bench_${total}`;

function addressOf(serverUrl: string, total: number): string {
  const url = new URL(serverUrl);
  url.pathname = `/${nameOf(total)}`;
  return url.href;
}

async function makeScratch(serverUrl: string, total: number, now: Date): Promise<Database> {
  await onServer(serverUrl, `CREATE DATABASE ${nameOf(total)}`);
  const database = openPostgres(addressOf(serverUrl, total), failed);
  try {
    await migrate(database.pool);
    await fillClinic(database, total, now);
    return database;
  } catch (error) {
    await database.close();
    await dropScratch(serverUrl, total);
    throw error;
  }
}

/** A database of so many questions on the server; one that an earlier run has kept is taken as it is. */
export async function openScratch(serverUrl: string, total: number, now: Date): Promise<Database> {
  const known = await onServer(serverUrl, `SELECT FROM pg_database WHERE datname = '${nameOf(total)}'`);
  if (known.length === 0) return makeScratch(serverUrl, total, now);
  const database = openPostgres(addressOf(serverUrl, total), failed);
  await migrate(database.pool);
  return database;
}

export async function dropScratch(serverUrl: string, total: number): Promise<void> {
  await onServer(serverUrl, `DROP DATABASE IF EXISTS ${nameOf(total)} WITH (FORCE)`);
}
