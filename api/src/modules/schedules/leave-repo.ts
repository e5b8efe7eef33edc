import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { timeOff } from '../../db/schema.ts';
import type { StaffLimits } from '../../db/staff-limits.ts';
import { coveredDoctors, isLimited } from '../../db/staff-limits.ts';

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
const msOf = (bound: 'lower' | 'upper') =>
  sql<string | null>`extract(epoch FROM ${sql.raw(bound)}(${timeOff.during})) * 1000`;
const instantOf = (ms: string | null) => (ms === null ? null : new Date(Number(ms)));

const columns = { id: timeOff.id, doctorId: timeOff.doctorId, from: msOf('lower'), to: msOf('upper') };

/** A leave of a doctor, or of the whole clinic. Open ends are null. */
export interface LeaveRow {
  readonly id: number;
  /** Null for the whole clinic. */
  readonly doctorId: number | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

/** Leave of some doctors, and closures of the clinic, that are not over, in their order. */
export async function comingLeave(db: Queryable, doctorIds: readonly number[], now: Date): Promise<LeaveRow[]> {
  const list = sql`ARRAY[${sql.join(
    doctorIds.map((id) => sql`${id}`),
    sql`, `,
  )}]::bigint[]`;
  const rows = await db
    .select(columns)
    .from(timeOff)
    .where(
      and(
        sql`(${timeOff.doctorId} IS NULL OR ${timeOff.doctorId} = ANY(${list}))`,
        sql`(upper_inf(${timeOff.during}) OR upper(${timeOff.during}) > ${at(now)})`,
      ),
    )
    .orderBy(sql`lower(${timeOff.during}) NULLS FIRST`, asc(timeOff.id));
  return rows.map((row) => ({ ...row, from: instantOf(row.from), to: instantOf(row.to) }));
}

/** One leave of a doctor who is covered, and may have left, or of the whole clinic. */
export async function findLeave(tx: Tx, id: number, limits: StaffLimits): Promise<LeaveRow | undefined> {
  const isCovered = isLimited(limits)
    ? or(isNull(timeOff.doctorId), coveredDoctors(tx, limits, timeOff.doctorId))
    : undefined;
  const [row] = await tx
    .select(columns)
    .from(timeOff)
    .where(and(eq(timeOff.id, id), isCovered));
  return row && { ...row, from: instantOf(row.from), to: instantOf(row.to) };
}

/** Ends a leave that has begun. */
export async function endLeaveAt(tx: Tx, id: number, now: Date): Promise<void> {
  const during = sql`tstzrange(lower(${timeOff.during}), ${at(now)})`;
  await tx.update(timeOff).set({ during }).where(eq(timeOff.id, id));
}

export async function deleteLeave(tx: Tx, id: number): Promise<void> {
  await tx.delete(timeOff).where(eq(timeOff.id, id));
}
