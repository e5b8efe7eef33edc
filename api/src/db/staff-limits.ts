import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import type { users } from './schema.ts';
import { appointments, doctors, doctorSpecialties, postDocuments, qaSpecialties, scheduleRules } from './schema.ts';

/**
 * What of the clinic somebody's role covers: ids of specialities and of branches, null for all of them. What a role is about
 * has to lie in both; what has no speciality or branch lies outside of a limit of that kind.
 */
export interface StaffLimits {
  readonly specialties: readonly number[] | null;
  readonly branches: readonly number[] | null;
}

const listed = (ids: readonly number[]) => (ids.length === 0 ? null : ids);

/** The limits of an account. */
export const limitsOf = (user: Pick<typeof users.$inferSelect, 'limitSpecialties' | 'limitBranches'>): StaffLimits => ({
  specialties: listed(user.limitSpecialties),
  branches: listed(user.limitBranches),
});

export const isLimited = ({ specialties, branches }: StaffLimits): boolean => specialties !== null || branches !== null;

/** Whether something of a speciality and a branch is covered. */
export const covers = (
  { specialties, branches }: StaffLimits,
  of: { readonly specialtyId: number; readonly branchId: number },
): boolean => (specialties?.includes(of.specialtyId) ?? true) && (branches?.includes(of.branchId) ?? true);

/** The visits that are covered; undefined for all of them. */
export const coveredVisits = ({ specialties, branches }: StaffLimits): SQL | undefined =>
  and(
    specialties === null ? undefined : inArray(appointments.specialtyId, [...specialties]),
    branches === null ? undefined : inArray(appointments.branchId, [...branches]),
  );

/** The branches that are covered, by the column of their ids; undefined for all of them. */
export const coveredBranches = ({ branches }: StaffLimits, column: AnyPgColumn): SQL | undefined =>
  branches === null ? undefined : inArray(column, [...branches]);

/** The specialities that are covered, by the column of their ids; undefined for all of them. */
export const coveredSpecialties = ({ specialties }: StaffLimits, column: AnyPgColumn): SQL | undefined =>
  specialties === null ? undefined : inArray(column, [...specialties]);

/**
 * The doctors who are covered, by the column of their ids: those who practise one of the specialities and have hours in one of
 * the branches; undefined for all of them.
 */
export function coveredDoctors(db: Queryable, { specialties, branches }: StaffLimits, column: AnyPgColumn) {
  const practises = db
    .select({ id: doctorSpecialties.doctorId })
    .from(doctorSpecialties)
    .where(
      and(eq(doctorSpecialties.doctorId, column), inArray(doctorSpecialties.specialtyId, [...(specialties ?? [])])),
    );
  const works = db
    .select({ id: scheduleRules.id })
    .from(scheduleRules)
    .where(and(eq(scheduleRules.doctorId, column), inArray(scheduleRules.branchId, [...(branches ?? [])])));
  return and(specialties === null ? undefined : exists(practises), branches === null ? undefined : exists(works));
}

/** The QA specialities that are covered; undefined for all of them. Questions have no branch. */
export const coveredQaSpecialties = ({ specialties }: StaffLimits): SQL | undefined =>
  specialties === null ? undefined : inArray(qaSpecialties.specialtyId, [...specialties]);

/** One of the staff, as far as it decides about posts. */
export interface LimitedPerson {
  readonly userId: number;
  readonly limits: StaffLimits;
}

/**
 * The posts of the content desk that are covered: those of a medical reviewer who is, and those without one that the person
 * works on; undefined for all of them.
 */
export function coveredPosts(db: Queryable, { userId, limits }: LimitedPerson): SQL | undefined {
  if (!isLimited(limits)) return undefined;
  const reviewer = sql`(${postDocuments.content} ->> 'reviewer')::bigint`;
  const reviewed = db
    .select({ id: doctors.id })
    .from(doctors)
    .where(and(sql`${doctors.id} = ${reviewer}`, coveredDoctors(db, limits, doctors.id)));
  return or(exists(reviewed), sql`(${reviewer} IS NULL AND ${userId}::bigint = ANY (${postDocuments.writers}))`);
}
