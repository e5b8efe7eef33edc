import { and, eq, gte, isNull, lte, or, sum } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { JobApplication } from '@clinic/contracts/content';
import type { LocalDate } from '@clinic/contracts/time';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import { jobApplications, jobs } from '../../db/schema.ts';
import type { StoredCv } from './cv-store.ts';

/** A position that takes applications on a day. */
export async function openJob(db: Db, slugOrId: { slug: string } | { id: number }, today: LocalDate) {
  const [row] = await db
    .select({ slug: jobs.slug, title: jobs.titleAr })
    .from(jobs)
    .where(
      and(
        'id' in slugOrId ? eq(jobs.id, slugOrId.id) : eq(jobs.slug, slugOrId.slug),
        eq(jobs.isOpen, true),
        or(isNull(jobs.closesOn), gte(jobs.closesOn, today)),
      ),
    );
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

export async function insertApplication(
  tx: Tx,
  cipher: FieldCipher,
  one: { reference: string; jobSlug: string; details: JobApplication; cv: StoredCv; lang: Lang; now: Date },
): Promise<void> {
  await tx.insert(jobApplications).values({
    reference: one.reference,
    jobSlug: one.jobSlug,
    detailsEnc: cipher.encrypt(JSON.stringify(one.details), detailsOf(one.reference)),
    fileEnc: cipher.encrypt(one.cv.name, fileOf(one.reference)),
    fileBytes: one.cv.bytes,
    fileSha256: one.cv.sha256,
    lang: one.lang,
    createdAt: one.now,
  });
}

/** Forgets the applications of an instant and before, and answers with the names of their files. */
export async function deleteUntil(tx: Tx, cipher: FieldCipher, instant: Date): Promise<string[]> {
  const rows = await tx.delete(jobApplications).where(lte(jobApplications.createdAt, instant)).returning();
  return rows.map((row) => cipher.decrypt(row.fileEnc, fileOf(row.reference)));
}

/** Names of the files of all applications. */
export async function fileNames(db: Queryable, cipher: FieldCipher): Promise<Set<string>> {
  const rows = await db
    .select({ reference: jobApplications.reference, fileEnc: jobApplications.fileEnc })
    .from(jobApplications);
  return new Set(rows.map((row) => cipher.decrypt(row.fileEnc, fileOf(row.reference))));
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
    file: cipher.decrypt(row.fileEnc, fileOf(reference)),
  };
}
