import { and, eq, exists, sql } from 'drizzle-orm';
import { bookingColumns } from '../../db/booking-columns.ts';
import { branchColumns, isNamedBranch } from '../../db/branch-columns.ts';
import { columnsOf } from '../../db/columns-of.ts';
import type { Queryable } from '../../db/database.ts';
import { preparedFor } from '../../db/prepared-for.ts';
import { appointments, branches, doctors, doctorSpecialties, scheduleRules } from '../../db/schema.ts';
import type { Interval } from './slots.ts';
import type { BookedVisit, VisitKind } from './visit-kinds.ts';

export interface BusyRow extends Interval {
  /** Null when the whole clinic is closed. */
  readonly doctorId: number | null;
  readonly kind: 'leave' | 'visit' | 'seen';
}

/** Ids of the doctors of a speciality, also of those who are no longer active. */
export async function doctorsOf(db: Queryable, specialtyId: number): Promise<number[]> {
  const rows = await db
    .select({ id: doctorSpecialties.doctorId })
    .from(doctorSpecialties)
    .where(eq(doctorSpecialties.specialtyId, specialtyId));
  return rows.map(({ id }) => id);
}

const ids = sql`${sql.placeholder('ids')}::bigint[]`;
const from = sql`${sql.placeholder('from')}::timestamptz`;
const to = sql`${sql.placeholder('to')}::timestamptz`;

// In a list of columns the query builder leaves table names out; inside a subquery they are needed, hence a plain name here.
const kindsOfDoctor = sql<
  readonly VisitKind[]
>`(SELECT coalesce(json_agg(json_build_object('id', k.id, 'nameAr', k.name_ar,
  'nameEn', k.name_en, 'minutes', k.minutes, 'byPatients', k.by_patients) ORDER BY k.pos), '[]')
  FROM visit_kinds k WHERE k.doctor_id = doctors.id)`;

const queriesOf = preparedFor((db) => {
  const isOpen = db
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.id, scheduleRules.branchId), eq(branches.active, true)));
  return {
    bookingRules: db
      .select({ id: doctors.id, slotMinutes: doctors.slotMinutes, booking: bookingColumns, kinds: kindsOfDoctor })
      .from(doctors)
      .where(and(sql`${doctors.id} = ANY (${ids})`, eq(doctors.active, true)))
      .prepare('calendar_booking_rules'),
    rules: db
      .select({ rule: scheduleRules, branch: branchColumns })
      .from(scheduleRules)
      .leftJoin(branches, isNamedBranch(scheduleRules.branchId))
      .where(and(sql`${scheduleRules.doctorId} = ANY (${ids})`, exists(isOpen)))
      .prepare('calendar_rules'),
    busy: db
      .select({
        kind: sql<BusyRow['kind']>`kind`,
        doctorId: sql<string | null>`doctor_id`,
        fromMs: sql<string | null>`from_ms`,
        toMs: sql<string | null>`to_ms`,
      })
      .from(
        sql`(
    SELECT 'leave' AS kind, doctor_id,
      extract(epoch FROM lower(during)) * 1000 AS from_ms,
      extract(epoch FROM upper(during)) * 1000 AS to_ms
    FROM time_off
    WHERE (doctor_id IS NULL OR doctor_id = ANY (${ids})) AND during && tstzrange(${from}, ${to})
    UNION ALL
    SELECT 'visit', doctor_id, extract(epoch FROM starts_at) * 1000, extract(epoch FROM ends_at) * 1000
    FROM appointments
    WHERE doctor_id = ANY (${ids})
      AND status IN ('held', 'pending', 'confirmed', 'checked_in')
      AND starts_at < ${to} AND starts_at > ${from} - interval '4 hours'
    UNION ALL
    SELECT 'seen', doctor_id, extract(epoch FROM starts_at) * 1000, extract(epoch FROM ends_at) * 1000
    FROM appointments
    WHERE doctor_id = ANY (${ids}) AND status = 'completed' AND starts_at < ${to} AND starts_at >= ${from}
    UNION ALL
    SELECT 'visit', doctor_id, extract(epoch FROM starts_at) * 1000, extract(epoch FROM ends_at) * 1000
    FROM slot_holds
    WHERE doctor_id = ANY (${ids})
      AND starts_at < ${to} AND starts_at > ${from} - interval '4 hours'
      AND expires_at >= ${sql.placeholder('now')}::timestamptz
      AND user_id IS DISTINCT FROM ${sql.placeholder('holderId')}::bigint) busy`,
      )
      .prepare('calendar_busy'),
  };
});

/** A booked visit, as far as it says which times it fits, with the account that it belongs to. */
export async function bookedVisit(
  db: Queryable,
  id: number,
): Promise<(BookedVisit & { userId: number | null }) | undefined> {
  const [visit] = await db
    .select(columnsOf(appointments, 'userId', 'doctorId', 'kindId', 'kindEn', 'startsAt', 'endsAt'))
    .from(appointments)
    .where(eq(appointments.id, id));
  return visit;
}

/** Active doctors among some ids, with the length of their visits, their kinds of visits and what they ask of bookings. */
export function bookingRules(db: Queryable, doctorIds: readonly number[]) {
  return queriesOf(db).bookingRules.execute({ ids: doctorIds });
}

/** Weekly working times of some doctors in open branches; with the branch where the clinic has several. */
export function rulesOf(db: Queryable, doctorIds: readonly number[]) {
  return queriesOf(db).rules.execute({ ids: doctorIds });
}

/**
 * What keeps doctors from seeing anyone between two instants: leave, closures, standing appointments, other people's holds
 * that have not run out, and slots that are offered to somebody who waits: those are had by accepting the offer. Visits that
 * are over come along, since they count for the most of a day.
 */
export async function busyBetween(
  db: Queryable,
  doctorIds: readonly number[],
  between: { from: Date; to: Date },
  now: Date,
  holderId: number | null,
): Promise<BusyRow[]> {
  const rows = await queriesOf(db).busy.execute({
    ...{ ids: doctorIds, from: between.from.toISOString(), to: between.to.toISOString() },
    ...{ now: now.toISOString(), holderId },
  });
  return rows.map(({ kind, doctorId, fromMs, toMs }) => ({
    kind,
    doctorId: doctorId === null ? null : Number(doctorId),
    from: fromMs === null ? Number.NEGATIVE_INFINITY : Number(fromMs),
    to: toMs === null ? Number.POSITIVE_INFINITY : Number(toMs),
  }));
}
