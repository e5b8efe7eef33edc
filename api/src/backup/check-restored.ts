import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { FieldUnreadable } from '../db/field-cipher.ts';
import { newestMigration } from '../db/migrate.ts';
import { users } from '../db/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { BackupInvalid } from './backup-invalid.ts';
import { rowsOf } from './database-facts.ts';
import type { Manifest } from './manifest.ts';
import { fileFolders } from './manifest.ts';

async function checkRows(database: Database, wanted: Manifest['rows']): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    const found = await rowsOf(client);
    for (const table of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
      if (wanted[table] === found[table]) continue;
      throw new BackupInvalid(
        `The table ${table} has ${found[table] ?? 'no'} rows, and the backup says ${wanted[table] ?? 'none'}.`,
      );
    }
  } finally {
    client.release(true);
  }
}

/** Reads the name of an account: a restored database without its key is worth little. */
async function checkDataKey({ db }: Database, { schema_version }: Manifest): Promise<void> {
  if (schema_version !== (await newestMigration())) return;
  try {
    await db.select({ name: users.name }).from(users).limit(1);
  } catch (error) {
    if (!(error instanceof FieldUnreadable)) throw error;
    throw new BackupInvalid('Everything was restored, but DATA_KEY does not decrypt it: set the keys of that time.');
  }
}

/**
 * Compares a restored database with the manifest, table by table, and looks whether `DATA_KEY` decrypts it.
 * @throws {BackupInvalid}
 */
export async function checkDatabase(database: Database, manifest: Manifest): Promise<void> {
  await checkRows(database, manifest.rows);
  await checkDataKey(database, manifest);
}

/** Hashes restored CVs and pictures again where they now are. @throws {BackupInvalid} when one differs */
export async function checkFiles(stored: FileStore, { files }: Manifest): Promise<void> {
  const restored = Object.entries(files).filter(([name]) =>
    fileFolders.some((folder) => name.startsWith(`${folder}/`)),
  );
  for (const [name, sha256] of restored) {
    const content = await stored.read(name);
    if (content === null || createHash('sha256').update(content).digest('hex') !== sha256)
      throw new BackupInvalid(`The restored file ${name} is not what the backup says.`);
  }
}
