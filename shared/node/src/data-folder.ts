import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A data folder that cannot be used; the message is one line for a person at a terminal. */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable';
}

/**
 * Makes a private folder and the ones above it. Node's own recursive way never ends on file systems that refuse folders with
 * "no such file", such as `/proc`.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Makes the data folder unless it is there, and writes to it once: rights alone do not tell that a disk is read-only or full.
 * @throws {DataFolderUnusable}
 */
export function requireDataFolder(folder: string): void {
  const probe = path.join(folder, `.write-test-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, 'x', { mode: 0o600 });
    rmSync(probe);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new DataFolderUnusable(
      `The data folder ${folder} cannot be written to: ${message}. ${adviceOn(code)}, or set DATA_DIR to another folder.`,
    );
  }
}

function adviceOn(code: string | undefined): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Make room on its disk';
  return code === 'EROFS' ? 'Mount its disk for writing' : 'Change its rights';
}
