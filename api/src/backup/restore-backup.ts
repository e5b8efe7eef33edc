import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@clinic/node';
import { lockDataDir } from '../db/data-dir-lock.ts';
import { openPostgres } from '../db/database.ts';
import { useDataKeys } from '../db/encrypted-columns.ts';
import { newestMigration } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import type { Settings } from '../settings/settings.ts';
import { BackupInvalid } from './backup-invalid.ts';
import { checkDatabase, checkFiles } from './check-restored.ts';
import { extractBackup } from './extract-backup.ts';
import type { BackupSettings } from './make-backup.ts';
import { requireBackupKey } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { dumpName, embeddedFolder, fileFolders } from './manifest.ts';
import { deleteLeftovers } from './leftovers.ts';
import { requirePostgresTarget, restorePostgres, withScratchDatabase } from './postgres-restore.ts';

type RestoreSettings = BackupSettings & Pick<Settings, 'dataKeys'>;

function failed(error: Error): never {
  throw error;
}

/** Decrypts a backup into a folder beside the data, which is deleted at the end whatever happens. */
async function withExtracted<T>(
  settings: RestoreSettings,
  file: string,
  use: (folder: string, manifest: Manifest) => Promise<T>,
): Promise<T> {
  const key = requireBackupKey(settings);
  useDataKeys(settings.dataKeys);
  makeFolder(settings.dataDir);
  await deleteLeftovers(settings.dataDir, /^restore-\w{6}$/);
  const folder = await mkdtemp(join(settings.dataDir, 'restore-'));
  try {
    const manifest = await extractBackup(file, key, folder);
    if (manifest.schema_version > (await newestMigration()))
      throw new BackupInvalid('This backup is of a newer release of the product: update the product first.');
    return await use(folder, manifest);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkEmbedded(folder: string, manifest: Manifest): Promise<void> {
  const database = await openPglite(join(folder, embeddedFolder), failed);
  try {
    await checkDatabase(database, manifest);
  } finally {
    await database.close();
  }
}

async function checkPostgres(url: string, manifest: Manifest): Promise<void> {
  const database = openPostgres(url, () => undefined);
  try {
    await checkDatabase(database, manifest);
  } finally {
    await database.close();
  }
}

const urlOf = ({ databaseOwnerUrl, databaseUrl }: RestoreSettings) => databaseOwnerUrl ?? databaseUrl;

function requireUrl(settings: RestoreSettings): string {
  const url = urlOf(settings);
  if (url === null) throw new BackupInvalid('This backup is of PostgreSQL: set DATABASE_URL.');
  return url;
}

function requireMajor(major: number, manifest: Manifest): void {
  if (major < manifest.engine_major)
    throw new BackupInvalid(`This backup is of PostgreSQL ${manifest.engine_major} and the server is ${major}.`);
}

/**
 * Restores a backup into a scratch database and compares it with its manifest. Touches nothing that is in use.
 * @throws {BackupInvalid} when the backup cannot be restored
 */
export function verifyBackup(settings: RestoreSettings, file: string): Promise<Manifest> {
  return withExtracted(settings, file, async (folder, manifest) => {
    if (manifest.engine === 'pglite') await checkEmbedded(folder, manifest);
    else {
      await withScratchDatabase(requireUrl(settings), async (scratch) => {
        requireMajor(await requirePostgresTarget(scratch, false), manifest);
        await restorePostgres(scratch, join(folder, dumpName), { replace: false });
        await checkPostgres(scratch, manifest);
      });
    }
    return manifest;
  });
}

const notEmpty = (folder: string) =>
  new BackupInvalid(`The folder ${folder} is not empty: use --replace to delete what is in it.`);

async function requireNoFiles(stored: FileStore, replace: boolean): Promise<void> {
  if (replace) return;
  for (const folder of fileFolders) if ((await stored.list(folder)).length > 0) throw notEmpty(folder);
}

/** Puts the files of a backup into the store of files, in place of what is there. */
async function putFiles(from: string, stored: FileStore, { files }: Manifest): Promise<void> {
  for (const folder of fileFolders) {
    const wanted = Object.keys(files).filter((name) => name.startsWith(`${folder}/`));
    for (const name of wanted) await stored.write(name, await readFile(join(from, name)));
    for (const { name } of await stored.list(folder)) if (!Object.hasOwn(files, name)) await stored.remove(name);
  }
}

async function restoreEmbedded(settings: RestoreSettings, file: string, replace: boolean): Promise<Manifest> {
  const { dataDir } = settings;
  const stored = openFileStore(settings);
  const database = join(dataDir, embeddedFolder);
  const release = lockDataDir(dataDir);
  try {
    if (!replace && existsSync(database) && readdirSync(database).length > 0) throw notEmpty(database);
    await requireNoFiles(stored, replace);
    return await withExtracted(settings, file, async (folder, manifest) => {
      if (manifest.engine !== 'pglite') requireUrl(settings);
      // Before anything is replaced.
      await checkEmbedded(folder, manifest);
      await rm(database, { recursive: true, force: true });
      await rename(join(folder, embeddedFolder), database);
      await putFiles(folder, stored, manifest);
      await checkFiles(stored, manifest);
      return manifest;
    });
  } finally {
    release();
  }
}

async function restoreOnServer(settings: RestoreSettings, url: string, file: string, replace: boolean) {
  const stored = openFileStore(settings);
  await requireNoFiles(stored, replace);
  const major = await requirePostgresTarget(url, replace);
  return withExtracted(settings, file, async (folder, manifest) => {
    if (manifest.engine !== 'postgresql')
      throw new BackupInvalid('This backup is of the embedded database: restore it without DATABASE_URL.');
    requireMajor(major, manifest);
    await restorePostgres(url, join(folder, dumpName), { replace });
    await checkPostgres(url, manifest);
    await putFiles(folder, stored, manifest);
    await checkFiles(stored, manifest);
    return manifest;
  });
}

/**
 * Restores a backup into the database and the folders that the settings name, and compares them with its manifest. Nothing
 * is touched before the whole file was decrypted and found good.
 * @throws {BackupInvalid} when they are not empty and may not be replaced, or the backup cannot be restored
 */
export function restoreBackup(
  settings: RestoreSettings,
  file: string,
  { replace }: { replace: boolean },
): Promise<Manifest> {
  const url = urlOf(settings);
  return url === null ? restoreEmbedded(settings, file, replace) : restoreOnServer(settings, url, file, replace);
}
