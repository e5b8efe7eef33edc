import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
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
