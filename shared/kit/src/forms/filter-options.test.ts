import { filterOptions } from './filter-options.ts';

const labels = [
  'طب الأسنان',
  'أمراض القلب',
  'القلب والصدر',
  'الأنف والأذن والحنجرة',
  'العلاج الطبيعي',
  'Dermatology',
  'Paediatric dermatology',
];
const options = labels.map((label, index) => ({ value: String(index), label }));
const found = (typed: string) => filterOptions(options, typed).map(({ label }) => label);

test.each([
  ['اسنان', ['طب الأسنان']],
  ['الاذن', ['الأنف والأذن والحنجرة']],
  ['حنجره', ['الأنف والأذن والحنجرة']],
  ['طبيعى', ['العلاج الطبيعي']],
  ['أَسْنان', ['طب الأسنان']],
])('%s finds letters that readers take for the same', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('beginnings come first, with or without the article, and case does not matter', () => {
  expect(found('قلب')).toEqual(['القلب والصدر', 'أمراض القلب']);
  expect(found('DERM')).toEqual(['Dermatology', 'Paediatric dermatology']);
});

test('an option is found by what it names, and not by its label then', () => {
  const heart = { value: '1', label: 'القلب (الباطنة)', foundBy: 'القلب\nCardiology' };
  expect(filterOptions([heart], 'cardio')).toEqual([heart]);
  expect(filterOptions([heart], 'قلب')).toEqual([heart]);
  expect(filterOptions([heart], 'باطنة')).toEqual([]);
});

test('nothing typed keeps all in order, and no match keeps none', () => {
  expect(found('  ')).toEqual(labels);
  expect(found('xyz')).toEqual([]);
});
