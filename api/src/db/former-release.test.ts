import { getTableName } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { everyEngine, freshDatabase } from '../testing/database.ts';
import { backToRelease, readStoredRows, storedRowsKey } from '../testing/stored-rows.ts';
import type { Database } from './database.ts';
import { useDataKeys } from './encrypted-columns.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

const stored = readStoredRows('schema-0024');
const storedIn = (name: string) => stored.rows.filter((row) => row.table === name).length;
/** Rows that migrations since then add. */
const added = new Map([
  ['roles', 3],
  ['post_documents', storedIn('posts')],
]);
const tables = Object.values(schema).filter((value) => value instanceof PgTable);

describe.each(everyEngine)('R12: the database of a release before, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(engine);
    useDataKeys([storedRowsKey]);
    await backToRelease(database, stored);
  });
  afterAll(() => database.close());

  test('is migrated to this one, loses no row, keeps every reference, and everything in it can be read', async () => {
    await migrate(database.pool);
    expect(stored.rows.length).toBeGreaterThan(60);
    for (const table of tables) {
      const name = getTableName(table);
      // Selecting decrypts.
      const found = (await database.db.select().from(table)).length;
      expect([name, found]).toEqual([name, storedIn(name) + (added.get(name) ?? 0)]);
    }
    // Rows were stored without a look at their references.
    const { rows } = await database.pool.query<{ name: string; of: string }>(
      `SELECT quote_ident(conname) AS name, conrelid::regclass::text AS of FROM pg_constraint WHERE contype = 'f'`,
    );
    for (const { name, of } of rows) {
      const {
        rows: [found],
      } = await database.pool.query<{ definition: string }>(
        `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1 AND conrelid = $2::regclass`,
        [name, of],
      );
      await database.pool.query(
        `ALTER TABLE ${of} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} ${found?.definition.replace('NOT VALID', '')}`,
      );
    }
  });
});
