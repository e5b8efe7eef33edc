import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { timeOff } from '../../db/schema.ts';

interface Between {
  readonly from: Date;
  readonly to: Date;
}

const rangeOf = ({ from, to }: Between) =>
  sql<string>`tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`;

/** Leave of a doctor, and closures of the clinic, that overlap an interval. Open ends are null. */
export async function leaveOf(db: Queryable, doctorId: number, between: Between) {
  const { rows } = await db.execute<{
    id: string;
    clinic: boolean;
    from_ms: string | null;
    to_ms: string | null;
  }>(sql`
    SELECT id, doctor_id IS NULL AS clinic,
      extract(epoch FROM lower(during)) * 1000 AS from_ms, extract(epoch FROM upper(during)) * 1000 AS to_ms
    FROM ${timeOff}
    WHERE (doctor_id IS NULL OR doctor_id = ${doctorId}) AND during && ${rangeOf(between)}
    ORDER BY lower(during) NULLS FIRST, id`);
  return rows.map((row) => ({
    id: Number(row.id),
    clinic: row.clinic,
    from: row.from_ms === null ? null : new Date(Number(row.from_ms)),
    to: row.to_ms === null ? null : new Date(Number(row.to_ms)),
  }));
}

export type LeaveRow = Awaited<ReturnType<typeof leaveOf>>[number];
