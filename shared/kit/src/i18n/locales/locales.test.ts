import deskArabic from '../../desk/locales/ar.json';
import deskEnglish from '../../desk/locales/en.json';
import { uiTranslations } from './index.ts';

type Texts = { [key: string]: string | Texts };

function flatten(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

// The keys of both: no text of the one is called as one of the other.
const arabic = flatten({ ...uiTranslations.ar, desk: deskArabic });
const english = flatten({ ...uiTranslations.en, desk: deskEnglish });
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '_count');
const keys = (texts: [string, string][]) => [...new Set(texts.map(([key]) => withoutPlural(key)))].sort();

test('both languages say the same things', () => {
  expect(keys(english)).toEqual(keys(arabic));
});

test('every Arabic text is written in Arabic', () => {
  // Separators are punctuation between values only.
  const words = arabic.filter(([, value]) => /\p{L}/u.test(value.replace(/\{\{.*?\}\}/g, '')));
  const without = words.filter(([, value]) => !/[\u0621-\u064A]/.test(value));
  expect(without).toEqual([]);
});

test('counted texts have the six forms of Arabic, and in English a form of their own for nothing', () => {
  const forms = (texts: [string, string][], key: string) =>
    texts.filter(([name]) => withoutPlural(name) === key).map(([name]) => name.slice(name.lastIndexOf('_') + 1));
  for (const key of keys(arabic).filter((name) => name.endsWith('_count'))) {
    expect(forms(arabic, key).sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
    expect(forms(english, key).sort()).toEqual(['one', 'other', 'zero']);
  }
});
