import { latinDigits } from '@clinic/contracts';

/** Day, month and year as they stand in the form. */
export type DateParts = readonly [day: string, month: string, year: string];

/** `2019-03-05` from what was typed, in whichever digits; empty when something is missing or is no number. */
export function joinDate(parts: DateParts): string {
  const [day, month, year] = parts.map((part) => latinDigits(part).trim()) as [string, string, string];
  const whole = /^\d{4}$/.test(year) && [month, day].every((part) => /^\d{1,2}$/.test(part));
  return whole ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}

export function splitDate(date: string | undefined): DateParts {
  const [year = '', month = '', day = ''] = (date ?? '').split('-').map((part) => part.replace(/^0/, ''));
  return [day, month, year];
}
