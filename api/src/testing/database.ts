import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/database.ts';
import { useDataKeys } from '../db/encrypted-columns.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';

// A database is made and hundreds of requests are sent on a machine that may be busy with other suites.
jest.setTimeout(60_000);

const hasServer = Boolean(process.env['TEST_DATABASE_URL']);

/**
 * The engine of an ordinary suite, for `describe.each`: PostgreSQL, as in production, when `TEST_DATABASE_URL` names a server,
 * otherwise the embedded one. Both speak one SQL, and journeys in a browser run on the embedded one.
 */
export const engines: readonly Database['engine'][] = hasServer ? ['postgresql'] : ['pglite'];

/** Every engine there is, for suites about what engines may do differently: locks, races, migrations, search, streams, files. */
export const everyEngine: readonly Database['engine'][] = hasServer ? ['pglite', 'postgresql'] : ['pglite'];

/** A block of tests in which several processes work on one database: only a server allows it, so without one it is skipped. */
export const describeOnServer = hasServer ? describe : describe.skip;

/** The keys of encrypted columns in tests. */
export const dataKeys: readonly [string, ...string[]] = ['d'.repeat(40)];

function failed(error: Error): never {
  throw error;
}

async function fingerprint(): Promise<string> {
  const folder = fileURLToPath(new URL('../db/migrations/', import.meta.url));
  const hash = createHash('sha256').update(process.version);
  for (const name of (await readdir(folder)).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** A migrated, empty database folder, made once per set of migrations and copied for each test file. */
async function template(): Promise<string> {
  const finished = join(tmpdir(), `clinic-test-database-${await fingerprint()}`);
  if (existsSync(finished)) return finished;
  const making = await mkdtemp(join(tmpdir(), 'clinic-test-making-'));
  const database = await openPglite(join(making, 'db'), failed);
  await migrate(database.pool);
  await database.close();
  await rename(join(making, 'db'), finished).catch(() => undefined);
  await rm(making, { recursive: true, force: true });
  return finished;
}

/** A fresh folder with a migrated embedded database in `db`. */
export async function freshDataDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'clinic-test-'));
  await mkdir(dir, { recursive: true });
  await cp(await template(), join(dir, 'db'), { recursive: true });
  return dir;
}

async function freshPglite(): Promise<Database> {
  const dir = await freshDataDir();
  const database = await openPglite(join(dir, 'db'), failed);
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function onServer(act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

function databaseOnServer(name: string): Database {
  const url = new URL(String(process.env['TEST_DATABASE_URL']));
  url.pathname = `/${name}`;
  return openPostgres(url.href, failed);
}

/**
 * The same on the server: a migrated, empty database that stays there and that others are copied from, one for each set of
 * migrations. It gets its name when it is finished; test files that begin together wait for whoever makes it.
 */
async function templateOnServer(): Promise<string> {
  const finished = `clinic_template_${await fingerprint()}`;
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [finished]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [finished]);
    if (rowCount !== 0) return;
    const making = `${finished}_making`;
    await client.query(`DROP DATABASE IF EXISTS ${making} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${making}`);
    const database = databaseOnServer(making);
    await migrate(database.pool);
    await database.close();
    await client.query(`ALTER DATABASE ${making} RENAME TO ${finished}`);
  });
  return finished;
}

async function freshPostgres(): Promise<Database> {
  const name = `clinic_test_${randomUUID().replaceAll('-', '')}`;
  const template = await templateOnServer();
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const database = databaseOnServer(name);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

/** A connection of another process to a database on the server. End it afterwards. */
export async function connectTo({ pool }: Database): Promise<pg.Client> {
  const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
  const url = new URL(String(process.env['TEST_DATABASE_URL']));
  url.pathname = `/${rows[0]?.name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return client;
}

/**
 * Settles as soon as somebody in a database waits for a lock.
 * @param asking a connection of its own, or the pool, which no lock keeps from answering
 */
export async function untilSomebodyWaits(asking: {
  query: (text: string) => Promise<{ rows: readonly unknown[] }>;
}): Promise<void> {
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  while ((await asking.query(waiting)).rows.length === 0) await setTimeout(20);
}

/** A migrated, empty database of its own for one test file. Close it afterwards. */
export function freshDatabase(engine: Database['engine']): Promise<Database> {
  useDataKeys(dataKeys);
  return engine === 'pglite' ? freshPglite() : freshPostgres();
}
