import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { contactPhone, foldArabic, roles } from '@clinic/contracts';
import type { Queryable } from '../../db/database.ts';
import { doctors, doctorSpecialties, specialties, timeOff, users } from '../../db/schema.ts';
import { containing } from '../../db/like-pattern.ts';

/** Doctors who practise, by their names, each with the specialities in their order; one of them, or all. */
export async function doctorRows(db: Queryable, doctorId: number | null) {
  const rows = await db
    .select({
      id: doctors.id,
      name_ar: doctors.nameAr,
      name_en: doctors.nameEn,
      image: doctors.image,
      slotMinutes: doctors.slotMinutes,
    })
    .from(doctors)
    .where(and(eq(doctors.active, true), doctorId === null ? undefined : eq(doctors.id, doctorId)))
    .orderBy(asc(doctors.nameAr), asc(doctors.id));
  if (rows.length === 0) return [];
  const practised = await db
    .select({
      doctorId: doctorSpecialties.doctorId,
      id: specialties.id,
      name_ar: specialties.nameAr,
      name_en: specialties.nameEn,
    })
    .from(doctorSpecialties)
    .innerJoin(specialties, eq(specialties.id, doctorSpecialties.specialtyId))
    .where(
      inArray(
        doctorSpecialties.doctorId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(doctorSpecialties.pos), asc(specialties.id));
  return rows.map((row) => ({
    ...row,
    specialties: practised.filter(({ doctorId: of }) => of === row.id).map(({ doctorId: _of, ...one }) => one),
  }));
}

export type DoctorRow = Awaited<ReturnType<typeof doctorRows>>[number];

/** Leave of a doctor, and closures of the clinic, that touch a stretch of time. Ends that are open are null. */
export async function leaveOf(db: Queryable, doctorId: number, between: { from: Date; to: Date }) {
  const stretch = sql`tstzrange(${between.from.toISOString()}::timestamptz, ${between.to.toISOString()}::timestamptz)`;
  const { rows } = await db.execute<{
    id: string;
    clinic: boolean;
    from_ms: string | null;
    to_ms: string | null;
  }>(sql`
    SELECT id, doctor_id IS NULL AS clinic,
      extract(epoch FROM lower(during)) * 1000 AS from_ms, extract(epoch FROM upper(during)) * 1000 AS to_ms
    FROM ${timeOff}
    WHERE (doctor_id IS NULL OR doctor_id = ${doctorId}) AND during && ${stretch}
    ORDER BY lower(during) NULLS FIRST, id`);
  return rows.map((row) => ({
    id: Number(row.id),
    clinic: row.clinic,
    from: row.from_ms === null ? null : new Date(Number(row.from_ms)),
    to: row.to_ms === null ? null : new Date(Number(row.to_ms)),
  }));
}

const isPatient = and(eq(users.status, 'active'), eq(users.roleId, roles.patient));
const patientColumns = {
  id: users.id,
  publicId: users.publicId,
  name: users.name,
  phone: users.phone,
  email: users.email,
  lang: users.lang,
};
const mostFound = 8;

/** Accounts of patients by a part of their name, by their telephone, or by the beginning of their e-mail address. */
export function findPatients(db: Queryable, search: string) {
  const phone = contactPhone(search);
  return db
    .select(patientColumns)
    .from(users)
    .where(
      and(
        isPatient,
        or(
          sql`ar_norm(${users.name}) LIKE ${containing(foldArabic(search))}`,
          ilike(users.email, containing(search).slice(1)),
          phone === null ? undefined : eq(users.phone, phone),
        ),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostFound);
}

/** One account of a patient. */
export async function patientRow(db: Queryable, publicId: string) {
  const [row] = await db
    .select(patientColumns)
    .from(users)
    .where(and(isPatient, sql`${users.publicId}::text = ${publicId}`));
  return row;
}

/** The account of the person who telephones, when name and number are those of one. */
export async function accountOf(db: Queryable, person: { name: string; phone: string }) {
  const [row] = await db
    .select(patientColumns)
    .from(users)
    .where(and(isPatient, eq(users.phone, person.phone)));
  return row !== undefined && foldArabic(row.name) === foldArabic(person.name) ? row : undefined;
}
