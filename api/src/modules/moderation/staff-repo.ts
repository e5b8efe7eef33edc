import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { coveredQaSpecialties } from '../../db/staff-limits.ts';
import { doctors, doctorSpecialties, qaSpecialties } from '../../db/schema.ts';

/** The QA specialities of a doctor's own specialities; null when the doctor does not practise here any more. */
export async function specialtiesOfDoctor(db: Db, doctorId: number): Promise<Set<number> | null> {
  const rows = await db
    .select({ id: qaSpecialties.id })
    .from(doctors)
    .leftJoin(doctorSpecialties, eq(doctorSpecialties.doctorId, doctors.id))
    .leftJoin(qaSpecialties, eq(qaSpecialties.specialtyId, doctorSpecialties.specialtyId))
    .where(and(eq(doctors.id, doctorId), eq(doctors.active, true)));
  return rows.length === 0 ? null : new Set(rows.flatMap(({ id }) => id ?? []));
}

/** The QA specialities that somebody's limits leave; null for all of them. */
export async function qaSpecialtiesWithin(db: Db, limits: StaffLimits): Promise<Set<number> | null> {
  const covered = coveredQaSpecialties(limits);
  if (covered === undefined) return null;
  const rows = await db.select({ id: qaSpecialties.id }).from(qaSpecialties).where(covered);
  return new Set(rows.map(({ id }) => id));
}
