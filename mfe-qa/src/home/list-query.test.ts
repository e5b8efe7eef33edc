import { besideSearch, listHref, listQuery, settingsOf } from './list-query.ts';

const plain = {
  search: '',
  specialty: null,
  sort: 'latest',
  timeframe: 'all',
  status: 'answered',
  everyLanguage: false,
  page: 1,
} as const;
const asked = (address: string) => listQuery(new URLSearchParams(address));

test.each([
  ['', {}],
  ['sort=oldest&page=3', { sort: 'oldest', page: 3 }],
  ['sort=popular', { sort: 'popular' }],
  ['sort=newest', {}],
  ['status=open', { status: 'pending' }],
  ['status=all&timeframe=month', { status: 'all', timeframe: 'month' }],
  ['status=hidden&timeframe=century&sort=best', {}],
  ['specialty=7', { specialty: 7 }],
  ['specialty=&sort=', {}],
  ['specialty=skin', {}],
  ['search=+%D8%B5%D8%AF%D8%A7%D8%B9+', { search: 'صداع', sort: 'fit' }],
  ['search=ab&sort=latest', { search: 'ab', sort: 'latest' }],
  ['sort=fit', {}],
  ['search=+a+', {}],
  [`search=${'a'.repeat(300)}`, { search: 'a'.repeat(100), sort: 'fit' }],
  ['in=all', { everyLanguage: true }],
  ['in=fr', {}],
  ['page=0', {}],
  ['page=-2', {}],
  ['page=1.5', {}],
  ['page=x', {}],
])('S105, S106, S108, Q15, Q16, Q22: "%s" asks for %p', (address, said) => {
  expect(asked(address)).toEqual({ ...plain, ...said });
});

test('S108: an address says what is not usual, and nothing else', () => {
  expect(listHref(plain)).toBe('/qa');
  const all = 'search=ab&specialty=7&sort=popular&timeframe=week&status=pending&in=all&page=4';
  expect(listHref(asked(all), { page: 4 })).toBe(`/qa?${all}`);
});

test('S121: whatever else changes, the list begins with its first page', () => {
  expect(listHref(asked('page=4&sort=oldest'), { status: 'all' })).toBe('/qa?sort=oldest&status=all');
});

test('S106: a search keeps what stands beside it, but not the page', () => {
  expect(besideSearch(asked('search=ab&specialty=7&sort=oldest&page=3'))).toEqual({ specialty: '7', sort: 'oldest' });
});

test('S107: the two orders above the list are no filters', () => {
  expect(settingsOf(asked('sort=oldest&page=3'))).toEqual([]);
  expect(settingsOf(asked('sort=popular&search=ab&status=all'))).toEqual(['search', 'status', 'sort']);
});
