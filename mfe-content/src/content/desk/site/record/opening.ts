const minutesOf = (time: string): number | null => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** Whether something is a time of day. */
export const isTime = (value: unknown): boolean => typeof value === 'string' && minutesOf(value) !== null;

/** Open round the clock, in minutes. */
export const allDay = 24 * 60;
const two = (number: number) => String(number).padStart(2, '0');

/**
 * When something closes that opens at a time and is open for some minutes; empty where that cannot be said. While it is not
 * known when it opens, the closing itself stands in place of the minutes.
 */
export function closingTime(opens: unknown, minutes: unknown): string {
  if (typeof minutes === 'string' && minutesOf(minutes) !== null) return minutes;
  const start = typeof opens === 'string' ? minutesOf(opens) : null;
  if (start === null || typeof minutes !== 'number' || !Number.isInteger(minutes)) return '';
  const end = (start + minutes) % allDay;
  return `${two(Math.floor(end / 60))}:${two(end % 60)}`;
}

/**
 * For how many minutes it is open between two times, which may lie on both sides of midnight: none where both are the same,
 * for the server to refuse. The closing where it is not known when it opens; null where it is not known when it closes.
 */
export function openMinutes(opens: unknown, closes: string): number | string | null {
  const start = typeof opens === 'string' ? minutesOf(opens) : null;
  const end = minutesOf(closes);
  if (end === null) return null;
  return start === null ? closes : (end - start + allDay) % allDay;
}
