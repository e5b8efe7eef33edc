/**
 * What `npm run chaos` needs of migrations (R12), on the PostgreSQL database that the settings name:
 * `node api/src/chaos/migrations.ts fill <rows>` fills the large tables, `later` applies what a release to come may change while this
 * one serves, and `lock-times <rows>` brings an empty database up to a base, fills it, and times the migrations after it.
 */
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import * as z from 'zod';
import { roles } from '@clinic/contracts';
import { openPostgres } from '../db/database.ts';
import { migrate, migrations } from '../db/migrate.ts';
import { readSettings } from '../settings/settings.ts';

/** The last migration that is not timed: the tables that are filled are as this one leaves them. */
const base = '0021_sent_messages.sql';

/** Rows as they may be stored since the base; `$1` is how many of each. Nothing in them can be read. */
const insertions: readonly string[] = [
  `INSERT INTO users (name_enc, email_enc, password_hash, role_id)
   SELECT '\\x00', decode(md5('fill' || n), 'hex'), '-', ${roles.patient} FROM generate_series(1, $1::int) n`,
  `INSERT INTO appointments (reference, user_id, doctor_id, specialty_id, status, starts_at, ends_at, patient_key, booking_for,
     patient_name_enc, created_at, updated_at)
   SELECT 'FILL-' || n, (SELECT min(id) FROM users), (SELECT min(id) FROM doctors), (SELECT min(id) FROM specialties), 'cancelled',
     '2020-01-01'::timestamptz + n * interval '1 hour', '2020-01-01'::timestamptz + n * interval '1 hour' + interval '20 minutes',
     'fill', 'self', '\\x00', now(), now() FROM generate_series(1, $1::int) n`,
  `INSERT INTO appointment_events (appointment_id, to_status, actor, at)
   SELECT id, 'pending', 'fill', now() FROM appointments WHERE reference LIKE 'FILL-%' LIMIT $1::int`,
  `INSERT INTO outbox (dedupe_key, channel, lang, state, created_at)
   SELECT 'fill:' || n, 'email', 'ar', 'sent', now() FROM generate_series(1, $1::int) n`,
];

/** What a visit belongs to, where nothing of the demo clinic is loaded. */
const clinic = `
  INSERT INTO specialties (id, slug_ar, slug_en, name_ar, name_en, summary_ar, summary_en, icon, sort_order)
    VALUES (1, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 1);
  INSERT INTO doctors (id, slug_ar, slug_en, name_ar, name_en, image, bio_ar, bio_en, licence_no)
    VALUES (1, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a');`;

async function fill(pool: pg.Pool, rows: number) {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    for (const insertion of insertions) await client.query(insertion, [rows]);
    await client.query('ANALYZE');
  } finally {
    client.release(true);
  }
  return { rows };
}

async function applyLater(pool: pg.Pool) {
  const sql = await readFile(new URL('later.sql', import.meta.url), 'utf8');
  return timed(pool, [...(await migrations()), { name: '9999_later.sql', sql }]);
}

async function timed(pool: pg.Pool, upTo: Awaited<ReturnType<typeof migrations>>) {
  const begun = performance.now();
  const [name = 'none'] = await migrate(pool, upTo);
  return { name, milliseconds: Math.round(performance.now() - begun) };
}

async function lockTimes(pool: pg.Pool, rows: number) {
  const all = await migrations();
  const first = all.findIndex(({ name }) => name === base) + 1;
  await migrate(pool, all.slice(0, first));
  await pool.query(clinic);
  await fill(pool, rows);
  const times = [];
  for (let next = first + 1; next <= all.length; next += 1) times.push(await timed(pool, all.slice(0, next)));
  return times;
}

const commands: Record<string, (pool: pg.Pool, rows: number) => Promise<unknown>> = {
  fill,
  later: applyLater,
  'lock-times': lockTimes,
};

const [name = '', argument = '0'] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) throw new Error(`Say which of ${Object.keys(commands).join(', ')} to run.`);
const { databaseUrl } = readSettings(process.env);
if (databaseUrl === null) throw new Error('DATABASE_URL names no server.');
const database = openPostgres(databaseUrl, (error) => {
  throw error;
});
try {
  process.stdout.write(
    `${JSON.stringify(await command(database.pool, z.coerce.number().int().nonnegative().parse(argument)))}\n`,
  );
} finally {
  await database.close();
}
