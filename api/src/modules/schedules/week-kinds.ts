import type { Week } from '@clinic/contracts/account';
import { invalidField } from '../../http/errors.ts';
import type { ScheduleRule } from '../availability/slots.ts';
import type { VisitKind } from '../availability/visit-kinds.ts';
import { overlapInWeek } from '../../weekly-times.ts';

/** What was stored of a doctor before a week is written. */
export interface StoredWeek {
  readonly rules: readonly ScheduleRule[];
  readonly kinds: readonly VisitKind[];
}

/**
 * The kinds of a week that was written; a request from before there were any leaves them as they are.
 * @throws {ClinicError} VALIDATION, which names the kind that is not the doctor's, or the name that another kind has
 */
export function kindsOfWeek({ kinds }: Week, stored: StoredWeek): readonly VisitKind[] {
  if (kinds === undefined) return stored.kinds;
  kinds.forEach((kind, index) => {
    const before = kinds.slice(0, index);
    const isKnown = stored.kinds.some(({ id }) => id === kind.id) && !before.some(({ id }) => id === kind.id);
    if (kind.id !== undefined && !isKnown) throw invalidField(`kinds.${index}.id`, 'validation.unknown');
    for (const name of ['name_ar', 'name_en'] as const) {
      if (before.some((other) => other[name] === kind[name]))
        throw invalidField(`kinds.${index}.${name}`, 'schedules.errors.sameKind');
    }
  });
  return kinds.map(({ id = null, name_ar: nameAr, name_en: nameEn, minutes, by_patients: byPatients }) => ({
    ...{ id, nameAr, nameEn, minutes, byPatients },
  }));
}

type HoursRules = Pick<ScheduleRule, 'byPhone' | 'kindPlaces'>;

/**
 * Who books hours, and for which visits. Hours that say nothing of it keep what the stored ones had in whose place they are:
 * those of the same timetable in the same branch that they overlap. With other kinds there is nothing to keep of these.
 * @throws {ClinicError} VALIDATION, which names the hours
 */
export function rulesOfHours(
  { kinds: weekKinds, ...week }: { kinds: Week['kinds']; hours: Week['timetables'][number]['hours'][number] },
  rule: Omit<ScheduleRule, keyof HoursRules>,
  stored: StoredWeek,
  field: string,
): HoursRules {
  const { by_phone: byPhone, kinds } = week.hours;
  const before = stored.rules.find(
    (other) =>
      other.kind === rule.kind &&
      other.validFrom === rule.validFrom &&
      other.validTo === rule.validTo &&
      other.branchId === rule.branchId &&
      overlapInWeek(rule, other),
  );
  const kept = weekKinds === undefined ? (before?.kindPlaces ?? null) : null;
  const places = kinds === undefined ? kept : kinds && [...new Set(kinds)].sort();
  const known = (weekKinds ?? stored.kinds).length;
  if (places?.some((place) => place > known)) throw invalidField(`${field}.kinds`, 'validation.unknown');
  return { byPhone: byPhone ?? before?.byPhone ?? false, kindPlaces: places };
}
