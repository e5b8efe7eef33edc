import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { lockBackupCopy, lockDataDir } from '../db/data-dir-lock.ts';
import { openPglite } from '../db/pglite.ts';
import type { Settings } from '../settings/settings.ts';
import type { ArchiveEntry } from './archive.ts';
import { BackupInvalid } from './backup-invalid.ts';
import { askForCopy } from './copy-socket.ts';
import { factsOf, majorVersionOf } from './database-facts.ts';
import { copyEmbedded, embeddedCopyOf } from './embedded-copy.ts';
import { folderEntries } from './folder-entries.ts';
import type { DatabaseFacts } from './manifest.ts';
import { dumpName, embeddedFolder } from './manifest.ts';
import { requireTool, runTool } from './postgres-tools.ts';

/** A database as it was at one time. */
export interface DatabaseDump {
  readonly facts: DatabaseFacts;
  readonly entries: AsyncIterable<ArchiveEntry>;
}

type Use<T> = (dump: DatabaseDump) => Promise<T>;

/** Connects as the owner of the tables where there is one. */
export async function connectForBackup(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    throw new BackupInvalid(
      `The database cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return client;
}

/** `pg_dump` sees what the counts were taken of: both read one snapshot. */
async function dumpPostgres<T>(url: string, use: Use<T>): Promise<T> {
  const client = await connectForBackup(url);
  try {
    await requireTool('pg_dump', await majorVersionOf(client));
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    const facts = await factsOf(client, 'postgresql');
    // Without compression of its own: the backup compresses everything.
    const options = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.id}`];
    async function* entries(): AsyncGenerator<ArchiveEntry> {
      const dump = runTool('pg_dump', options, url);
      try {
        yield { name: dumpName, content: dump.process.stdout };
        await dump.ended;
      } finally {
        dump.process.kill();
      }
    }
    return await use({ facts, entries: entries() });
  } finally {
    await client.end();
  }
}

async function copyOfStoppedServer(dataDir: string): Promise<DatabaseFacts> {
  const release = lockDataDir(dataDir);
  try {
    const database = await openPglite(join(dataDir, embeddedFolder), (error) => {
      throw error;
    });
    try {
      return await copyEmbedded(database.pool, dataDir);
    } finally {
      await database.close();
    }
  } finally {
    release();
  }
}

async function dumpEmbedded<T>(dataDir: string, use: Use<T>): Promise<T> {
  const release = lockBackupCopy(dataDir);
  try {
    const facts = (await askForCopy(dataDir)) ?? (await copyOfStoppedServer(dataDir));
    const copy = embeddedCopyOf(dataDir);
    try {
      return await use({ facts, entries: folderEntries(copy, embeddedFolder) });
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  } finally {
    release();
  }
}

/** Gives out the database that the server uses, also while it runs. */
export function withDatabaseDump<T>(
  { databaseUrl, databaseOwnerUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  use: Use<T>,
): Promise<T> {
  const url = databaseOwnerUrl ?? databaseUrl;
  return url === null ? dumpEmbedded(dataDir, use) : dumpPostgres(url, use);
}
