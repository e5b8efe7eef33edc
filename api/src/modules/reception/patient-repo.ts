import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { contactPhone, foldArabic, roles } from '@clinic/contracts';
import type { Queryable } from '../../db/database.ts';
import { hasWords, isText } from '../../db/encrypted-columns.ts';
import { users } from '../../db/schema.ts';

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

/**
 * Accounts of patients by the beginnings of the words of their name, by their telephone or by their e-mail address, the newest
 * first: the database cannot read names, so it cannot sort by them.
 */
export function findPatients(db: Queryable, search: string) {
  const phone = contactPhone(search);
  return db
    .select(patientColumns)
    .from(users)
    .where(
      and(
        isPatient,
        or(
          hasWords(users.name, search),
          isText(users.email, search),
          phone === null ? undefined : isText(users.phone, phone),
        ),
      ),
    )
    .orderBy(desc(users.id))
    .limit(mostFound);
}

export type PatientRow = Awaited<ReturnType<typeof findPatients>>[number];

/** One account of a patient. */
export async function patientRow(db: Queryable, publicId: string) {
  const [row] = await db
    .select(patientColumns)
    .from(users)
    .where(and(isPatient, sql`${users.publicId}::text = ${publicId}`));
  return row;
}

/**
 * The account of the person who telephones, when name and number are those of one that has proved the number: anybody can write
 * another person's number into a new account, and would get their visits.
 */
export async function accountOf(db: Queryable, person: { name: string; phone: string }) {
  const [row] = await db
    .select(patientColumns)
    .from(users)
    .where(and(isPatient, isText(users.phone, person.phone), isNotNull(users.phoneVerifiedAt)));
  return row !== undefined && foldArabic(row.name) === foldArabic(person.name) ? row : undefined;
}
