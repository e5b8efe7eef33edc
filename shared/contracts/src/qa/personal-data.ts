import { clinicCountry, clinicMobile, defaultCountry, latinDigits } from '@clinic/contracts';

/** Kinds of personal data that are recognised in a text. */
export type PersonalDataKind = 'phone' | 'email' | 'id-number' | 'name';

/** A place in a text that says who or where somebody is. Offsets count UTF-16 units, as strings do. */
export interface PersonalData {
  readonly kind: PersonalDataKind;
  readonly start: number;
  readonly end: number;
}

const digit = '[0-9٠-٩۰-۹]';
/** What people, and their keyboards, put between the groups of a number. */
const between = '[\\s.()_\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2066-\\u2069\\u2010-\\u2015-]';
const gap = `${between}{0,3}`;
const zero = `[0٠۰][\\s-]?`;
const plus = '(?:\\+|00|٠٠|۰۰)';
const saudi = `(?:966|٩٦٦|۹۶۶)${gap}(?:${zero})?`;

/** Groups of digits of these sizes, with something between them; the first begins with one of these digits. */
const groups = (first: string, sizes: readonly number[]) =>
  sizes
    .map((size, place) => (place === 0 ? `${first}${digit}{${size - 1}}` : `${digit}{${size}}`))
    .join(`${between}{1,3}`);

const oneOf = (first: string, ways: readonly (readonly number[])[]) =>
  `(?:${ways.map((sizes) => groups(first, sizes)).join('|')})`;
/** The nine digits of a national number. With a nought or a code before them there is no mistaking them, in any groups. */
const bare = [[9], [2, 3, 4]];
const led = [
  ...bare,
  ...[
    [3, 3, 3],
    [1, 4, 4],
    [2, 7],
    [3, 6],
    [4, 5],
    [5, 4],
    [1, 8],
  ],
  ...[[3, 2, 2, 2], [1, 2, 2, 2, 2], Array<number>(9).fill(1)],
];
const number = (pattern: string) => new RegExp(`(?<!${digit})${pattern}(?!${digit})`, 'gu');

const mailHost = 'gmail|hotmail|yahoo|outlook|icloud|live|جيميل|هوتميل|ياهو';
const arabicWord = '[\\p{Script=Arabic}]{2,}';
/** Words with which "my name" goes on when no name follows. */
const noArabicName =
  '(?!(?:في|على|من|لا|ليس|غير|مو|ما|عند|هل|كان|مكتوب|مسجل|موجود|ولا|وليس|لكن|مع|عن|و?عمري|و?عندي|و?[أا]نا|و?[أا]عاني|و?[أا]بغى|و?[أا]ريد|و?[أا]شكو|بس|ممكن)(?!\\p{L}))';
const noEnglishName =
  '(?!(?:a|an|and|as|but|from|i|im|in|is|it|my|not|on|or|so|that|the|to|was|who|with|what|wrong|missing|spelled|written|years?|age|aged|please|can|could|have|need|want|just|here|for|suffer|suffering)\\b)';
const englishName = `${noEnglishName}\\p{Script=Latin}[\\p{Script=Latin}'’-]+`;

/**
 * In the order of their claim to a place. A national or residence number has ten digits and begins with 1 or 2; a mobile
 * number begins with 05 or 5, or a country code; a landline with 01. Ages, doses, dates and years are shorter.
 */
const patterns: readonly (readonly [PersonalDataKind, RegExp])[] = [
  ['email', /[\p{L}\p{N}._%+-]+\s?[@＠]\s?[\p{L}\p{N}-]+(?:\s?\.\s?\p{L}{2,})(?:\.\p{L}{2,})*/gu],
  [
    'email',
    new RegExp(
      `[\\p{L}\\p{N}._%+-]+\\s*(?:\\(at\\)|\\[at\\]|\\sat\\s|@)\\s*(?:${mailHost})(?!\\p{L})(?:\\s*(?:dot|\\(dot\\)|\\[dot\\]|دوت|\\.)\\s*\\p{L}{2,})?`,
      'giu',
    ),
  ],
  ['phone', number(`${plus}${gap}${saudi}${oneOf('[15١٥۱۵]', led)}`)],
  ['phone', number(`${plus}\\s?[1-9١-٩۱-۹](?:[\\s()-]{0,2}${digit}){7,14}`)],
  ['phone', number(`${saudi}${oneOf('[5٥۵]', bare)}`)],
  ['phone', number(`${zero}${oneOf('[15١٥۱۵]', led)}`)],
  ['phone', number(oneOf('[5٥۵]', bare))],
  ['id-number', number(oneOf('[12١٢۱۲]', [[10], [1, 9], [5, 5]]))],
  // Two words at least: "my name is long gone" is a sentence, and a first name alone tells little.
  [
    'name',
    new RegExp(
      `(?<=(?:^|[\\s،,.(:])و?(?:[اأإ]سمي|(?:[اأإ]سمي هو)|(?:ال[اأإ]سم\\s?:)|(?:(?:ابني|ابنتي|بنتي|ولدي|زوجي|زوجتي|والدي|والدتي|أمي|أبي|أخي|أختي|اخوي) [اأإ]سمه?ا?))\\s+)${noArabicName}${arabicWord}\\s+${noArabicName}${arabicWord}(?!\\p{L})`,
      'gu',
    ),
  ],
  [
    'name',
    new RegExp(
      `(?<=(?<!\\p{L})(?:[Mm][Yy] (?:full )?[Nn][Aa][Mm][Ee](?: [Ii][Ss]|[’']s)|[Nn]ame:)\\s+)${englishName}\\s+${englishName}(?:\\s+\\p{Lu}[\\p{L}'’-]+)*`,
      'gu',
    ),
  ],
];

/** Numbers with as many digits as a mobile number has inside of the clinic's country, where the patterns do not know them. */
function* nationalMobilesIn(text: string): Generator<PersonalData> {
  if (clinicCountry.code === defaultCountry.code) return;
  const digits = clinicCountry.example.length;
  for (const match of text.matchAll(number(`${digit}(?:${between}{0,2}${digit}){${digits - 1}}`)))
    if (clinicMobile(match[0].replaceAll(new RegExp(between, 'gu'), '')) !== null)
      yield { kind: 'phone', start: match.index, end: match.index + match[0].length };
}

/** Whether a number is one that everybody may call in need, and tells of nobody. */
function isForAll(written: string): boolean {
  const { ambulance, police, healthLine, abuseLine } = clinicCountry.emergency;
  return [ambulance, police, healthLine, abuseLine].includes(latinDigits(written).replace(/\D/g, ''));
}

/**
 * Telephone numbers, e-mail addresses, national or residence numbers, and names after "my name is", in the order of the text
 * and without overlap. The form points them out while somebody types; the server looks again and keeps such a question for
 * people to read before it is published.
 */
export function personalDataIn(text: string): PersonalData[] {
  const found = [...nationalMobilesIn(text)];
  for (const [kind, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      if (found.every((other) => end <= other.start || start >= other.end)) found.push({ kind, start, end });
    }
  }
  return found
    .filter(({ kind, start, end }) => kind !== 'phone' || !isForAll(text.slice(start, end)))
    .sort((a, b) => a.start - b.start);
}

/** The text with stars in place of what identifies somebody; as long as before, so that nothing else moves. */
export function masked(text: string, found: readonly PersonalData[] = personalDataIn(text)): string {
  return found.reduce(
    (shown, { start, end }) => shown.slice(0, start) + '*'.repeat(end - start) + shown.slice(end),
    text,
  );
}
