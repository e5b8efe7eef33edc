/** Normalisers that both sides of the API use, so that a form and the server agree on what was typed (E6). */

const bidiAndZeroWidth = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const arabicMarks = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;

/** Arabic-Indic and Persian digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** A Saudi mobile number in any written form as `+9665########`, or null when it is none. */
export function saudiMobile(text: string): string | null {
  const digits = latinDigits(text)
    .replace(bidiAndZeroWidth, '')
    .replace(/[\s\-().]/g, '');
  const match = /^(?:\+?966|00966|0)?(5\d{8})$/.exec(digits);
  return match ? `+966${match[1]}` : null;
}

/** Any telephone number that a visit for someone else may carry: a Saudi mobile, or an international one with its `+`. */
export function contactPhone(text: string): string | null {
  const international = latinDigits(text)
    .replace(bidiAndZeroWidth, '')
    .replace(/[\s\-().]/g, '')
    .replace(/^00/, '+');
  return saudiMobile(text) ?? (/^\+[1-9]\d{7,14}$/.test(international) ? international : null);
}

/** A stored number as people write it: `+966500000011` is shown as `050 000 0011` (E6); others stay as they are. */
export function phoneText(phone: string): string {
  const parts = /^\+966(5\d)(\d{3})(\d{4})$/.exec(phone);
  return parts === null ? phone : `0${parts[1]} ${parts[2]} ${parts[3]}`;
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

/** Saudi landlines and the clinic lines 9200 and 800 as typed, digits only; null when it is none (E6). */
function saudiLine(text: string): string | null {
  const digits = latinDigits(text)
    .replace(bidiAndZeroWidth, '')
    .replace(/[\s\-().]/g, '');
  return /^((?:\+966|0)?1\d{8}|9200\d{5}|800\d{7})$/.test(digits) ? digits : null;
}

/** Any number at which a person can be called back: a mobile, an international one, a Saudi landline (E6). */
export function anyPhone(text: string): string | null {
  return contactPhone(text) ?? saudiLine(text);
}
