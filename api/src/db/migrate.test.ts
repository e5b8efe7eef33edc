import { roles } from '@clinic/contracts';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { appointmentEvents } from './schema.ts';
import * as schema from './schema.ts';
import type { Database } from './database.ts';
import { migrate, migrations } from './migrate.ts';
import { everyEngine, freshDatabase } from '../testing/database.ts';

describe.each(everyEngine)('the database on %s', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  test('R12: tables and their description for queries have the same columns, of the same types', async () => {
    type Column = Record<'table_name' | 'column_name' | 'is_nullable' | 'type', string>;
    const { rows } = await database.pool.query<Column>(
      `SELECT table_name, column_name, is_nullable, format_type(atttypid, atttypmod) AS type
       FROM information_schema.columns
         JOIN pg_attribute ON attrelid = format('%I.%I', table_schema, table_name)::regclass AND attname = column_name
       WHERE table_schema = 'public' AND table_name NOT IN (SELECT table_name FROM information_schema.views)`,
    );
    const stored = rows
      .filter((row) => row.table_name !== 'applied_migrations')
      .map((row) => `${row.table_name}.${row.column_name} ${row.type} ${row.is_nullable === 'NO'}`);
    const described = Object.values(schema)
      .filter((value) => value instanceof PgTable)
      .map((table) => getTableConfig(table))
      .flatMap(({ name, columns, primaryKeys }) => {
        const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
        return columns.map(
          (column) =>
            `${name}.${column.name} ${column.getSQLType().replace(', ', ',')} ${column.notNull || keys.includes(column.name)}`,
        );
      });
    expect(described.sort()).toEqual(stored.sort());
  });

  test('a column is snake_case in SQL and camelCase in TypeScript', () => {
    const tables = Object.values(schema).filter((value) => value instanceof PgTable);
    const properties = tables.flatMap((table) => Object.keys(getTableColumns(table)));
    const names = tables.flatMap((table) => getTableConfig(table).columns.map((column) => column.name));
    expect(properties.filter((property) => !/^[a-z][A-Za-z0-9]*$/.test(property))).toEqual([]);
    expect(names.filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([]);
  });

  test('migrations are applied once, by servers that start together', async () => {
    expect(await Promise.all([migrate(database.pool), migrate(database.pool)])).toEqual([[], []]);
  });

  test('R12: what a later release has applied stays, and this one starts over it', async () => {
    const later = [
      ...(await migrations()),
      { name: '9999_later.sql', sql: 'ALTER TABLE demo_loads ADD COLUMN later text' },
    ];
    expect(await migrate(database.pool, later)).toEqual(['9999_later.sql']);
    expect(await migrate(database.pool)).toEqual([]);
    await database.db.insert(schema.demoLoads).values({ part: 'later', loadedAt: new Date() });
    expect(await database.db.select({ part: schema.demoLoads.part }).from(schema.demoLoads)).toEqual([
      { part: 'later' },
    ]);
    await database.db.delete(schema.demoLoads);
  });

  test('a migration that was changed afterwards is refused', async () => {
    await database.pool.query(`UPDATE applied_migrations SET sha256 = 'x' || sha256`);
    await expect(migrate(database.pool)).rejects.toThrow('was changed after it had been applied');
    await database.pool.query(`UPDATE applied_migrations SET sha256 = substr(sha256, 2)`);
    expect(await migrate(database.pool)).toEqual([]);
  });

  test('what happened to an appointment cannot be rewritten', async () => {
    const { pool, db } = database;
    await db
      .insert(schema.users)
      .values({ id: 1, name: 'An', email: 'a@b.example', passwordHash: 'x', roleId: roles.patient });
    await pool.query(`INSERT INTO specialties (id, slug_ar, slug_en, name_ar, name_en, summary_ar, summary_en, icon, sort_order)
      VALUES (1, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 1)`);
    await pool.query(`INSERT INTO doctors (id, slug_ar, slug_en, name_ar, name_en, image, bio_ar, bio_en, licence_no)
      VALUES (1, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a')`);
    await pool.query(`INSERT INTO appointments (id, reference, user_id, doctor_id, specialty_id, status, starts_at, ends_at,
        patient_key, booking_for, patient_name_enc, created_at, updated_at)
      VALUES (1, 'r', 1, 1, 1, 'pending', now(), now() + interval '30 minutes', 'u:1', 'self', '\\x00', now(), now())`);
    await db
      .insert(appointmentEvents)
      .values({ appointmentId: 1, toStatus: 'pending', actor: 'user:1', at: new Date() });
    await expect(pool.query(`UPDATE appointment_events SET actor = 'x'`)).rejects.toThrow('append-only');
    await expect(pool.query('DELETE FROM appointment_events')).rejects.toThrow('append-only');
    const withoutReason = db
      .insert(appointmentEvents)
      .values({ appointmentId: 1, toStatus: 'cancelled', actor: 'user:1', at: new Date() });
    await expect(withoutReason).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  test.each(['40P01', '40001'])('R12: a migration that lost a race (%s) is tried again', async (state) => {
    const { pool } = database;
    // What a sequence counted stays when its transaction ends in vain.
    await pool.query('CREATE SEQUENCE races');
    const name = `9999_races_${state}.sql`;
    const sql = `DO $$ BEGIN
      IF nextval('races') = 1 THEN RAISE EXCEPTION 'lost' USING ERRCODE = '${state}'; END IF; END $$`;
    expect(await migrate(pool, [...(await migrations()), { name, sql }])).toEqual([name]);
    expect((await pool.query('SELECT FROM races WHERE last_value = 2')).rowCount).toBe(1);
    await pool.query('DROP SEQUENCE races');
  });

  // The embedded database has one connection: nobody waits beside a transaction.
  const onServer = engine === 'postgresql' ? test : test.skip;
  onServer('R12: a migration that waits for a lock lets the servers go on that come after it', async () => {
    const reader = await database.pool.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT FROM demo_loads');
    const waits = [
      ...(await migrations()),
      { name: '9999_waits.sql', sql: 'ALTER TABLE demo_loads ADD COLUMN waits text' },
    ];
    const migrating = migrate(database.pool, waits);
    const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'demo_loads'::regclass`;
    while ((await database.pool.query(waiting)).rowCount === 0);
    // It would wait behind the migration for as long as the reader reads.
    expect((await database.pool.query('SELECT FROM demo_loads')).rowCount).toBe(0);
    await reader.query('COMMIT');
    reader.release();
    expect(await migrating).toEqual(['9999_waits.sql']);
  });

  test('a failed statement leaves the connection usable, a failed transaction leaves nothing behind', async () => {
    const { db, pool } = database;
    await expect(pool.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
    const failing = db.transaction(async (tx) => {
      await tx.insert(schema.demoLoads).values({ part: 'x', loadedAt: new Date() });
      await tx.insert(schema.demoLoads).values({ part: 'x', loadedAt: new Date() });
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await db.select().from(schema.demoLoads)).toEqual([]);
  });

  test('parallel transactions do not mix', async () => {
    const add = (part: string) =>
      database.db.transaction(async (tx) => {
        await tx.insert(schema.demoLoads).values({ part, loadedAt: new Date() });
        const seen = await tx.select().from(schema.demoLoads);
        if (part.endsWith('odd')) throw new Error('undone');
        return seen.length;
      });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => add(`${index}-${index % 2 ? 'odd' : 'even'}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await database.db.select().from(schema.demoLoads)).toHaveLength(10);
  });
});
