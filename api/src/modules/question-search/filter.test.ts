import { QuestionsQuery } from '@clinic/contracts/qa';
import { questionFilter } from './filter.ts';

const filterOf = (query: Record<string, string>) => questionFilter(QuestionsQuery.parse(query), '2026-11-21');

test('S89: without a word, everything, the latest first', () => {
  expect(filterOf({})).toEqual({
    qaSpecialtyId: null,
    status: null,
    lang: null,
    from: null,
    exclude: null,
    sort: 'latest',
  });
});

test.each([
  ['today', '2026-11-21'],
  ['week', '2026-11-15'],
  ['month', '2026-10-23'],
  ['year', '2025-11-22'],
  ['all', null],
])('S108: %s begins on %s, and today is one of its days', (timeframe, from) => {
  expect(filterOf({ timeframe }).from).toBe(from);
});

test.each([
  ['newest', 'latest'],
  ['oldest', 'oldest'],
  ['popular', 'popular'],
])('Q15: %s is %s', (sort, order) => {
  expect(filterOf({ sort }).sort).toBe(order);
});

test.each([
  ['open', 'pending'],
  ['answered', 'answered'],
  ['all', null],
])('Q16: %s is %s', (status, stored) => {
  expect(filterOf({ status }).status).toBe(stored);
});

test('Q19: a speciality, and a question that is left out', () => {
  expect(filterOf({ qa_specialty_id: '4', exclude: '9' })).toMatchObject({ qaSpecialtyId: 4, exclude: 9 });
});
