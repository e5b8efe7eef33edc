import { marked } from './marked.ts';

const hits = (text: string, query: string) =>
  marked(text, query)
    .filter(({ hit }) => hit)
    .map(({ text: word }) => word.trim());

test.each([
  ['أمراض القلب والشرايين', 'قلب', ['القلب']],
  ['طب الأسنان', 'اسنان', ['الأسنان']],
  ['عيادة الأطفال', 'أطفال عياده', ['عيادة', 'الأطفال']],
  ['Chest and Heart', 'hea', ['Heart']],
  ['Heart', 'dental', []],
])('%s, searched for %s', (text, query, expected) => {
  expect(hits(text, query)).toEqual(expected);
});

test('nothing of the text is lost', () => {
  const text = 'فحص  القلب، ثم المتابعة';
  expect(
    marked(text, 'قلب')
      .map(({ text: part }) => part)
      .join(''),
  ).toBe(text);
});
