import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { keepClinicZone } from './clinic-zone.ts';
import { withoutLimits } from './connections.ts';
import { databaseErrorOf, hasLostARace } from './database.ts';
import { dropRemains, encryptPlainColumns } from './encrypt-plain-columns.ts';

const folder = new URL('./migrations/', import.meta.url);

/** A step of the schema; `sql` never changes once it was applied anywhere. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The migrations of this release, in their order. */
export async function migrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })));
}

const sha256Of = ({ sql }: Migration) => createHash('sha256').update(sql).digest('hex');

/** The name of the newest migration of this release: the schema that its servers work with. */
export async function newestMigration(): Promise<string> {
  return (await migrations()).at(-1)?.name ?? '';
}

/**
 * Longest wait for a lock, in milliseconds: while a migration waits for one, everything that comes after it waits behind it,
 * and the servers of the release before still serve.
 */
const lockMs = 1000;
/** Then it lets the others go first, between this and twice as long, in milliseconds. */
const restMs = 500;
const mostTries = 200;
const lockNotAvailable = '55P03';

/** Whether a migration was in the way of a server that serves: nothing of it happened. */
const mayGoLater = (error: unknown) => databaseErrorOf(error)?.code === lockNotAvailable || hasLostARace(error);

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyNow(client, migration);
    } catch (error) {
      if (tries === mostTries || !mayGoLater(error)) throw error;
      await wait(restMs * (1 + Math.random()));
    }
  }
}

async function applyNow(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockMs}`);
    await client.query(migration.sql);
    await client.query('INSERT INTO applied_migrations (name, sha256) VALUES ($1, $2)', [
      migration.name,
      sha256Of(migration),
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Removes the plain columns of personal data, before which the server encrypts what is in them: SQL has no key. */
const plainColumnsGone = '0020_plain_columns_gone.sql';
const mostPasses = 10;

/** Encrypts, then removes the plain columns; again when a server of the release before wrote something in between. */
async function applyPlainColumnsGone(client: pg.PoolClient, migration: Migration): Promise<void> {
  const changed = new Set<string>();
  for (let pass = 1; ; pass += 1) {
    for (const table of await encryptPlainColumns(client)) changed.add(table);
    try {
      await apply(client, migration);
      break;
    } catch (error) {
      if (pass === mostPasses || databaseErrorOf(error)?.code !== '55000') throw error;
    }
  }
  await dropRemains(client, [...changed]);
}

/**
 * Brings the database up to date: forward only, each file once and whole, under an advisory lock so that servers started
 * together wait for each other. A file that was edited after it had been applied is refused. One that a later release has applied
 * is left as it is. Returns the names applied.
 * @param wanted the migrations of this release unless said otherwise
 */
export async function migrate(pool: pg.Pool, wanted?: readonly Migration[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    const all = wanted ?? (await migrations());
    return await withoutLimits(client, () => applyMissing(client, all));
  } finally {
    client.release();
  }
}

async function applyMissing(client: pg.PoolClient, all: readonly Migration[]): Promise<string[]> {
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await client.query(`CREATE TABLE IF NOT EXISTS applied_migrations
      (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'SELECT name, sha256 FROM applied_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));

    const done: string[] = [];
    for (const migration of all) {
      const known = applied.get(migration.name);
      if (known === sha256Of(migration)) continue;
      if (known) throw new Error(`Migration ${migration.name} was changed after it had been applied; add a new one`);
      if (migration.name === plainColumnsGone) await applyPlainColumnsGone(client, migration);
      else await apply(client, migration);
      done.push(migration.name);
    }
    await keepClinicZone(client);
    return done;
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()');
  }
}
