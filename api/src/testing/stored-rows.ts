import { readFileSync } from 'node:fs';
import type { Database } from '../db/database.ts';
import { backBefore } from './before-migration.ts';

/** A row as a release stored it, its columns by name. */
export interface StoredRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** What encrypts the rows that `store-rows.ts` writes: it protects nothing but the demonstration. */
export const storedRowsKey = 'r'.repeat(40);

/** What a release stored, and its last migration. */
export function readStoredRows(name: string): { after: string; rows: StoredRow[] } {
  const lines = readFileSync(new URL(`fixtures/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const [first = '', ...rows] = lines;
  const { after } = JSON.parse(first) as { after: string };
  return { after, rows: rows.map((line) => JSON.parse(line) as StoredRow) };
}

/** Makes a database what it was when a release stored rows, with these rows. */
export async function backToRelease(
  database: Database,
  { after, rows }: ReturnType<typeof readStoredRows>,
): Promise<void> {
  // Behind that migration and before the next one.
  await backBefore(database, `${after}~`);
  const { rows: found } = await database.pool.query<{ table: string; columns: string }>(`
    SELECT quote_ident(table_name) AS table, string_agg(quote_ident(column_name), ', ') AS columns
    FROM information_schema.columns WHERE table_schema = 'public' AND is_generated = 'NEVER' GROUP BY table_name`);
  const columnsOf = new Map(found.map(({ table, columns }) => [table, columns]));
  const client = await database.pool.connect();
  try {
    // What was stored was checked then; triggers would count it as new.
    await client.query(`SET session_replication_role = 'replica'`);
    for (const { table } of rows) await client.query(`DELETE FROM ${table}`);
    for (const { table, row } of rows) {
      const columns = columnsOf.get(table);
      await client.query(
        `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
         SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1)`,
        [JSON.stringify(row)],
      );
    }
    await client.query(`SET session_replication_role = 'origin'`);
  } finally {
    client.release();
  }
}
