import { dayMs } from '../../durations.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { ClinicInTransaction } from './booking.ts';
import { changeStatusIn } from './change-status.ts';
import { mayBecome } from './policy.ts';
import * as holds from './hold-repo.ts';
import * as repo from './repo.ts';

/** From a moment on, as far as anybody books and further. */
export const aheadOf = (now: Date) => ({ from: now, to: new Date(now.getTime() + 366 * dayMs) });

/** A doctor's time in which nobody will be seen. */
export interface DoctorInterval {
  readonly doctorId: number;
  readonly from: Date;
  readonly to: Date;
}

/** What stands in such a time: visits to cancel, visits of people who are here already, slots in keeping. */
export interface Standing {
  readonly visits: readonly { readonly id: number; readonly specialtyId: number; readonly branchId: number }[];
  readonly kept: number;
  readonly held: number;
}

/** What would have to go. Visits whose patient has checked in stay (E5). */
export async function standingIn(
  db: Queryable,
  { doctorId, ...interval }: DoctorInterval,
  now: Date,
): Promise<Standing> {
  const kept = await holds.keptIn(db, doctorId, interval, now);
  const rows = await repo.standingIn(db, doctorId, interval);
  const visits = rows.filter(({ status }) => status !== 'held');
  const open = visits.filter(({ status }) => mayBecome(status, 'cancelled'));
  return {
    visits: open,
    kept: visits.length - open.length,
    held: rows.length - visits.length + kept.length,
  };
}

/**
 * Cancels every visit in such a time, tells each patient, and ends the holds (E10). The doctor's leave has to be stored
 * before, in the same transaction and behind the doctor's lock, so that no slot that becomes free here is offered to anybody.
 */
export async function cancelInterval(
  tx: Tx,
  clinic: ClinicInTransaction,
  interval: DoctorInterval,
  { actor, reason }: { actor: string; reason: string },
): Promise<Standing> {
  const now = clinic.clock();
  const standing = await standingIn(tx, interval, now);
  await holds.endHoldsIn(tx, interval.doctorId, interval);
  await repo.endOffersIn(tx, interval.doctorId, interval, { actor, now });
  for (const { id } of standing.visits) await changeStatusIn(tx, clinic, id, { to: 'cancelled', actor, reason });
  return standing;
}

/** Slots of a doctor that are kept or offered at a moment and do not fit any more are given up; says how many. */
export async function endDisplacedHolds(
  tx: Tx,
  doctorId: number,
  fits: (slot: { startsAt: Date; endsAt: Date; branchId: number | null }) => boolean,
  { actor, now }: { actor: string; now: Date },
): Promise<number> {
  const ahead = aheadOf(now);
  const kept = await holds.keptIn(tx, doctorId, ahead, now);
  const offered = await repo.standingIn(tx, doctorId, ahead);
  const displaced = [
    ...kept.map((hold) => ({ ...hold, branchId: null })),
    ...offered.filter(({ status }) => status === 'held'),
  ].filter((slot) => !fits(slot));
  for (const { startsAt } of displaced) {
    const moment = { from: startsAt, to: new Date(startsAt.getTime() + 1) };
    await holds.endHoldsIn(tx, doctorId, moment);
    await repo.endOffersIn(tx, doctorId, moment, { actor, now });
  }
  return displaced.length;
}
