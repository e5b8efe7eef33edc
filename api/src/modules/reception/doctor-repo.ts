import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { doctors, doctorSpecialties, specialties } from '../../db/schema.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { coveredDoctors, coveredSpecialties } from '../../db/staff-limits.ts';

/**
 * Doctors who practise and are covered, by their names, each with the covered specialities in their order; one of them, or
 * all.
 */
export async function doctorRows(db: Queryable, doctorId: number | null, limits: StaffLimits) {
  const rows = await db
    .select({
      id: doctors.id,
      nameAr: doctors.nameAr,
      nameEn: doctors.nameEn,
      image: doctors.image,
      slotMinutes: doctors.slotMinutes,
    })
    .from(doctors)
    .where(
      and(
        eq(doctors.active, true),
        doctorId === null ? undefined : eq(doctors.id, doctorId),
        coveredDoctors(db, limits, doctors.id),
      ),
    )
    .orderBy(asc(doctors.nameAr), asc(doctors.id));
  if (rows.length === 0) return [];
  const practised = await db
    .select({
      doctorId: doctorSpecialties.doctorId,
      id: specialties.id,
      nameAr: specialties.nameAr,
      nameEn: specialties.nameEn,
    })
    .from(doctorSpecialties)
    .innerJoin(specialties, eq(specialties.id, doctorSpecialties.specialtyId))
    .where(
      and(
        inArray(
          doctorSpecialties.doctorId,
          rows.map(({ id }) => id),
        ),
        coveredSpecialties(limits, specialties.id),
      ),
    )
    .orderBy(asc(doctorSpecialties.pos), asc(specialties.id));
  return rows.map((row) => ({
    ...row,
    specialties: practised.filter(({ doctorId: of }) => of === row.id).map(({ doctorId: _of, ...one }) => one),
  }));
}

export type DoctorRow = Awaited<ReturnType<typeof doctorRows>>[number];

/** Whether a doctor practises here. */
export async function isPractising(db: Queryable, doctorId: number): Promise<boolean> {
  return (await db.$count(doctors, and(eq(doctors.id, doctorId), eq(doctors.active, true)))) > 0;
}

/** Whether a doctor, who may have left, is covered. */
export async function isCovered(db: Queryable, doctorId: number, limits: StaffLimits): Promise<boolean> {
  return (await db.$count(doctors, and(eq(doctors.id, doctorId), coveredDoctors(db, limits, doctors.id)))) > 0;
}

/** Ids of the doctors who practise and are covered. */
export async function coveredDoctorIds(db: Queryable, limits: StaffLimits): Promise<number[]> {
  const rows = await db
    .select({ id: doctors.id })
    .from(doctors)
    .where(and(eq(doctors.active, true), coveredDoctors(db, limits, doctors.id)));
  return rows.map(({ id }) => id);
}
