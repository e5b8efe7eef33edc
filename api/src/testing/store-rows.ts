/**
 * `node api/src/testing/store-rows.ts <file>`: writes what a release stored, for the test that opens it with later releases. Run it
 * when a release is made: one row of each table of the demo clinic, and those that it refers to, as lines of JSON.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { useDataKeys } from '../db/encrypted-columns.ts';
import { migrate, migrations } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { storedRowsKey } from './stored-rows.ts';
import type { StoredRow } from './stored-rows.ts';

interface Reference {
  from: string;
  columns: string[];
  to: string;
  keys: string[];
}

/** The foreign keys of all tables. */
async function referencesOf(pool: pg.Pool): Promise<Reference[]> {
  const named = (relation: string, attributes: string) =>
    `(SELECT array_agg(attname ORDER BY place) FROM unnest(${attributes}) WITH ORDINALITY AS one (number, place)
      JOIN pg_attribute ON attrelid = ${relation} AND attnum = number)::text[]`;
  const { rows } = await pool.query<Reference>(`
    SELECT conrelid::regclass::text AS from, ${named('conrelid', 'conkey')} AS columns,
      confrelid::regclass::text AS to, ${named('confrelid', 'confkey')} AS keys
    FROM pg_constraint WHERE contype = 'f'`);
  return rows;
}

/** A row of each table, the last one by its key, and all rows that it needs. */
async function chosenRows(pool: pg.Pool): Promise<StoredRow[]> {
  const references = await referencesOf(pool);
  const chosen = new Map<string, StoredRow>();
  const choose = async (table: string, where: string, values: readonly unknown[]) => {
    const { rows } = await pool.query<{ row: StoredRow['row'] }>(
      `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${where} LIMIT 1`,
      [...values],
    );
    const row = rows[0]?.row;
    if (row === undefined || chosen.has(`${table} ${JSON.stringify(row)}`)) return;
    chosen.set(`${table} ${JSON.stringify(row)}`, { table, row });
    for (const { columns, to, keys } of references.filter(({ from }) => from === table)) {
      const needed = columns.map((column) => row[column]);
      if (needed.every((value) => value !== null))
        await choose(to, keys.map((key, index) => `t.${key}::text = $${index + 1}`).join(' AND '), needed.map(String));
    }
  };
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'applied_migrations'`,
  );
  for (const { name } of tables.sort((one, other) => one.name.localeCompare(other.name)))
    await choose(name, 'true', []);
  return [...chosen.values()].sort((one, other) => one.table.localeCompare(other.table));
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to write.');
useDataKeys([storedRowsKey]);
const folder = await mkdtemp(join(tmpdir(), 'clinic-rows-'));
const database = await openPglite(join(folder, 'db'), (error) => {
  throw error;
});
await migrate(database.pool);
await loadDemo(database.db, new Date());
const after = (await migrations()).at(-1)?.name;
const rows = await chosenRows(database.pool);
await writeFile(file, [{ after }, ...rows].map((line) => `${JSON.stringify(line)}\n`).join(''));
await database.close();
await rm(folder, { recursive: true });
