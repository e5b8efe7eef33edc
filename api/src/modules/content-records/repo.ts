import { and, eq, max, sql } from 'drizzle-orm';
import type { RecordCollection } from '@clinic/contracts/content/records';
import type { Queryable } from '../../db/database.ts';
import { branches, doctors, specialties, surveys } from '../../db/schema.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { coveredDoctors, isLimited } from '../../db/staff-limits.ts';
import { isLimitedCollection } from './policy.ts';

/** Whether a doctor works here or ever did. */
export const isKnownDoctor = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.$count(doctors, eq(doctors.id, id))) > 0;

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

/** The numbers that the next doctor and the next survey can have. */
export async function nextNumbers(db: Queryable): Promise<Readonly<Record<'doctors' | 'surveys', number>>> {
  const [doctor] = await db.select({ last: max(doctors.id) }).from(doctors);
  const [survey] = await db.select({ last: max(surveys.id) }).from(surveys);
  return { doctors: (doctor?.last ?? 0) + 1, surveys: (survey?.last ?? 0) + 1 };
}
