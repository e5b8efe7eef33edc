import type { Lang } from '@clinic/contracts';
import { formatMinutes } from '@clinic/contracts/time';
import { presentBookedKind } from '../availability/visit-kinds.ts';
import type { AppointmentRow } from './repo.ts';

/** The kind of a booked visit with its length, for messages and calendar files; none for the ordinary visit. */
export function kindLines(visit: AppointmentRow, lang: Lang, label?: string): string[] {
  const { kind } = presentBookedKind(visit);
  if (kind === undefined) return [];
  const text = `${lang === 'ar' ? kind.name_ar : kind.name_en} (${formatMinutes(kind.minutes, lang)})`;
  return [label === undefined ? text : `${label}: ${text}`];
}
