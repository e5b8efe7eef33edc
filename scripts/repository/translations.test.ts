import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDescription } from '@clinic/contracts';

type Texts = { [key: string]: string | Texts };

const root = path.join(__dirname, '..', '..');
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const foldersOf = (place: string) =>
  globSync(`${place}/**/locales/ar.json`, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).map((file) =>
    path.dirname(file),
  );
const folders = ['shared/kit', 'host', ...remotes].flatMap(foldersOf);

function read(folder: string, lang: 'ar' | 'en'): Map<string, string> {
  const texts = JSON.parse(readFileSync(path.join(root, folder, `${lang}.json`), 'utf8')) as Texts;
  const flat = new Map<string, string>();
  const walk = (part: Texts, prefix: string) => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'string') flat.set(prefix + key, value);
      else walk(value, `${prefix}${key}.`);
    }
  };
  walk(texts, '');
  return flat;
}

const firstWord = (key: string) => key.split('.')[0] ?? key;
const withoutPlural = (key: string) => key.replace(new RegExp(`_(${pluralForms.join('|')})$`), '');
const counted = (keys: Iterable<string>) =>
  new Set([...keys].filter((key) => withoutPlural(key) !== key).map(withoutPlural));

describe.each(folders)('%s', (folder) => {
  const ar = read(folder, 'ar');
  const en = read(folder, 'en');

  test('S145: both languages have the same keys', () => {
    const plain = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(withoutPlural))].sort();
    expect(plain(en)).toEqual(plain(ar));
  });

  test('every counted text has the six Arabic plural forms, and the English two', () => {
    const missing = [...counted(ar.keys())].flatMap((key) => [
      ...pluralForms.filter((form) => !ar.has(`${key}_${form}`)).map((form) => `ar ${key}_${form}`),
      ...['one', 'other'].filter((form) => !en.has(`${key}_${form}`)).map((form) => `en ${key}_${form}`),
    ]);
    expect(missing).toEqual([]);
  });

  test('every Arabic text has an Arabic letter, unless it is only a value', () => {
    const foreign = [...ar].filter(
      ([, text]) => !/\p{Script=Arabic}/u.test(text) && /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')),
    );
    expect(foreign).toEqual([]);
  });

  test('no English text is left in Arabic', () => {
    expect([...en].filter(([, text]) => /\p{Script=Arabic}/u.test(text)).map(([key]) => key)).toEqual([]);
  });

  test('both languages use the same values', () => {
    const values = (text: string | undefined) => [...new Set(text?.match(/\{\{\s*\w+/g))].sort();
    const different = [...ar.keys()].filter(
      (key) => withoutPlural(key) === key && String(values(ar.get(key))) !== String(values(en.get(key))),
    );
    expect(different).toEqual([]);
  });
});

describe.each(remotes)('%s', (name) => {
  test('the texts of its screens and those of the whole remote do not overwrite each other', () => {
    const first = foldersOf(name).flatMap((folder) => [...new Set([...read(folder, 'ar').keys()].map(firstWord))]);
    expect(first.filter((word, index) => first.indexOf(word) !== index)).toEqual([]);
  });

  test('a folder has texts exactly when a screen of the descriptor names it', async () => {
    const { remote } = (await import(path.join(root, name, 'src', 'remote.ts'))) as { remote: RemoteDescription };
    const said = remote.routes.flatMap(({ texts }) =>
      texts === undefined ? [] : path.join(name, 'src', texts, 'locales'),
    );
    expect(
      foldersOf(name)
        .filter((folder) => folder !== `${name}/src/locales`)
        .sort(),
    ).toEqual([...new Set(said)].sort());
  });
});
