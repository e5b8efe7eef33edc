import { internalPath } from './internal-path.ts';

test.each(['/profile', '/profile/Appointments?page=2#top', '/doctors/%D8%AF', '/s?doctor=58'])(
  '%s stays on the site',
  (path) => {
    expect(internalPath(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'profile',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https:evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/\n//evil.test',
  '／evil.test',
  '/.//evil.test',
  '/profile/..//evil.test',
])('V19: %j leads to the fallback', (path) => {
  expect(internalPath(path, '/profile')).toBe('/profile');
});

/** Everything that browsers have read as the end of a path's beginning, joined in every order of up to three. */
const pieces = [
  '/',
  '\\',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '%2f',
  '%5c',
  '%09',
  '/\u200B',
  '／',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
];
const beginnings = (length: number): string[] =>
  length === 0 ? [''] : beginnings(length - 1).flatMap((start) => ['', ...pieces].map((piece) => start + piece));

test('V19: whatever stands before it, no other host is ever led to, by this and by what a browser makes of the outcome', () => {
  const here = 'https://clinic.example';
  const led = beginnings(3)
    .flatMap((start) => [`/${start}evil.test`, `${start}//evil.test/x`, `${start}https:/evil.test`])
    .map((candidate) => internalPath(candidate, '/profile'));
  expect(led.filter((path) => !path.startsWith('/') || (URL.parse(path, here)?.origin ?? null) !== here)).toEqual([]);
  expect(led.every((path) => internalPath(path) === path)).toBe(true);
});
