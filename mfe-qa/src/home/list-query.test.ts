import { listQuery } from './list-query.ts';

test.each([
  ['', { sort: 'latest', page: 1 }],
  ['sort=oldest&page=3', { sort: 'oldest', page: 3 }],
  ['sort=popular', { sort: 'latest', page: 1 }],
  ['page=0', { sort: 'latest', page: 1 }],
  ['page=-2', { sort: 'latest', page: 1 }],
  ['page=1.5', { sort: 'latest', page: 1 }],
  ['page=x', { sort: 'latest', page: 1 }],
])('S105: "%s" asks for %p', (search, query) => {
  expect(listQuery(new URLSearchParams(search))).toEqual(query);
});
