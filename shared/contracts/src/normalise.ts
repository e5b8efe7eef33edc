/** Normalisers that both sides of the API use, so that a form and the server agree on what was typed (E6). */

import { clinicCountry, defaultCountry } from './clinic-country.ts';
import type { Country } from './clinic-country.ts';

const bidiAndZeroWidth = /[\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const arabicMarks = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;

/** Arabic-Indic and Persian digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** A telephone number without what people put between its digits. */
const tight = (text: string) =>
  latinDigits(text)
    .replace(bidiAndZeroWidth, '')
    .replace(/[\s\-\u2010-\u2015().]/g, '');

/**
 * A mobile number of a country in any written form as it is stored, `+` and calling code first; null when it is none. People
 * write the trunk after the calling code too, as in `+966 (0)55`.
 */
function mobileOf({ callingCode, trunk, mobile }: Country, text: string): string | null {
  const match = new RegExp(`^(?:(?:\\+|00)?${callingCode})?(?:${trunk})?(${mobile})$`).exec(tight(text));
  return match ? `+${callingCode}${match[1]}` : null;
}

/** A Saudi mobile number in any written form as `+9665########`, or null when it is none. */
export const saudiMobile = (text: string): string | null => mobileOf(defaultCountry, text);

/** A mobile number of the clinic's country in any written form as it is stored, or null when it is none. */
export const clinicMobile = (text: string): string | null => mobileOf(clinicCountry, text);

/**
 * Any telephone number that a visit for someone else may carry: a mobile of the country, or any with a calling code. One of the
 * clinic's own country has to be a number there.
 */
export function contactPhone(text: string): string | null {
  const international = tight(text).replace(/^00/, '+');
  if (!/^\+[1-9]\d{7,14}$/.test(international)) return clinicMobile(text);
  const isOwn = international.startsWith(`+${clinicCountry.callingCode}`);
  return isOwn ? (clinicMobile(text) ?? clinicLine(text)) : international;
}

/**
 * A stored number as people write it: in Saudi Arabia `+966500000011` is shown as `050 000 0011` (E6); numbers of other
 * countries stay as they are.
 */
export function phoneText(phone: string): string {
  const { callingCode, trunk } = clinicCountry;
  if (clinicMobile(phone) !== phone) return phone;
  const national = trunk + phone.slice(callingCode.length + 1);
  return national.replace(/^(\d{3})?(\d{3,4})(\d{4})$/, '$1 $2 $3').trim();
}

/** Arabic text without the differences that readers do not see as differences: marks, hamza carriers, final forms, case. */
export function foldArabic(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replace(bidiAndZeroWidth, '')
    .replace(arabicMarks, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىیئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .replace(/[کڪ]/g, 'ك')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Landlines of the country and service numbers, such as 9200 and 800, as typed, digits only, or with the calling code that they
 * were typed with; null when it is none (E6).
 */
function clinicLine(text: string): string | null {
  const { callingCode, trunk, line } = clinicCountry;
  const digits = tight(text);
  const isLine = (number: string) => new RegExp(`^(?:${line})$`).test(number);
  const national = new RegExp(`^(?:\\+|00)${callingCode}(?:${trunk})?(\\d+)$`).exec(digits)?.[1];
  if (national === undefined) return isLine(digits) ? digits : null;
  return isLine(national) ? `+${callingCode}${national}` : null;
}

/** Any number at which a person can be called back: a mobile, an international one, a landline of the country (E6). */
export function anyPhone(text: string): string | null {
  return contactPhone(text) ?? clinicLine(text);
}
