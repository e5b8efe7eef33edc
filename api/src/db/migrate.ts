import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { withoutLimits } from './connections.ts';
import { databaseErrorOf } from './database.ts';
import { dropRemains, encryptPlainColumns } from './encrypt-plain-columns.ts';

const folder = new URL('./migrations/', import.meta.url);

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

async function migrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The name of the newest migration of this release: the schema that its servers work with. */
export async function newestMigration(): Promise<string> {
  return (await migrations()).at(-1)?.name ?? '';
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query('INSERT INTO applied_migrations (name, sha256) VALUES ($1, $2)', [
      migration.name,
      migration.sha256,
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
 * together wait for each other. A file that was edited after it had been applied is refused. Returns the names applied.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    return await withoutLimits(client, () => applyMissing(client));
  } finally {
    client.release();
  }
}

async function applyMissing(client: pg.PoolClient): Promise<string[]> {
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await client.query(`CREATE TABLE IF NOT EXISTS applied_migrations
      (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'SELECT name, sha256 FROM applied_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));

    const done: string[] = [];
    for (const migration of await migrations()) {
      const known = applied.get(migration.name);
      if (known === migration.sha256) continue;
      if (known) throw new Error(`Migration ${migration.name} was changed after it had been applied; add a new one`);
      if (migration.name === plainColumnsGone) await applyPlainColumnsGone(client, migration);
      else await apply(client, migration);
      done.push(migration.name);
    }
    return done;
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()');
  }
}
