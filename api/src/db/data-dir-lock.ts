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
 * silently lose rows. The lock is one of the operating system, taken through an empty SQLite file: the kernel drops it with
 * the process, SIGKILL included, so nothing stale is ever left and no process id has to be trusted.
 */
export function lockDataDir(dir: string): () => void {
  const lockFile = join(dir, 'owner.lock');
  let lock: DatabaseSync;
  try {
    makeFolder(dir);
    lock = new DatabaseSync(lockFile, { timeout: 0 });
  } catch (error) {
    throw new DataFolderUnusable(`The data folder ${dir} cannot be written to: ${reasonOf(error)}`);
  }
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (reasonOf(error).includes('locked')) {
      throw new DataFolderUnusable(
        `Another server${ownerOf(dir)} is using the data folder ${dir}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    throw new DataFolderUnusable(`The data folder ${dir} cannot be locked: ${reasonOf(error)}`);
  }
  writeFileSync(join(dir, 'owner.pid'), `${process.pid}\n`);
  return () => lock.close();
}
