import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderUnusable, makeFolder } from '@clinic/node';

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function ownerOf(dir: string): string {
  try {
    return ` (process ${readFileSync(join(dir, 'owner.pid'), 'utf8').trim()})`;
  } catch {
    return '';
  }
}

/**
 * Takes the data folder for this process alone and returns how to give it back. Two processes on one embedded database
 * silently lose rows.
 */
export function lockDataDir(dir: string): () => void {
  const release = lockIn(
    dir,
    'owner.lock',
    () =>
      `Another server${ownerOf(dir)} is using the data folder ${dir}. Stop it first, or set DATA_DIR to another folder.`,
  );
  writeFileSync(join(dir, 'owner.pid'), `${process.pid}\n`);
  return release;
}

/** Takes the place of the copy that a backup is made from, and returns how to give it back: two backups would mix theirs. */
export function lockBackupCopy(dir: string): () => void {
  return lockIn(
    dir,
    'backup.lock',
    () => `Another backup of the data folder ${dir} is being made. Try again when it has ended.`,
  );
}

/**
 * The lock is one of the operating system, taken through an empty SQLite file: the kernel drops it with the process, SIGKILL
 * included, so nothing stale is ever left and no process id has to be trusted.
 * @throws {DataFolderUnusable} when somebody has it, or it cannot be taken at all
 */
function lockIn(dir: string, name: string, taken: () => string): () => void {
  let lock: DatabaseSync;
  try {
    makeFolder(dir);
    lock = new DatabaseSync(join(dir, name), { timeout: 0 });
  } catch (error) {
    throw new DataFolderUnusable(`The data folder ${dir} cannot be written to: ${reasonOf(error)}`);
  }
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (reasonOf(error).includes('locked')) throw new DataFolderUnusable(taken());
    throw new DataFolderUnusable(`The data folder ${dir} cannot be locked: ${reasonOf(error)}`);
  }
  return () => lock.close();
}
