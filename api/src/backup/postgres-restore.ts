import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { shareLock } from '../db/advisory-locks.ts';
import { databaseErrorOf } from '../db/database.ts';
import { BackupInvalid } from './backup-invalid.ts';
import { connectForBackup } from './database-dump.ts';
import { majorVersionOf, tablesOf } from './database-facts.ts';
import { requireTool, runTool } from './postgres-tools.ts';

/** `insufficient_privilege` of PostgreSQL. */
const mayNot = '42501';

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectForBackup(url);
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/**
 * Refuses a database that something is in, unless it may be replaced, one that servers are connected to, and tools that are
 * too old. Returns the server's major version.
 * @throws {BackupInvalid}
 */
export function requirePostgresTarget(url: string, replace: boolean): Promise<number> {
  return withClient(url, async (client) => {
    if (!replace && (await tablesOf(client)).length > 0)
      throw new BackupInvalid('The database is not empty: use --replace to delete what is in it.');
    await requireNobodyConnected(client);
    const major = await majorVersionOf(client);
    await requireTool('pg_restore', major);
    return major;
  });
}

/** How often is looked whether somebody is connected, and the pause between two looks in milliseconds. */
const looks = { most: 10, pauseMs: 100 };

/**
 * A server that was stopped just before may be gone only in a moment.
 * @throws {BackupInvalid} where somebody is connected to the database, and stays so
 */
async function requireNobodyConnected(client: pg.Client): Promise<void> {
  for (let look = 1; look <= looks.most; look += 1) {
    // Of another user's connection PostgreSQL does not say what it is; what serves the database itself has no user.
    const { rows } = await client.query<{ others: string }>(
      `SELECT count(*) AS others FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND (backend_type = 'client backend' OR (backend_type IS NULL AND usesysid IS NOT NULL))`,
    );
    if (Number(rows[0]?.others) === 0) return;
    if (look < looks.most) await pause(looks.pauseMs);
  }
  throw new BackupInvalid('Something is connected to the database: stop the servers.');
}

/** A setting that `pg_restore` of PostgreSQL 17 and later begins with, and that servers before 17 do not know. */
const settingOf17 = /^SET transaction_timeout = 0;$/m;

/** How much of a script is looked at for settings, in bytes: they stand at its beginning. */
const headBytes = 4096;

/** A script of `pg_restore` as older servers understand it, too. */
export async function* forOlderServers(script: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const part of script) {
    if (head === null) {
      yield part;
      continue;
    }
    head = Buffer.concat([head, part]);
    if (head.length < headBytes) continue;
    yield withoutSetting(head);
    head = null;
  }
  if (head !== null) yield withoutSetting(head);
}

const withoutSetting = (head: Buffer) => Buffer.from(head.toString('latin1').replace(settingOf17, ''), 'latin1');

/** Restores a dump in one transaction: all of it or nothing. With `replace`, what was there goes in the same transaction. */
export async function restorePostgres(url: string, dump: string, { replace }: { replace: boolean }): Promise<void> {
  // `--single-transaction` would commit whatever had come when the statements end, also because this process was killed.
  const options = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'];
  const psql = runTool('psql', options, url);
  const statements = runTool('pg_restore', ['--no-owner', '--no-privileges', '--file=-', dump], null);
  psql.process.stdout.resume();
  psql.process.stdin.write('BEGIN;\n');
  if (replace) psql.process.stdin.write('DROP SCHEMA public CASCADE; CREATE SCHEMA public;\n');
  try {
    // psql that failed has said why: what could not be written to it says less.
    await Promise.race([
      pipeline(statements.process.stdout, forOlderServers, psql.process.stdin, { end: false }),
      psql.ended,
    ]).catch(async (error: unknown) => {
      await psql.ended;
      throw error;
    });
    await statements.ended;
    psql.process.stdin.end('COMMIT;\n');
    await psql.ended;
  } finally {
    statements.process.kill();
    psql.process.kill();
  }
}

const scratchPrefix = 'clinic_backup_check_';

/**
 * Drops scratch databases of this user that commands which were killed have left. The lock is that of one database; another one
 * of the same server may be tried out as well, and its command is connected to what it works with.
 */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database d
     WHERE starts_with(datname, $1) AND pg_get_userbyid(datdba) = current_user
       AND NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.datname = d.datname)`,
    [scratchPrefix],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE ${pg.escapeIdentifier(name)}`);
}

/** Makes a database on the same server, gives out its address, and drops it. */
export async function withScratchDatabase<T>(url: string, use: (scratchUrl: string) => Promise<T>): Promise<T> {
  const name = `${scratchPrefix}${randomUUID().replaceAll('-', '')}`;
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  return withClient(url, async (client) => {
    await shareLock(client, 'scratchDatabases', () => dropLeftovers(client));
    try {
      await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
    } catch (error) {
      if (databaseErrorOf(error)?.code !== mayNot) throw error;
      throw new BackupInvalid('The user of the database may not create a scratch database: ALTER ROLE … CREATEDB.');
    }
    try {
      return await use(scratch.href);
    } finally {
      await client.query(`DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`);
    }
  });
}
