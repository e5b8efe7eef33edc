import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultCountry, latinDigits, setClinicCountry } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import { countries, countryCodes } from '@clinic/contracts/countries';
import { createI18n } from '../../shared/kit/src/i18n/create-i18n.ts';
import { starterText } from '../setup/starter-text.ts';

const root = path.join(__dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).sort();

/** What people in another country would call for nothing: numbers of Saudi Arabia that its own services do not have too. */
const saudiNumbers = /(?<![\d.])(?:997|937|911|1919)(?!\d)/;
const saudiNumbersIn = (text: string) => latinDigits(text).match(saudiNumbers)?.[0] ?? null;

const translations = files('{shared/kit,host,mfe-*}/**/locales/{ar,en}.json');
const starters = files('api/starter/**/*.yaml');
const said = [
  ...translations,
  ...starters,
  ...files('api/src/modules/*/*-messages.ts'),
  ...files('api/src/messaging/*.ts').filter((file) => !file.endsWith('.test.ts')),
  ...files('mfe-*/src/remote.ts'),
  ...files('mfe-*/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file)),
  ...files('host/{shell,offline,insight,server}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file)),
  ...files('shared/kit/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file)),
  ...files('host/public/**/*.html'),
];

test.each([
  ['اتصل بالرقم 997 الآن', '997'],
  ['اتصل بالرقم ٩٣٧.', '937'],
  ['call the police on 911, or', '911'],
  ['an hour of 9970 steps, .937rem, #911', '911'],
  ['call {{ambulance}}', null],
])('in «%s» the number %s is found', (text, number) => {
  expect(saudiNumbersIn(text)).toBe(number);
});

test('no text of the product, and no page to begin with, names a number of Saudi Arabia by itself', () => {
  expect(said.length).toBeGreaterThan(500);
  expect(said.flatMap((file) => (saudiNumbersIn(read(file)) === null ? [] : [file]))).toEqual([]);
});

type Tree = { [key: string]: string | Tree };

/** The keys of all texts of a file. */
const keysIn = (tree: Tree): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysIn(value).map((inner) => `${key}.${inner}`),
  );

describe.each(countryCodes.filter((code) => code !== defaultCountry.code))('%s', (code) => {
  beforeEach(() => setClinicCountry(countries[code]));
  afterEach(() => setClinicCountry(defaultCountry));
  const own = Object.values(countries[code].emergency);
  /** Jordan has the number of the police in Riyadh. */
  const isForeign = (text: string) => {
    const found = saudiNumbersIn(text);
    return found !== null && !own.includes(found);
  };

  test('no text of any part of the site sends people to Saudi Arabia', () => {
    const written = translations.flatMap((file) => {
      const lang: Lang = file.endsWith('/ar.json') ? 'ar' : 'en';
      const tree = JSON.parse(read(file)) as Tree;
      const i18n = createI18n(lang, { [lang]: { part: tree } });
      return keysIn(tree).map((key) => ({ file, key, text: i18n.t(`part:${key}`) }));
    });
    expect(written.length).toBeGreaterThan(3000);
    expect(written.filter(({ text }) => isForeign(text))).toEqual([]);
    const { ambulance } = countries[code].emergency;
    expect(written.filter(({ text }) => text.includes(ambulance)).length).toBeGreaterThan(20);
  });

  test.each(starters)('%s to begin with names its numbers alone, and leaves nothing to be filled in', (file) => {
    const text = starterText(read(file), countries[code]);
    expect(isForeign(text)).toBe(false);
    expect(text).not.toMatch(/\{\{|\}\}|السعودي|Saudi|Kingdom|المملكة/);
    if (read(file).includes('{{ambulance}}')) expect(text).toContain(countries[code].emergency.ambulance);
    expect(text.includes(countries[code].emergency.healthLine ?? 'line')).toBe(
      countries[code].emergency.healthLine !== null && read(file).includes('{{#healthLine}}'),
    );
  });
});
