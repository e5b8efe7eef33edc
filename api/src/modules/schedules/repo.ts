import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { bookingColumns } from '../../db/booking-columns.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { coveredBranches, coveredDoctors } from '../../db/staff-limits.ts';
import { branches, doctors, doctorSpecialties, scheduleRules, specialties } from '../../db/schema.ts';
import type { DoctorCalendar } from '../availability/slots.ts';

export type StoredRule = typeof scheduleRules.$inferInsert;

/** Which doctors are listed. */
export interface DoctorFilter {
  /** Patterns that all match the folded name, see `namePatterns`. */
  readonly name: readonly string[];
  readonly branchId: number | undefined;
  readonly limits: StaffLimits;
}

function matching(db: Queryable, { name, branchId, limits }: DoctorFilter): SQL | undefined {
  const patterns = sql.join(
    name.map((pattern) => sql`${pattern}`),
    sql`, `,
  );
  const worksThere = db
    .select({ id: scheduleRules.id })
    .from(scheduleRules)
    .where(and(eq(scheduleRules.doctorId, doctors.id), eq(scheduleRules.branchId, branchId ?? 0)));
  return and(
    eq(doctors.active, true),
    coveredDoctors(db, limits, doctors.id),
    branchId === undefined ? undefined : exists(worksThere),
    // Names are folded in the rows that the site's search reads.
    name.length === 0
      ? undefined
      : sql`EXISTS (SELECT FROM search_documents d WHERE d.source = 'doctors' AND d.ref_id = ${doctors.id}::text
          AND d.titles ~ ALL (ARRAY[${patterns}]::text[]))`,
  );
}

/** Doctors who practise, by their names, a part at a time. */
export const findDoctors = (
  db: Queryable,
  wanted: DoctorFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      ...{ id: doctors.id, nameAr: doctors.nameAr, nameEn: doctors.nameEn, image: doctors.image },
      slotMinutes: doctors.slotMinutes,
    })
    .from(doctors)
    .where(matching(db, wanted))
    .orderBy(asc(doctors.nameAr), asc(doctors.id))
    .limit(limit)
    .offset(offset);

export type ListedDoctor = Awaited<ReturnType<typeof findDoctors>>[number];

export const countDoctors = (db: Queryable, wanted: DoctorFilter): Promise<number> =>
  db.$count(doctors, matching(db, wanted));

/** Ids of all doctors who practise. */
export async function practisingDoctors(db: Queryable): Promise<number[]> {
  const rows = await db
    .select({ id: doctors.id })
    .from(doctors)
    .where(eq(doctors.active, true))
    .orderBy(asc(doctors.id));
  return rows.map(({ id }) => id);
}

/** One doctor who practises and whom the caller's role covers, with the state of the hours. */
export async function findDoctor(db: Queryable, id: number, limits: StaffLimits) {
  const [row] = await db
    .select({
      ...{ id: doctors.id, nameAr: doctors.nameAr, nameEn: doctors.nameEn },
      ...{ slotMinutes: doctors.slotMinutes, version: doctors.scheduleVersion },
      booking: bookingColumns,
    })
    .from(doctors)
    .where(and(eq(doctors.id, id), eq(doctors.active, true), coveredDoctors(db, limits, doctors.id)));
  return row;
}

export type DoctorRow = NonNullable<Awaited<ReturnType<typeof findDoctor>>>;

/** Names of doctors, by their ids. */
export async function namesOf(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { id: number; nameAr: string; nameEn: string }>();
  const rows = await db
    .select({ id: doctors.id, nameAr: doctors.nameAr, nameEn: doctors.nameEn })
    .from(doctors)
    .where(inArray(doctors.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The specialities of some doctors, in their order. */
export function specialtiesOf(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({
      doctorId: doctorSpecialties.doctorId,
      ...{ id: specialties.id, nameAr: specialties.nameAr, nameEn: specialties.nameEn },
    })
    .from(doctorSpecialties)
    .innerJoin(specialties, eq(specialties.id, doctorSpecialties.specialtyId))
    .where(inArray(doctorSpecialties.doctorId, [...ids]))
    .orderBy(asc(doctorSpecialties.pos), asc(specialties.id));
}

/** Doctors who practise one of some specialities and whom the caller's role covers, each with the speciality. */
export function practisersOf(db: Queryable, specialtyIds: readonly number[], limits: StaffLimits) {
  if (specialtyIds.length === 0) return Promise.resolve([]);
  return db
    .select({ doctorId: doctorSpecialties.doctorId, specialtyId: doctorSpecialties.specialtyId })
    .from(doctorSpecialties)
    .innerJoin(doctors, eq(doctors.id, doctorSpecialties.doctorId))
    .where(
      and(
        inArray(doctorSpecialties.specialtyId, [...specialtyIds]),
        eq(doctors.active, true),
        coveredDoctors(db, limits, doctors.id),
      ),
    )
    .orderBy(asc(doctors.nameAr), asc(doctors.id));
}

/** Open branches that the caller's role covers, in the clinic's order. */
export const openBranches = (db: Queryable, limits: StaffLimits) =>
  db
    .select({ id: branches.id, nameAr: branches.nameAr, nameEn: branches.nameEn })
    .from(branches)
    .where(and(eq(branches.active, true), coveredBranches(limits, branches.id)))
    .orderBy(asc(branches.sortOrder), asc(branches.id));

/** A doctor's hours in open branches; those of closed ones nobody sees or changes. */
export const rulesOf = (db: Queryable, doctorId: number) =>
  db
    .select({ rule: scheduleRules })
    .from(scheduleRules)
    .innerJoin(branches, and(eq(branches.id, scheduleRules.branchId), eq(branches.active, true)))
    .where(eq(scheduleRules.doctorId, doctorId))
    .orderBy(asc(scheduleRules.weekday), asc(scheduleRules.startMin), asc(scheduleRules.id));

/** Puts hours in the place of those in some branches. */
export async function replaceRules(
  tx: Tx,
  doctorId: number,
  branchIds: readonly number[],
  rules: readonly StoredRule[],
): Promise<void> {
  await tx
    .delete(scheduleRules)
    .where(and(eq(scheduleRules.doctorId, doctorId), inArray(scheduleRules.branchId, [...branchIds])));
  if (rules.length > 0) await tx.insert(scheduleRules).values([...rules]);
}

/** Stores the length of visits and what is asked of bookings, and counts the change. */
export async function markEdited(
  tx: Tx,
  doctorId: number,
  { slotMinutes, booking }: Pick<DoctorCalendar, 'slotMinutes' | 'booking'>,
  now: Date,
): Promise<void> {
  await tx
    .update(doctors)
    .set({ slotMinutes, ...booking, scheduleVersion: sql`${doctors.scheduleVersion} + 1`, scheduleEditedAt: now })
    .where(eq(doctors.id, doctorId));
}
