import { categoryHref, categoryQuery } from './category-query.ts';

const usual = { search: '', sort: 'newest', page: 1 } as const;

test.each([
  ['', usual],
  ['sort=oldest&page=3', { ...usual, sort: 'oldest', page: 3 }],
  ['sort=latest&page=0', usual],
  ['sort=popular&page=1.5', usual],
  ['page=-2', usual],
  ['search=+teeth+', { ...usual, search: 'teeth' }],
  ['search=t', usual],
])('S121, Q22: "%s" asks for %p', (address, query) => {
  expect(categoryQuery(new URLSearchParams(address))).toEqual(query);
});

test('S121: another order or search begins at the first page, a page keeps both', () => {
  const query = { search: 'pain', sort: 'oldest', page: 4 } as const;
  expect(categoryHref('eyes', query, { sort: 'newest' })).toBe('/qa/categories/eyes?search=pain');
  expect(categoryHref('eyes', query, { search: '' })).toBe('/qa/categories/eyes?sort=oldest');
  expect(categoryHref('eyes', query, { page: 5 })).toBe('/qa/categories/eyes?search=pain&sort=oldest&page=5');
  expect(categoryHref('eyes', usual, {})).toBe('/qa/categories/eyes');
});
