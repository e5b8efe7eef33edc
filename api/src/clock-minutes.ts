const two = (value: number) => String(value).padStart(2, '0');

/** Minutes after midnight of a clock time `HH:mm`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The clock time `HH:mm` so many minutes after midnight. */
export function timeOf(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
