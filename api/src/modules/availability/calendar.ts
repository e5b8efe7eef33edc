import type { LocalDate } from '@clinic/contracts/time';
import { addDays, clinicInstant } from '@clinic/contracts/time';
import type { BranchPlace } from '@clinic/contracts';
import type { Queryable } from '../../db/database.ts';
import { presentBranchPlace } from '../branches/present.ts';
import * as repo from './repo.ts';
import type { Chooser, DoctorCalendar } from './slots.ts';
import { isOverBy } from './slots.ts';

type RuleRow = Awaited<ReturnType<typeof repo.rulesOf>>[number];

/** Each branch of some working times once, in the clinic's order. */
function branchesIn(rows: readonly Pick<RuleRow, 'branch'>[]): BranchPlace[] {
  const found = new Map(rows.flatMap(({ branch }) => (branch === null ? [] : [[branch.id, branch] as const])));
  return [...found.values()].sort((a, b) => a.sortOrder - b.sortOrder).map(presentBranchPlace);
}

/** Who looks at calendars, and when. */
export interface Asking {
  readonly now: Date;
  /** Whose hold counts as free (E3). */
  readonly holderId: number | null;
  readonly chooser: Chooser;
}

/**
 * Calendars of some doctors over some clinic dates, in three queries however many doctors and days there are. Doctors who are
 * unknown or no longer active are left out.
 */
export async function loadCalendars(
  db: Queryable,
  doctorIds: readonly number[],
  range: { first: LocalDate; last: LocalDate },
  asking: Asking,
): Promise<Map<number, DoctorCalendar>> {
  if (doctorIds.length === 0) return new Map();
  const between = { from: clinicInstant(range.first, '00:00'), to: clinicInstant(addDays(range.last, 2), '00:00') };
  // One after the other: inside a transaction they share one connection.
  const doctors = await repo.bookingRules(db, doctorIds);
  const rules = await repo.rulesOf(db, doctorIds);
  const busy = await repo.busyBetween(db, doctorIds, between, asking.now, asking.holderId);
  return new Map(
    doctors.map(({ id, slotMinutes, kinds, booking }) => {
      const own = busy.filter((row) => row.doctorId === null || row.doctorId === id);
      return [
        id,
        {
          ...{ slotMinutes, kinds, booking, noticeFrom: asking.chooser === 'patient' ? asking.now : null },
          rules: rules.flatMap(({ rule }) => (rule.doctorId === id ? [rule] : [])),
          branches: branchesIn(rules.filter(({ rule }) => rule.doctorId === id && !isOverBy(rule, range.first))),
          leave: own.filter((row) => row.kind === 'leave'),
          visits: own.filter((row) => row.kind === 'visit'),
          seen: own.filter((row) => row.kind === 'seen'),
        },
      ];
    }),
  );
}
