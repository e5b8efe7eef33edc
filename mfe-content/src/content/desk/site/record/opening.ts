const minutesOf = (time: string): number | null => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** Open round the clock, in minutes. */
export const allDay = 24 * 60;
const two = (number: number) => String(number).padStart(2, '0');

/** When something closes that opens at a time and is open for some minutes; empty where that cannot be said. */
export function closingTime(opens: unknown, minutes: unknown): string {
  const start = typeof opens === 'string' ? minutesOf(opens) : null;
  if (start === null || typeof minutes !== 'number' || !Number.isInteger(minutes)) return '';
  const end = (start + minutes) % allDay;
  return `${two(Math.floor(end / 60))}:${two(end % 60)}`;
}

/** For how many minutes it is open between two times, which may lie on both sides of midnight; null where they are none. */
export function openMinutes(opens: unknown, closes: string): number | null {
  const start = typeof opens === 'string' ? minutesOf(opens) : null;
  const end = minutesOf(closes);
  return start === null || end === null ? null : ((end - start + allDay - 1) % allDay) + 1;
}
