import pg from 'pg';
import { BackupInvalid } from './backup-invalid.ts';
import type { DatabaseFacts } from './manifest.ts';

/** A connection that nobody else uses meanwhile. */
export type Connection = Pick<pg.PoolClient, 'query'>;

/** Major version of the database that a connection leads to. */
export async function majorVersionOf(connection: Connection): Promise<number> {
  const { rows } = await connection.query<{ number: string }>(`SELECT current_setting('server_version_num') AS number`);
  return Math.floor(Number(rows[0]?.number) / 10_000);
}

/** Names of the tables of the product, sorted. */
export async function tablesOf(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  return rows.map(({ name }) => name);
}

/** Rows of each table. */
export async function rowsOf(connection: Connection): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(connection)) {
    const { rows } = await connection.query<{ n: string }>(
      `SELECT count(*) AS n FROM public.${pg.escapeIdentifier(table)}`,
    );
    counts[table] = Number(rows[0]?.n);
  }
  return counts;
}

/**
 * What a manifest says of a database, as one connection sees it at one time.
 * @throws {BackupInvalid} when no server has set the database up
 */
export async function factsOf(connection: Connection, engine: DatabaseFacts['engine']): Promise<DatabaseFacts> {
  const rows = await rowsOf(connection);
  if (!('applied_migrations' in rows)) throw new BackupInvalid('There is nothing to back up: the database is empty.');
  const newest = await connection.query<{ name: string }>('SELECT max(name) AS name FROM public.applied_migrations');
  return {
    engine,
    engine_major: await majorVersionOf(connection),
    schema_version: String(newest.rows[0]?.name),
    rows,
  };
}
