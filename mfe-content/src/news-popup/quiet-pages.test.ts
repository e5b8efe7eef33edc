import { isQuietPage } from './quiet-pages.ts';

test.each([
  '/s',
  '/date',
  '/details',
  '/confirmation',
  '/login',
  '/register',
  '/password/reset',
  '/profile/Details',
  '/contact',
  '/Contact/',
  '/jobs/nurse',
  '/feedback-source',
  '/survey/1',
  '/qa/ask',
  '/qa/track',
  '/qa/desk',
  '/qa/desk/12',
])('Q40: %s is left in peace', (path) => {
  expect(isQuietPage(path)).toBe(true);
});

test.each(['/', '/services', '/doctors', '/specialities', '/jobs', '/qa', '/qa/questions/x', '/blogs/ar/x', '/shifts'])(
  'S44: the news may come on %s',
  (path) => {
    expect(isQuietPage(path)).toBe(false);
  },
);
