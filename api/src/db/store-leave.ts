import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { timeOff } from './schema.ts';

/**
 * Stores leave of a doctor, or of the whole clinic, and gives its id. Where other leave of theirs covers the whole interval
 * nothing is stored, and the id is that one's: who sends leave again has one to end, not two.
 */
export async function storeLeave(
  tx: Tx,
  { doctorId, from, to, reason }: { doctorId: number | null; from: Date; to: Date; reason: string },
): Promise<number> {
  const during = sql<string>`tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`;
  const whose = doctorId === null ? isNull(timeOff.doctorId) : eq(timeOff.doctorId, doctorId);
  const [covering] = await tx
    .select({ id: timeOff.id })
    .from(timeOff)
    .where(and(whose, sql`${timeOff.during} @> ${during}`))
    .limit(1);
  if (covering) return covering.id;
  const [stored] = await tx.insert(timeOff).values({ doctorId, during, reason }).returning({ id: timeOff.id });
  if (!stored) throw new Error('the leave was not stored');
  return stored.id;
}
