import type { LocalTime } from '@clinic/contracts/time';

/** A start time as a client may write it, `HH:mm`, `HH:mm:ss` or `h:mm AM`, as `HH:mm`; null when it is none (Q26). */
export function clockTimeOf(text: string): LocalTime | null {
  const match = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?:\s?([AP])M)?$/i.exec(text.trim());
  if (!match) return null;
  const [, hours = '', minutes = '', half] = match;
  const hour = Number(hours);
  if (half === undefined) return hour < 24 ? `${String(hour).padStart(2, '0')}:${minutes}` : null;
  if (hour < 1 || hour > 12) return null;
  const afternoon = half.toUpperCase() === 'P' ? 12 : 0;
  return `${String((hour % 12) + afternoon).padStart(2, '0')}:${minutes}`;
}
