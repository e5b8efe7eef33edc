import type { Timetable, Week } from '@clinic/contracts/account';
import { isCalendarDate } from '@clinic/contracts/time';
import { minutesOf, timeOf } from '../../clock-minutes.ts';
import { invalidField } from '../../http/errors.ts';
import type { ScheduleRule } from '../availability/slots.ts';
import { isInTwoBranches, overlapInWeek } from '../../weekly-times.ts';

/** Weekly rules as timetables: those that hold at the same time together, the usual ones first. */
export function timetablesOf(rules: readonly ScheduleRule[]): Timetable[] {
  const found = new Map<string, Timetable>();
  for (const { kind, validFrom, validTo, weekday, startMin, durationMin, branchId } of rules) {
    const key = [kind, validFrom, validTo].join(' ');
    const timetable = found.get(key) ?? { kind, valid_from: validFrom, valid_to: validTo, hours: [] };
    timetable.hours.push({ weekday, opens: timeOf(startMin), minutes: durationMin, branch_id: branchId });
    found.set(key, timetable);
  }
  const order = ({ kind, valid_from: from }: Timetable) =>
    `${['normal', 'ramadan', 'period'].indexOf(kind)} ${from ?? ''}`;
  return [...found.values()].sort((a, b) => order(a).localeCompare(order(b)));
}

function checkDates({ kind, valid_from: from, valid_to: to }: Timetable, field: string): void {
  if (from !== null && !isCalendarDate(from)) throw invalidField(`${field}.valid_from`, 'validation.date');
  if (to !== null && !isCalendarDate(to)) throw invalidField(`${field}.valid_to`, 'validation.date');
  if (from !== null && to !== null && to < from) throw invalidField(`${field}.valid_to`, 'schedules.errors.endsFirst');
  // Without its dates a period would replace the usual hours for ever.
  if (kind !== 'period') return;
  if (from === null) throw invalidField(`${field}.valid_from`, 'validation.required');
  if (to === null) throw invalidField(`${field}.valid_to`, 'validation.required');
}

/**
 * The weekly rules of a week that was written.
 * @throws {ClinicError} VALIDATION, which names the timetable or the hours that cannot be
 */
export function rulesOfWeek({ timetables }: Week, branchIds: ReadonlySet<number>): ScheduleRule[] {
  const rules: ScheduleRule[] = [];
  timetables.forEach((timetable, index) => {
    checkDates(timetable, `timetables.${index}`);
    const { kind, valid_from: validFrom, valid_to: validTo } = timetable;
    const own: ScheduleRule[] = [];
    timetable.hours.forEach(({ weekday, opens, minutes: durationMin, branch_id: branchId }, line) => {
      const field = `timetables.${index}.hours.${line}.opens`;
      if (!branchIds.has(branchId))
        throw invalidField(`timetables.${index}.hours.${line}.branch_id`, 'validation.unknown');
      const rule = { weekday, startMin: minutesOf(opens), durationMin, kind, validFrom, validTo, branchId };
      if (own.some((other) => overlapInWeek(rule, other))) throw invalidField(field, 'schedules.errors.overlap');
      if (rules.some((other) => isInTwoBranches(rule, other))) throw invalidField(field, 'schedules.errors.elsewhere');
      own.push(rule);
    });
    rules.push(...own);
  });
  return rules;
}
