import { and, eq, lte, sum } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { JobApplication } from '@clinic/contracts/content';
import type { LocalDate } from '@clinic/contracts/time';
import { isAdvertised } from '../../db/advertised-jobs.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import type { RowBoundColumn } from '../../db/reencrypt.ts';
import { jobApplications, jobs } from '../../db/schema.ts';
import type { CvFile, StoredCv } from './cv-store.ts';

/** A position that takes applications on a day. */
export async function openJob(db: Db, slugOrId: { slug: string } | { id: number }, today: LocalDate) {
  const [row] = await db
    .select({ slug: jobs.slug, title: jobs.titleAr })
    .from(jobs)
    .where(and('id' in slugOrId ? eq(jobs.id, slugOrId.id) : eq(jobs.slug, slugOrId.slug), isAdvertised(today)));
  return row;
}

/** Bytes of all CVs that are kept. */
export async function bytesKept(db: Queryable): Promise<number> {
  const [row] = await db.select({ bytes: sum(jobApplications.fileBytes).mapWith(Number) }).from(jobApplications);
  return row?.bytes ?? 0;
}

/** Encryption contexts of an application's columns. */
const detailsOf = (reference: string) => `job_applications.details_enc ${reference}`;
const fileOf = (reference: string) => `job_applications.file_enc ${reference}`;

/** What is encrypted again when the key changes; the files need not be, their keys are in `file_enc`. */
export const encryptedApplications: readonly RowBoundColumn[] = [
  {
    ...{ table: 'job_applications', name: 'details_enc', reads: ['reference'] },
    contextOf: (row) => detailsOf(String(row['reference'])),
  },
  {
    ...{ table: 'job_applications', name: 'file_enc', reads: ['reference'] },
    contextOf: (row) => fileOf(String(row['reference'])),
  },
];

const encryptFileName = (cipher: FieldCipher, reference: string, { name, key }: CvFile) =>
  cipher.encrypt(`${name} ${key.toString('base64url')}`, fileOf(reference));

/** The file of a row; without a key it is from before files were encrypted. */
function decryptFileName(cipher: FieldCipher, row: { reference: string; fileEnc: Buffer }) {
  const [name = '', key] = cipher.decrypt(row.fileEnc, fileOf(row.reference)).split(' ');
  return { name, key: key === undefined ? null : Buffer.from(key, 'base64url') };
}

export async function insertApplication(
  tx: Tx,
  cipher: FieldCipher,
  one: { reference: string; jobSlug: string; details: JobApplication; cv: StoredCv; lang: Lang; now: Date },
): Promise<void> {
  await tx.insert(jobApplications).values({
    reference: one.reference,
    jobSlug: one.jobSlug,
    detailsEnc: cipher.encrypt(JSON.stringify(one.details), detailsOf(one.reference)),
    fileEnc: encryptFileName(cipher, one.reference, one.cv),
    fileBytes: one.cv.bytes,
    fileSha256: one.cv.sha256,
    lang: one.lang,
    createdAt: one.now,
  });
}

/** Forgets the applications of an instant and before, and answers with the names of their files. */
export async function deleteUntil(tx: Tx, cipher: FieldCipher, instant: Date): Promise<string[]> {
  const rows = await tx.delete(jobApplications).where(lte(jobApplications.createdAt, instant)).returning();
  return rows.map((row) => decryptFileName(cipher, row).name);
}

/** Names of the files of all applications. */
export async function fileNames(db: Queryable, cipher: FieldCipher): Promise<Set<string>> {
  const rows = await db
    .select({ reference: jobApplications.reference, fileEnc: jobApplications.fileEnc })
    .from(jobApplications);
  return new Set(rows.map((row) => decryptFileName(cipher, row).name));
}

/** The applications whose CV is not encrypted, and its name; the quota of CVs bounds how many there are. */
export async function plainFiles(db: Queryable, cipher: FieldCipher) {
  const rows = await db
    .select({ reference: jobApplications.reference, fileEnc: jobApplications.fileEnc })
    .from(jobApplications);
  return rows.flatMap((row) => {
    const { name, key } = decryptFileName(cipher, row);
    return key === null ? [{ reference: row.reference, name, fileEnc: row.fileEnc }] : [];
  });
}

/** Points an application from one file to another; false when it is gone, or another process was faster. */
export async function replaceFile(
  db: Queryable,
  cipher: FieldCipher,
  { reference, fileEnc }: { reference: string; fileEnc: Buffer },
  file: CvFile,
): Promise<boolean> {
  const changed = await db
    .update(jobApplications)
    .set({ fileEnc: encryptFileName(cipher, reference, file) })
    .where(and(eq(jobApplications.reference, reference), eq(jobApplications.fileEnc, fileEnc)))
    .returning({ id: jobApplications.id });
  return changed.length === 1;
}

/** One application as staff reads it; null when there is none. */
export async function readApplication(db: Queryable, cipher: FieldCipher, reference: string) {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.reference, reference));
  if (!row) return null;
  return {
    reference,
    job: row.jobSlug,
    received: row.createdAt.toISOString(),
    status: row.status,
    details: JSON.parse(cipher.decrypt(row.detailsEnc, detailsOf(reference))) as JobApplication,
    file: decryptFileName(cipher, row),
  };
}
