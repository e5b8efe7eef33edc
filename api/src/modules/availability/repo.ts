import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { bookingColumns } from '../../db/booking-columns.ts';
import { branchColumns, isNamedBranch } from '../../db/branch-columns.ts';
import type { Queryable } from '../../db/database.ts';
import { branches, doctors, doctorSpecialties, scheduleRules } from '../../db/schema.ts';
import type { Interval } from './slots.ts';

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

/** Active doctors among some ids, with the length of their visits and what they ask of bookings. */
export function bookingRules(db: Queryable, ids: readonly number[]) {
  return db
    .select({ id: doctors.id, slotMinutes: doctors.slotMinutes, booking: bookingColumns })
    .from(doctors)
    .where(and(inArray(doctors.id, [...ids]), eq(doctors.active, true)));
}

/** Weekly working times of some doctors in open branches; with the branch where the clinic has several. */
export function rulesOf(db: Queryable, ids: readonly number[]) {
  const isOpen = db
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.id, scheduleRules.branchId), eq(branches.active, true)));
  return db
    .select({ rule: scheduleRules, branch: branchColumns })
    .from(scheduleRules)
    .leftJoin(branches, isNamedBranch(scheduleRules.branchId))
    .where(and(inArray(scheduleRules.doctorId, [...ids]), exists(isOpen)));
}

/**
 * What keeps doctors from seeing anyone between two instants: leave, closures, standing appointments, other people's holds
 * that have not run out, and slots that are offered to somebody who waits: those are had by accepting the offer. Visits that
 * are over come along, since they count for the most of a day.
 */
export async function busyBetween(
  db: Queryable,
  ids: readonly number[],
  between: { from: Date; to: Date },
  now: Date,
  holderId: number | null,
): Promise<BusyRow[]> {
  const list = sql`ARRAY[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::bigint[]`;
  const from = between.from.toISOString();
  const to = between.to.toISOString();
  const { rows } = await db.execute<{
    kind: BusyRow['kind'];
    doctor_id: string | null;
    from_ms: string | null;
    to_ms: string | null;
  }>(sql`
    SELECT 'leave' AS kind, doctor_id,
      extract(epoch FROM lower(during)) * 1000 AS from_ms,
      extract(epoch FROM upper(during)) * 1000 AS to_ms
    FROM time_off
    WHERE (doctor_id IS NULL OR doctor_id = ANY(${list}))
      AND during && tstzrange(${from}::timestamptz, ${to}::timestamptz)
    UNION ALL
    SELECT 'visit', doctor_id, extract(epoch FROM starts_at) * 1000, extract(epoch FROM ends_at) * 1000
    FROM appointments
    WHERE doctor_id = ANY(${list})
      AND status IN ('held', 'pending', 'confirmed', 'checked_in')
      AND starts_at < ${to}::timestamptz AND starts_at > ${from}::timestamptz - interval '4 hours'
    UNION ALL
    SELECT 'seen', doctor_id, extract(epoch FROM starts_at) * 1000, extract(epoch FROM ends_at) * 1000
    FROM appointments
    WHERE doctor_id = ANY(${list}) AND status = 'completed'
      AND starts_at < ${to}::timestamptz AND starts_at >= ${from}::timestamptz
    UNION ALL
    SELECT 'visit', doctor_id, extract(epoch FROM starts_at) * 1000, extract(epoch FROM ends_at) * 1000
    FROM slot_holds
    WHERE doctor_id = ANY(${list})
      AND starts_at < ${to}::timestamptz AND starts_at > ${from}::timestamptz - interval '4 hours'
      AND expires_at >= ${now.toISOString()}::timestamptz AND user_id IS DISTINCT FROM ${holderId}::bigint`);
  return rows.map((row) => ({
    kind: row.kind,
    doctorId: row.doctor_id === null ? null : Number(row.doctor_id),
    from: row.from_ms === null ? Number.NEGATIVE_INFINITY : Number(row.from_ms),
    to: row.to_ms === null ? Number.POSITIVE_INFINITY : Number(row.to_ms),
  }));
}
