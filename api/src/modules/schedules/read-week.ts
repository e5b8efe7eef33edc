import type { DoctorWeek, ScheduledDoctor } from '@clinic/contracts/account';
import { addDays, clinicToday } from '@clinic/contracts/time';
import type { Queryable } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { presentNamed } from '../../present-named.ts';
import { loadCalendars } from '../availability/calendar.ts';
import { minutesOfWeek } from '../availability/slots.ts';
import { kindsOf } from './kind-repo.ts';
import { comingLeave } from './leave-repo.ts';
import { presentLeave, presentWeek } from './present.ts';
import * as repo from './repo.ts';
import type { ScheduleCall } from './staff.ts';

/** A doctor's week as the caller edits it: the hours in the branches that their role covers. */
export async function readWeek(
  db: Queryable,
  { actor }: ScheduleCall,
  doctorId: number,
  now: Date,
): Promise<DoctorWeek> {
  const doctor = await repo.findDoctor(db, doctorId, actor.limits);
  if (!doctor) throw new ClinicError('NOT_FOUND');
  const kinds = await kindsOf(db, doctorId);
  const branches = await repo.openBranches(db, actor.limits);
  const isCovered = new Set(branches.map(({ id }) => id));
  const rules = (await repo.rulesOf(db, doctorId)).flatMap(({ rule }) => (isCovered.has(rule.branchId) ? [rule] : []));
  const leave = await comingLeave(db, [doctorId], now);
  return presentWeek(doctor, rules, { kinds, branches, leave, today: clinicToday(now) });
}

/** Doctors of the list with their specialities, branches, hours and next leave, in four queries however many there are. */
export async function listDoctors(
  db: Queryable,
  rows: readonly repo.ListedDoctor[],
  now: Date,
): Promise<ScheduledDoctor[]> {
  const ids = rows.map(({ id }) => id);
  const today = clinicToday(now);
  const practised = await repo.specialtiesOf(db, ids);
  const leave = await comingLeave(db, ids, now);
  const calendars = await loadCalendars(
    db,
    ids,
    { first: today, last: addDays(today, 6) },
    { now, holderId: null, chooser: 'reception' },
  );
  return rows.map((row) => {
    const calendar = calendars.get(row.id);
    const next = leave.find(({ doctorId }) => doctorId === row.id);
    const away = next && presentLeave(next);
    return {
      ...{ ...presentNamed(row), image: row.image },
      specialties: practised.filter(({ doctorId }) => doctorId === row.id).map(presentNamed),
      ...(calendar &&
        calendar.branches.length > 0 && {
          branches: calendar.branches.map(({ id, name_ar, name_en }) => ({ id, name_ar, name_en })),
        }),
      week_minutes: calendar === undefined ? 0 : minutesOfWeek(calendar, today),
      leave: away === undefined ? null : { first: away.first ?? today, last: away.last },
    };
  });
}
