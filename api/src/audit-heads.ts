import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { clinicToday } from '@clinic/contracts/time';
import type { AuditHead } from './audit.ts';
import { auditHead } from './audit.ts';
import { makeFolder } from '@clinic/node';
import type { Services } from './services.ts';

const Head = z.object({ id: z.int().positive(), hash: z.string().regex(/^[0-9a-f]{64}$/) });

const fileName = /^\d{4}-\d\d-\d\d\.json$/;

/**
 * Keeps the last row of the audit log outside of the database: one small file for each day of the clinic, replaced while the
 * day lasts. An empty log leaves none.
 */
export async function keepAuditHead({ db, clock, settings }: Services): Promise<void> {
  const head = await auditHead(db);
  if (head === null) return;
  makeFolder(settings.auditHeadsDir);
  const file = join(settings.auditHeadsDir, `${clinicToday(clock())}.json`);
  // Several servers write the same file, each whole; in containers they may have the same process id.
  const own = `${file}.${randomUUID()}`;
  try {
    await writeFile(own, `${JSON.stringify(head)}\n`, { mode: 0o600, flag: 'wx' });
    await rename(own, file);
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Every last row that was kept.
 * @throws {Error} when a file is none of these: it was changed, and that is to be found out
 */
export async function keptAuditHeads(folder: string): Promise<AuditHead[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => fileName.test(name)).map((name) => join(folder, name));
  return Promise.all(
    files.map(async (file) => {
      try {
        return Head.parse(JSON.parse(await readFile(file, 'utf8')));
      } catch {
        throw new Error(`${file} does not hold a row of the audit log`);
      }
    }),
  );
}
