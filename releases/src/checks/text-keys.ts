import type { CheckFinding } from '@clinic/contracts';

const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const englishForms = ['one', 'other'];
const plural = new RegExp(`_(${arabicForms.join('|')})$`);

/** Both languages have the same texts, none of them empty, and a counted text has every plural form of its language. */
export function textKeys(ar: unknown, en: unknown): CheckFinding[] {
  const arabic = keysOf(ar);
  const english = keysOf(en);
  const [inArabic, inEnglish] = [namesOf(arabic), namesOf(english)];
  return [
    ...[...inArabic].filter((name) => !inEnglish.has(name)).map((name) => refuse(`${name} is missing in English.`)),
    ...[...inEnglish].filter((name) => !inArabic.has(name)).map((name) => refuse(`${name} is missing in Arabic.`)),
    ...missingForms(arabic, arabicForms).map((key) => refuse(`${key} is missing in Arabic.`)),
    ...missingForms(english, englishForms).map((key) => refuse(`${key} is missing in English.`)),
    ...emptyIn(ar).map((key) => refuse(`${key} is empty in Arabic.`)),
    ...emptyIn(en).map((key) => refuse(`${key} is empty in English.`)),
    ...entriesOf(ar).flatMap(([key, text]) => (isIn('en', text) ? [refuse(`${key} is English in ar.json.`)] : [])),
    ...entriesOf(en).flatMap(([key, text]) => (isIn('ar', text) ? [refuse(`${key} is Arabic in en.json.`)] : [])),
  ];
}

/**
 * Whether a text is written in a language: names and words of the other one may stand in it. A single word without the
 * letters of its language, such as a name, is left alone.
 */
function isIn(lang: 'ar' | 'en', text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const plain = text.replace(/\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>|https?:\S+/g, '');
  const arabic = plain.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = plain.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return lang === 'ar' ? arabic > latin : arabic === 0 && /\p{Script=Latin}{2}.*\s.*\p{Script=Latin}{2}/su.test(plain);
}

/** Keys whose place on a page would stay empty. */
function emptyIn(texts: unknown): string[] {
  return entriesOf(texts).flatMap(([key, text]) => (typeof text === 'string' && text.trim() !== '' ? [] : [key]));
}

function keysOf(texts: unknown): string[] {
  return entriesOf(texts).map(([key]) => key);
}

function entriesOf(texts: unknown, prefix = ''): [key: string, text: unknown][] {
  if (typeof texts !== 'object' || texts === null) return [[prefix, texts]];
  return Object.entries(texts).flatMap(([key, inner]) => entriesOf(inner, prefix === '' ? key : `${prefix}.${key}`));
}

/** Keys that are counted stand for one text; only a key with an `_other` beside it is counted. */
function namesOf(keys: readonly string[]): Set<string> {
  const counted = countedIn(keys);
  return new Set(keys.map((key) => (counted.has(key.replace(plural, '')) ? key.replace(plural, '') : key)));
}

function missingForms(keys: readonly string[], forms: readonly string[]): string[] {
  return [...countedIn(keys)].flatMap((name) =>
    forms.map((form) => `${name}_${form}`).filter((key) => !keys.includes(key)),
  );
}

function countedIn(keys: readonly string[]): Set<string> {
  return new Set(keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(plural, '')));
}

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'text-keys', message };
}
