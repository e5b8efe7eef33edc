/**
 * Whether a time zone is known by that name, here and to PostgreSQL. Offsets such as `+03:00` are none: the two read their
 * sign differently, and a place may change its clock.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]+(?:\/[A-Za-z_-]+)+$/.test(name)) return name === 'UTC';
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
