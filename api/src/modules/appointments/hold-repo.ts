import { and, eq, gt, gte, lt, ne } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { slotHolds } from '../../db/schema.ts';

type HoldRow = typeof slotHolds.$inferSelect;

/** A doctor's time, from its start up to its end. */
interface DoctorTime {
  readonly doctorId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const overlapping = ({ doctorId, startsAt, endsAt }: DoctorTime) =>
  and(eq(slotHolds.doctorId, doctorId), lt(slotHolds.startsAt, endsAt), gt(slotHolds.endsAt, startsAt));

/** Whether another account keeps a part of this time. The caller holds the doctor's lock. */
export async function isKeptByAnother(tx: Tx, time: DoctorTime, userId: number | null, now: Date): Promise<boolean> {
  const another = userId === null ? undefined : ne(slotHolds.userId, userId);
  const rows = await tx
    .select({ id: slotHolds.id })
    .from(slotHolds)
    .where(and(overlapping(time), gte(slotHolds.expiresAt, now), another))
    .limit(1);
  return rows.length > 0;
}

/** Stores the one slot that an account keeps, in place of the one before, under an id of its own. */
export async function replaceHold(tx: Tx, hold: Omit<HoldRow, 'id'>): Promise<HoldRow> {
  await endHoldOf(tx, hold.userId);
  const [row] = await tx.insert(slotHolds).values(hold).returning();
  if (!row) throw new Error('the hold was not stored');
  return row;
}

/** An account's own hold. */
export async function findHold(tx: Tx, userId: number, id: number): Promise<HoldRow | undefined> {
  const [row] = await tx
    .select()
    .from(slotHolds)
    .where(and(eq(slotHolds.id, id), eq(slotHolds.userId, userId)));
  return row;
}

/** One hold of an account is free again: the account may keep another time by now. */
export async function endHold(tx: Tx, userId: number, id: number): Promise<void> {
  await tx.delete(slotHolds).where(and(eq(slotHolds.id, id), eq(slotHolds.userId, userId)));
}

/** What an account keeps is free again. */
export async function endHoldOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(slotHolds).where(eq(slotHolds.userId, userId));
}

/** What an account kept of a time that is its own now. */
export async function endHoldAt(tx: Tx, userId: number, time: DoctorTime): Promise<void> {
  await tx.delete(slotHolds).where(and(eq(slotHolds.userId, userId), overlapping(time)));
}

/** Ends every hold of a doctor's slots that begin in an interval. */
export async function endHoldsIn(tx: Tx, doctorId: number, { from, to }: { from: Date; to: Date }): Promise<void> {
  const begins = and(eq(slotHolds.doctorId, doctorId), gte(slotHolds.startsAt, from), lt(slotHolds.startsAt, to));
  await tx.delete(slotHolds).where(begins);
}

/** Holds that ran out say nothing any more, not even who once looked at what. */
export async function forgetRunOut(db: Db, now: Date): Promise<void> {
  await db.delete(slotHolds).where(lt(slotHolds.expiresAt, now));
}

/** A doctor's slots that are kept at the moment and begin in an interval; for whom is not read. */
export const keptIn = (db: Queryable, doctorId: number, { from, to }: { from: Date; to: Date }, now: Date) =>
  db
    .select({ startsAt: slotHolds.startsAt, endsAt: slotHolds.endsAt, until: slotHolds.expiresAt })
    .from(slotHolds)
    .where(
      and(
        eq(slotHolds.doctorId, doctorId),
        gte(slotHolds.startsAt, from),
        lt(slotHolds.startsAt, to),
        gte(slotHolds.expiresAt, now),
      ),
    );
