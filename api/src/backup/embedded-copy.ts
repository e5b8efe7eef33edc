import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { makeFolder } from '@clinic/node';
import { factsOf } from './database-facts.ts';
import type { DatabaseFacts } from './manifest.ts';
import { embeddedFolder } from './manifest.ts';

/** Where the copy of the embedded database lies until it is in the backup. */
export const embeddedCopyOf = (dataDir: string): string => join(dataDir, 'backup-copy');

/**
 * Copies the files of the embedded database while its one connection is taken, so that nothing writes to them, and says what
 * the copy has. Requests that need the database wait meanwhile. Replaces the copy of a backup that was interrupted.
 */
export async function copyEmbedded(pool: pg.Pool, dataDir: string): Promise<DatabaseFacts> {
  const copy = embeddedCopyOf(dataDir);
  await rm(copy, { recursive: true, force: true });
  makeFolder(copy);
  const connection = await pool.connect();
  try {
    await connection.query('CHECKPOINT');
    const facts = await factsOf(connection, 'pglite');
    await cp(join(dataDir, embeddedFolder), join(copy, embeddedFolder), { recursive: true });
    return facts;
  } finally {
    connection.release();
  }
}
