import type { Lang } from '@clinic/contracts';

/**
 * The field of a record in a language: `pick(doctor, 'name', 'en')` is `doctor.name_en`. An empty text falls back to
 * Arabic.
 */
export function pick<F extends string, R extends Record<`${F}_ar` | `${F}_en`, string>>(
  record: R,
  field: F,
  lang: Lang,
): string {
  return record[`${field}_${lang}`] || record[`${field}_ar`];
}
