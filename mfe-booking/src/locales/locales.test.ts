import arabic from './ar.json';
import english from './en.json';

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const ar = flat(arabic);
const en = flat(english);
const plural = /_(zero|one|two|few|many|other)$/;
const names = (texts: [string, string][]) => [...new Set(texts.map(([key]) => key.replace(plural, '')))].sort();

test('S145: every text exists in both languages, and every Arabic one is Arabic', () => {
  expect(names(ar)).toEqual(names(en));
  expect(ar.filter(([, text]) => !/[\u0600-\u06FF]/.test(text) && /[A-Za-z]/.test(text))).toEqual([]);
});

test('counted texts have all six Arabic forms', () => {
  const counted = [...new Set(ar.filter(([key]) => plural.test(key)).map(([key]) => key.replace(plural, '')))];
  expect(counted.length).toBeGreaterThan(0);
  for (const name of counted) {
    expect(ar.map(([key]) => key)).toEqual(
      expect.arrayContaining(['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${name}_${form}`)),
    );
  }
});
