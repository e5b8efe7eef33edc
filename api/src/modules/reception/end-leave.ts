import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { recordAction } from '../../audit.ts';
import { lockDoctor } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/database.ts';
import { retryOnDeadlock } from '../../db/database.ts';
import { timeOff } from '../../db/schema.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Receptionist } from './policy.ts';

/** A doctor's leave; closures of the whole clinic are not the desk's to end. */
async function leaveIn(tx: Tx, id: number, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await tx
    .select({
      doctorId: timeOff.doctorId,
      began: sql<boolean>`lower_inf(${timeOff.during}) OR lower(${timeOff.during}) <= ${at}`,
      over: sql<boolean>`NOT upper_inf(${timeOff.during}) AND upper(${timeOff.during}) <= ${at}`,
    })
    .from(timeOff)
    .where(and(eq(timeOff.id, id), isNotNull(timeOff.doctorId)));
  if (!row || row.doctorId === null) throw new ClinicError('NOT_FOUND');
  return { ...row, doctorId: row.doctorId };
}

/**
 * Ends a doctor's leave, so that the rest of it can be booked again (E10): days that were closed by mistake, or a doctor who is
 * back early. What was cancelled for it stays cancelled: those patients have been told. 409 INVALID_TRANSITION when it is over.
 */
export function endLeave(
  { db, clock }: Services,
  { staff, requestId }: { staff: Receptionist; requestId: string },
  id: number,
): Promise<void> {
  const transaction = () =>
    db.transaction(async (tx) => {
      const now = clock();
      await lockDoctor(tx, (await leaveIn(tx, id, now)).doctorId);
      const { doctorId, began, over } = await leaveIn(tx, id, now);
      if (over) throw new ClinicError('INVALID_TRANSITION');
      const until = sql`tstzrange(lower(${timeOff.during}), ${now.toISOString()}::timestamptz)`;
      if (began) await tx.update(timeOff).set({ during: until }).where(eq(timeOff.id, id));
      else await tx.delete(timeOff).where(eq(timeOff.id, id));
      await recordAction(tx, {
        ...{ at: now, actor: staff, action: 'leave.ended', subject: `doctor:${doctorId}`, requestId },
        details: { leave: id },
      });
    });
  return retryOnDeadlock(transaction);
}
