import { textKeys } from './text-keys.ts';

const arabic = { zero: 'لا', one: 'واحد', two: 'اثنان', few: 'قليل', many: 'كثير', other: 'غير ذلك' };
const counted = (forms: string[]) => Object.fromEntries(forms.map((form) => [`free_${form}`, '{{count}}']));

test('the same keys, each language with its own plural forms, are fine', () => {
  const ar = { slots: { title: 'المواعيد', ...counted(Object.keys(arabic)) } };
  const en = { slots: { title: 'Slots', free_one: 'one', free_other: '{{count}}' } };
  expect(textKeys(ar, en)).toEqual([]);
});

test('a key of one language only is refused, wherever it is', () => {
  const findings = textKeys({ a: { b: 'نص' } }, { a: { c: 'text' } });
  expect(findings.map(({ message }) => message)).toEqual(['a.b is missing in English.', 'a.c is missing in Arabic.']);
});

test.each([
  ['Arabic', 'free_two', counted(['zero', 'one', 'few', 'many', 'other']), counted(['one', 'other'])],
  ['English', 'free_one', counted(Object.keys(arabic)), counted(['other'])],
])('a missing plural form in %s is refused', (language, key, ar, en) => {
  expect(textKeys(ar, en)).toMatchObject([{ level: 'error', message: `${key} is missing in ${language}.` }]);
});

test('a key that only ends like a plural form is a text of its own', () => {
  expect(textKeys({ step_one: 'أولا', step_two: 'ثانيا' }, { step_one: 'First' })).toHaveLength(1);
});

test.each([
  ['an empty text', ''],
  ['a text of spaces', ' \n'],
  ['no text', null],
])('%s is refused in each language, also when the other has none either', (_name, text) => {
  expect(textKeys({ a: { title: text } }, { a: { title: 'Title' } })).toMatchObject([
    { level: 'error', check: 'text-keys', message: 'a.title is empty in Arabic.' },
  ]);
  expect(textKeys({ title: text }, { title: text }).map(({ message }) => message)).toEqual([
    'title is empty in Arabic.',
    'title is empty in English.',
  ]);
});

test('an empty plural form is refused once', () => {
  const ar = { ...counted(Object.keys(arabic)), free_two: '' };
  expect(textKeys(ar, counted(['one', 'other'])).map(({ message }) => message)).toEqual([
    'free_two is empty in Arabic.',
  ]);
});

test.each([
  ['English in the Arabic file', { a: 'Ask your doctor' }, { a: 'Ask your doctor' }, 'a is English in ar.json.'],
  ['Arabic in the English file', { a: 'اسأل طبيبك' }, { a: 'اسأل طبيبك' }, 'a is Arabic in en.json.'],
])('%s is refused', (_what, ar, en, message) => {
  expect(textKeys(ar, en)).toEqual([{ level: 'error', check: 'text-keys', message }]);
});

test('names and words of the other language may stand in a text', () => {
  const ar = { brand: 'WhatsApp', mixed: 'راسلنا عبر WhatsApp', counted: '{{count}} من {{total}}' };
  const en = { brand: 'WhatsApp', mixed: 'The Arabic word is شفاء', counted: '{{count}} of {{total}}' };
  expect(textKeys(ar, en)).toEqual([]);
});
