import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Database } from '../db/database.ts';

const folder = new URL('../db/migrations/', import.meta.url);

/** Takes a database back to what it was before a migration, without any rows. */
export async function backBefore({ pool }: Database, migration: string): Promise<void> {
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await pool.query(`CREATE TABLE applied_migrations
    (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const names = (await readdir(folder)).filter((name) => name < migration).sort();
  for (const name of names) {
    const sql = await readFile(new URL(name, folder), 'utf8');
    await pool.query(sql);
    const sha256 = createHash('sha256').update(sql).digest('hex');
    await pool.query('INSERT INTO applied_migrations (name, sha256) VALUES ($1, $2)', [name, sha256]);
  }
}
