import { and, asc, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { timeOff } from '../../db/schema.ts';

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

/** Stores leave of a doctor, or of the whole clinic, and gives its id. */
export async function insertLeave(
  tx: Tx,
  { doctorId, from, to, reason }: { doctorId: number | null; from: Date; to: Date; reason: string },
): Promise<number> {
  const during = sql<string>`tstzrange(${at(from)}, ${at(to)})`;
  const [row] = await tx.insert(timeOff).values({ doctorId, during, reason }).returning({ id: timeOff.id });
  if (!row) throw new Error('the leave was not stored');
  return row.id;
}
