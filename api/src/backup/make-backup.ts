import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { makeFolder } from '@clinic/node';
import * as z from 'zod';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import type { Settings } from '../settings/settings.ts';
import type { ArchiveEntry } from './archive.ts';
import { archived } from './archive.ts';
import { backupNameOf } from './backup-files.ts';
import { BackupInvalid } from './backup-invalid.ts';
import type { DatabaseDump } from './database-dump.ts';
import { withDatabaseDump } from './database-dump.ts';
import { encrypted } from './encrypted-file.ts';
import { storedFileEntries } from './stored-file-entries.ts';
import { hashed } from './hashed.ts';
import { deleteLeftovers } from './leftovers.ts';
import type { Manifest } from './manifest.ts';
import { fileFolders, manifestName } from './manifest.ts';

/** What a backup is made with. */
export type BackupSettings = Pick<
  Settings,
  'databaseUrl' | 'databaseOwnerUrl' | 'dataDir' | 'fileStore' | 'backupKey' | 'backupDir'
>;

/** The key of backups. @throws {BackupInvalid} when none is set */
export function requireBackupKey({ backupKey }: Pick<Settings, 'backupKey'>): string {
  if (backupKey === null)
    throw new BackupInvalid('BACKUP_KEY is not set: set a secret of at least 32 characters and keep it elsewhere too.');
  return backupKey;
}

async function productVersion(): Promise<string> {
  const file = new URL('../../../package.json', import.meta.url);
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(file, 'utf8'))).version;
}

async function* contentOf(manifest: Manifest): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify(manifest, null, 2));
}

/** Everything of a backup; its manifest comes last, when all hashes are known. */
async function* entriesWithManifest(dump: DatabaseDump, stored: FileStore, now: Date): AsyncGenerator<ArchiveEntry> {
  const files: Record<string, string> = {};
  async function* all(): AsyncGenerator<ArchiveEntry> {
    yield* dump.entries;
    for (const folder of fileFolders) yield* storedFileEntries(stored, folder);
  }
  for await (const { name, content } of all()) {
    if (name.endsWith('/')) yield { name, content };
    else yield { name, content: hashed(content, (sha256) => (files[name] = sha256)) };
  }
  const made = { format: 1, made_at: now.toISOString(), product_version: await productVersion() } as const;
  yield { name: manifestName, content: contentOf({ ...made, ...dump.facts, files }) };
}

/**
 * Writes an encrypted backup of database, CVs and imported pictures into `BACKUP_DIR`, also while the server runs; the path
 * of the file, which is there as a whole or not at all.
 * @throws {BackupInvalid} when it cannot be made
 */
export async function makeBackup(settings: BackupSettings, now: Date): Promise<string> {
  const key = requireBackupKey(settings);
  makeFolder(settings.backupDir);
  const file = join(settings.backupDir, backupNameOf(now));
  const partial = `${file}.partial-${process.pid}`;
  try {
    await withDatabaseDump(settings, async (dump) => {
      await deleteLeftovers(settings.backupDir, /\.backup\.partial-\d+$/);
      await pipeline(
        archived(entriesWithManifest(dump, openFileStore(settings), now)),
        createGzip(),
        (source: AsyncIterable<Buffer>) => encrypted(source, key),
        createWriteStream(partial, { mode: 0o600, flush: true }),
      );
    });
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
  return file;
}
