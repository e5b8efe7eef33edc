import type { Services } from '../../services.ts';
import { dayMs } from '../../durations.ts';
import { cvStore, removeUploadsUntil } from './cv-store.ts';
import * as repo from './repo.ts';

/** An upload that a crash cut off has no row; by then nobody is still sending it. */
const abandonedAfterMs = dayMs;

/** The last instant whose applications have been kept for twelve months (E8). */
export function keptUntil(now: Date): Date {
  const instant = new Date(now);
  instant.setUTCFullYear(now.getUTCFullYear() - 1);
  return instant;
}

/**
 * Forgets applications and their CVs after twelve months, and files that belong to no application. Rows go first: a file that
 * is left behind by a crash is found the next time, a row without its file would promise what is not there.
 */
export async function purgeApplications({
  db,
  clock,
  cipher,
  files,
  settings,
}: Pick<Services, 'db' | 'clock' | 'cipher' | 'files' | 'settings'>): Promise<{ applications: number; files: number }> {
  const now = clock();
  const store = cvStore({ files, settings });
  const expired = await db.transaction((tx) => repo.deleteUntil(tx, cipher, keptUntil(now)));
  for (const name of expired) await store.remove(name);

  // File times are the machine's own, whatever clock the clinic was told to have.
  const written = await store.namesUntil(new Date(Date.now() - abandonedAfterMs));
  const known = await repo.fileNames(db, cipher);
  const abandoned = written.filter((name) => !known.has(name));
  for (const name of abandoned) await store.remove(name);
  return { applications: expired.length, files: abandoned.length };
}

/**
 * Encrypts CVs from before files were encrypted. The row goes from one whole file to the other; what a crash leaves behind
 * belongs to no application and is removed with the abandoned ones. Returns how many it encrypted.
 */
export async function encryptPlainCvs({
  db,
  cipher,
  files,
  settings,
}: Pick<Services, 'db' | 'cipher' | 'files' | 'settings'>): Promise<number> {
  const store = cvStore({ files, settings });
  const plain = await repo.plainFiles(db, cipher);
  let encrypted = 0;
  for (const row of plain) {
    const file = await store.encryptPlain(row.name);
    // Another process encrypted it meanwhile.
    if (file === null) continue;
    const isReplaced = await repo.replaceFile(db, cipher, row, file);
    await store.remove(isReplaced ? row.name : file.name);
    if (isReplaced) encrypted += 1;
  }
  return encrypted;
}

/** Removes what uploads left on the disk of this machine that a crash cut off. */
export const purgeUploads = ({ settings }: Pick<Services, 'settings'>): Promise<number> =>
  removeUploadsUntil(settings.dataDir, new Date(Date.now() - abandonedAfterMs));
