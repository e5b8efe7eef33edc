import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Names that sort by time, in UTC. */
const nameOfBackup = /^clinic-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

/** Name of the backup of an instant. */
export const backupNameOf = (at: Date): string =>
  `clinic-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.backup`;

/** Names of the backups in a folder, the newest first. Any other file is not of this product. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => nameOfBackup.test(name))
    .sort()
    .reverse();
}

/** When the newest backup of a folder was made, in seconds since 1970; 0 when there is none. */
export async function newestBackupSeconds(folder: string): Promise<number> {
  const [newest = ''] = await backupsIn(folder);
  const [, ...parts] = nameOfBackup.exec(newest) ?? [];
  const [year = 0, month = 0, day, hour, minute, second] = parts.map(Number);
  return year === 0 ? 0 : Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** Deletes all backups of a folder but the `keep` newest; their names. */
export async function deleteOldBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await backupsIn(folder)).slice(keep);
  for (const name of old) await rm(join(folder, name));
  return old;
}
