import { aliasedTable, and, asc, desc, eq, gte, ilike, inArray, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { contactPhone } from '@clinic/contracts';
import { branchColumns, isNamedBranch } from '../../db/branch-columns.ts';
import type { Queryable } from '../../db/database.ts';
import { appointmentEvents, appointments, branches, doctors, slotHolds, specialties, users } from '../../db/schema.ts';
import { hasWords, isText } from '../../db/encrypted-columns.ts';
import { containing } from '../../db/like-pattern.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { coveredVisits } from '../../db/staff-limits.ts';

const owner = aliasedTable(users, 'owner');
const booker = aliasedTable(users, 'booker');
const staff = aliasedTable(users, 'staff');
const later = aliasedTable(appointments, 'later');

const selectVisits = (db: Queryable) =>
  db
    .select({
      appointment: appointments,
      doctor: { id: doctors.id, nameAr: doctors.nameAr, nameEn: doctors.nameEn },
      specialty: { id: specialties.id, nameAr: specialties.nameAr, nameEn: specialties.nameEn },
      branch: branchColumns,
      ownerName: owner.name,
      bookerName: booker.name,
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(specialties, eq(specialties.id, appointments.specialtyId))
    .leftJoin(branches, isNamedBranch(appointments.branchId))
    .leftJoin(owner, eq(owner.id, appointments.userId))
    .leftJoin(booker, eq(booker.id, appointments.bookedBy));

export type VisitRow = Awaited<ReturnType<typeof selectVisits>>[number];

/** A slot that was only offered is no visit. An appointment that was moved away is shown as the one that replaced it. */
const isVisit = and(
  notInArray(appointments.status, ['held', 'expired']),
  sql`NOT EXISTS (SELECT 1 FROM ${appointments} AS later WHERE ${later.rescheduledFrom} = ${appointments.id})`,
);

const beginsIn = (doctorIds: readonly number[], { from, to }: { from: Date; to: Date }) =>
  and(inArray(appointments.doctorId, [...doctorIds]), gte(appointments.startsAt, from), lt(appointments.startsAt, to));

/** A doctor's visits that are covered and begin between two instants, in their order. */
export const visitsOf = (db: Queryable, doctorId: number, between: { from: Date; to: Date }, limits: StaffLimits) =>
  selectVisits(db)
    .where(and(beginsIn([doctorId], between), isVisit, coveredVisits(limits)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));

/** Slots that are offered to somebody, or that the wizard keeps for somebody, at the moment; for whom is not read. */
export async function holdsOf(
  db: Queryable,
  doctorId: number,
  between: { from: Date; to: Date },
  limits: StaffLimits,
  now: Date,
) {
  const offers = await db
    .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt, until: appointments.holdExpiresAt })
    .from(appointments)
    .where(
      and(
        beginsIn([doctorId], between),
        eq(appointments.status, 'held'),
        gte(appointments.holdExpiresAt, now),
        coveredVisits(limits),
      ),
    );
  const kept = await db
    .select({ startsAt: slotHolds.startsAt, endsAt: slotHolds.endsAt, until: slotHolds.expiresAt })
    .from(slotHolds)
    .where(
      and(
        eq(slotHolds.doctorId, doctorId),
        gte(slotHolds.startsAt, between.from),
        lt(slotHolds.startsAt, between.to),
        gte(slotHolds.expiresAt, now),
      ),
    );
  return [
    ...offers.map((one) => ({ ...one, kind: 'offer' as const })),
    ...kept.map((one) => ({ ...one, kind: 'booking' as const })),
  ].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** One visit; undefined when there is none that is covered. */
export async function visitRow(db: Queryable, id: number, limits: StaffLimits): Promise<VisitRow | undefined> {
  const [row] = await selectVisits(db).where(
    and(eq(appointments.id, id), notInArray(appointments.status, ['held', 'expired']), coveredVisits(limits)),
  );
  return row;
}

const mostFound = 20;

/** Visits that are covered, by their reference, or by the name or the telephone of the patient; what is still to come first. */
export function findVisits(db: Queryable, search: string, limits: StaffLimits, now: Date): Promise<VisitRow[]> {
  const phone = contactPhone(search);
  return selectVisits(db)
    .where(
      and(
        isVisit,
        coveredVisits(limits),
        or(
          ilike(appointments.reference, containing(search)),
          hasWords(appointments.patientName, search),
          phone === null ? undefined : isText(appointments.patientPhone, phone),
        ),
      ),
    )
    .orderBy(
      desc(sql`${appointments.startsAt} >= ${now.toISOString()}::timestamptz`),
      asc(sql`abs(extract(epoch FROM ${appointments.startsAt} - ${now.toISOString()}::timestamptz))`),
      asc(appointments.id),
    )
    .limit(mostFound);
}

/** How many visits of each state that are covered doctors have between two instants. */
export const countVisits = (
  db: Queryable,
  doctorIds: readonly number[],
  between: { from: Date; to: Date },
  { branchId, limits }: { branchId: number | null; limits: StaffLimits },
) =>
  db
    .select({ doctorId: appointments.doctorId, status: appointments.status, total: sql<number>`count(*)::int` })
    .from(appointments)
    .where(
      and(
        beginsIn(doctorIds, between),
        isVisit,
        coveredVisits(limits),
        branchId === null ? undefined : eq(appointments.branchId, branchId),
      ),
    )
    .groupBy(appointments.doctorId, appointments.status);

/** A visit and what it was before it was moved, once or more often. */
async function itselfAndBefore(db: Queryable, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH RECURSIVE was (id, before) AS (
      SELECT id, rescheduled_from FROM appointments WHERE id = ${id}
      UNION ALL
      SELECT one.id, one.rescheduled_from FROM appointments AS one JOIN was ON one.id = was.before
    )
    SELECT id FROM was`);
  return rows.map((row) => Number(row.id));
}

/** What happened to a visit, oldest first, also before it was moved. */
export async function eventsOf(db: Queryable, id: number) {
  return db
    .select({
      from: appointmentEvents.fromStatus,
      to: appointmentEvents.toStatus,
      at: appointmentEvents.at,
      actor: appointmentEvents.actor,
      reason: appointmentEvents.reason,
      name: staff.name,
      moved: isNotNull(appointments.rescheduledFrom),
    })
    .from(appointmentEvents)
    .innerJoin(appointments, eq(appointments.id, appointmentEvents.appointmentId))
    .leftJoin(staff, sql`${appointmentEvents.actor} = 'staff:' || ${staff.id}`)
    .where(inArray(appointmentEvents.appointmentId, await itselfAndBefore(db, id)))
    .orderBy(asc(appointmentEvents.id));
}

export type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];
