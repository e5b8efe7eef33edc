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
])('V19: %j leads to the fallback', (path) => {
  expect(internalPath(path, '/profile')).toBe('/profile');
});
