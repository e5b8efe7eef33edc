import { isDeepStrictEqual } from 'node:util';
import type { Timetable, Week } from '@clinic/contracts/account';
import { isCalendarDate } from '@clinic/contracts/time';
import { minutesOf, timeOf } from '../../clock-minutes.ts';
import { invalidField } from '../../http/errors.ts';
import type { ScheduleRule } from '../availability/slots.ts';
import { isInTwoBranches, overlapInWeek } from '../../weekly-times.ts';
import type { StoredWeek } from './week-kinds.ts';
import { rulesOfHours } from './week-kinds.ts';

/** Weekly rules as timetables: those that hold at the same time together, the usual ones first. */
export function timetablesOf(rules: readonly ScheduleRule[]): Timetable[] {
  const found = new Map<string, Timetable>();
  for (const rule of rules) {
    const { kind, validFrom, validTo, weekday, startMin, durationMin, branchId, byPhone, kindPlaces } = rule;
    const key = [kind, validFrom, validTo].join(' ');
    const timetable = found.get(key) ?? { kind, valid_from: validFrom, valid_to: validTo, hours: [] };
    timetable.hours.push({
      ...{ weekday, opens: timeOf(startMin), minutes: durationMin, branch_id: branchId },
      ...{ by_phone: byPhone, kinds: kindPlaces && [...kindPlaces] },
    });
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
 * The weekly rules of a week that was written over the stored one.
 * @param unchanged rules that it leaves as they are
 * @throws {ClinicError} VALIDATION, which names the timetable or the hours that cannot be
 */
export function rulesOfWeek(
  { timetables, kinds }: Week,
  stored: StoredWeek,
  branchIds: ReadonlySet<number>,
  unchanged: readonly ScheduleRule[],
): ScheduleRule[] {
  const rules: ScheduleRule[] = [];
  timetables.forEach((timetable, index) => {
    checkDates(timetable, `timetables.${index}`);
    const { kind, valid_from: validFrom, valid_to: validTo } = timetable;
    const own: ScheduleRule[] = [];
    timetable.hours.forEach((hours, line) => {
      const { weekday, opens, minutes: durationMin, branch_id: branchId } = hours;
      const at = `timetables.${index}.hours.${line}`;
      const field = `${at}.opens`;
      if (!branchIds.has(branchId)) throw invalidField(`${at}.branch_id`, 'validation.unknown');
      const when = { weekday, startMin: minutesOf(opens), durationMin, kind, validFrom, validTo, branchId };
      const rule = { ...when, ...rulesOfHours({ kinds, hours }, when, stored, at) };
      if (own.some((other) => overlapInWeek(rule, other))) throw invalidField(field, 'schedules.errors.overlap');
      if ([...unchanged, ...rules].some((other) => isInTwoBranches(rule, other)))
        throw invalidField(field, 'schedules.errors.elsewhere');
      own.push(rule);
    });
    rules.push(...own);
  });
  return rules;
}

/** The dates on which other hours than the usual ones hold, each once. */
const exceptionsOf = (rules: readonly ScheduleRule[]) => [
  ...new Set(
    rules.flatMap(({ kind, validFrom, validTo }) => (kind === 'normal' ? [] : [[kind, validFrom, validTo].join(' ')])),
  ),
];

/** Whether hours of Ramadan or of a period come or go: they replace the usual ones in every branch. */
export const replacesOthers = (before: readonly ScheduleRule[], after: readonly ScheduleRule[]): boolean =>
  !isDeepStrictEqual(exceptionsOf(before).sort(), exceptionsOf(after).sort());
