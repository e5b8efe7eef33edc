import ar from './ar.json';
import en from './en.json';

const plural = /_(zero|one|two|few|many|other)$/;

function texts(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : texts(value as object, `${path}${key}.`),
  );
}

const keys = (tree: object) => [...new Set(texts(tree).map(([key]) => key.replace(plural, '')))].sort();

test('S28: both languages say the same things, Arabic in Arabic', () => {
  expect(keys(en)).toEqual(keys(ar));
  expect(texts(ar).filter(([, text]) => !/[\u0621-\u064A]/.test(text))).toEqual([]);
});

test('S28: counted texts have the six forms of Arabic', () => {
  const counted = texts(ar).filter(([key]) => plural.test(key));
  const names = new Set(counted.map(([key]) => key.replace(plural, '')));
  expect(counted).toHaveLength(names.size * 6);
});
