import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordCollection } from '@clinic/contracts/content/records';
import type { Queryable } from '../../db/database.ts';
import {
  branches,
  doctors,
  extraPages,
  postDocuments,
  recordRevisions,
  specialties,
  surveys,
} from '../../db/schema.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { coveredDoctors, isLimited } from '../../db/staff-limits.ts';
import { isLimitedCollection } from './policy.ts';

const bySlug: Record<'specialties' | 'branches', (db: Queryable, slug: string) => Promise<{ id: number }[]>> = {
  specialties: (db, slug) => db.select({ id: specialties.id }).from(specialties).where(eq(specialties.slugEn, slug)),
  branches: (db, slug) => db.select({ id: branches.id }).from(branches).where(eq(branches.slug, slug)),
};

/** Whether somebody's limits cover a record. A speciality is seen in every branch, and a branch has every speciality. */
export async function coversRecord(
  db: Queryable,
  limits: StaffLimits,
  collection: RecordCollection,
  record: string,
): Promise<boolean> {
  if (!isLimited(limits)) return true;
  if (!isLimitedCollection(collection)) return false;
  if (collection === 'doctors') {
    const covered = and(sql`${doctors.id}::text = ${record}`, coveredDoctors(db, limits, doctors.id));
    return (await db.$count(doctors, covered)) > 0;
  }
  if (limits[collection === 'branches' ? 'specialties' : 'branches'] !== null) return false;
  const [found] = await bySlug[collection](db, record);
  return found !== undefined && limits[collection]?.includes(found.id) === true;
}

const numbered: Partial<Record<RecordCollection, PgTable & { id: PgColumn }>> = {
  doctors,
  surveys,
  'extra-pages': extraPages,
};

/**
 * The number that the next record of a collection can have; null where records have none. Those that were removed keep
 * theirs: they may come back.
 */
export async function nextNumber(db: Queryable, collection: RecordCollection): Promise<number | null> {
  const table = numbered[collection];
  if (table === undefined) return null;
  const [last] = await db.select({ id: sql<number | null>`max(${table.id})::integer` }).from(table);
  const [removed] = await db
    .select({ id: sql<number | null>`max(${recordRevisions.record}::integer)` })
    .from(recordRevisions)
    .where(sql`${recordRevisions.collection} = ${collection} AND ${recordRevisions.record} ~ '^[0-9]{1,9}$'`);
  return Math.max(last?.id ?? 0, removed?.id ?? 0) + 1;
}

/** Whether a working copy of a post outside of the recycle bin is in a category, whether visitors see the post or not. */
export async function isCategoryOfPosts(db: Queryable, category: string): Promise<boolean> {
  const inCategory = sql`${postDocuments.content} ->> 'category' = ${category}`;
  return (await db.$count(postDocuments, and(inCategory, isNull(postDocuments.deletedAt)))) > 0;
}
