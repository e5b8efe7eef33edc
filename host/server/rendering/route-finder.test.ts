import { matchRoutes } from 'react-router-dom';
import { routeFinder, routeFinderOf } from './route-finder.ts';

const routes = [
  '/',
  '/doctors',
  '/doctors/:slug',
  '/doctors/new',
  '/Doctors/:other',
  '/profile/Appointments/:id?',
  '/:anything/late',
  'visits',
  '/optional?/end',
  '/سؤال/:slug',
  '/straße',
  '/blogs/*',
  '/:anything/early',
].map((path) => ({ path }));

const paths = [
  ...['/', '', '//', '/doctors', '/doctors/', '/DOCTORS/x', '/doctors/new', '//doctors', '/doctors//new'],
  ...['/profile/appointments', '/PROFILE/Appointments/7', '/profile', '/visits', '/Visits', '/optional/end', '/end'],
  ...['/سؤال/1', '/%D8%B3%D8%A4%D8%A7%D9%84/1', '/%d8%b3%d8%a4%d8%a7%d9%84/1', '/STRASSE', '/STRAßE', '/stra%C3%9Fe'],
  ...['/blogs', '/blogs/a/b', '/visits/late', '/doctors/early', '/a/early', '/%64octors', '/doctors%2Fnew'],
  ...['/nowhere', '/nowhere/at/all'],
];

test.each(paths)('%s has the route that React Router finds', (path) => {
  const found = routeFinder(routes)(path);
  expect(found).toBe(matchRoutes(routes, path)?.at(-1)?.route);
});

test('a path that is badly encoded is taken as it is', () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  expect(routeFinder(routes)('/%E0/late')?.path).toBe('/:anything/late');
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('%E0'));
});

test('the paths of this test find something and nothing', () => {
  const found = paths.map(routeFinder(routes));
  expect(new Set(found.filter((route) => route !== undefined)).size).toBeGreaterThan(8);
  expect(found).toContain(undefined);
});

test('a path is held against the routes that begin as it does, however many there are', () => {
  let reads = 0;
  const many = Array.from({ length: 5000 }, (_, index) => ({
    get path() {
      reads += 1;
      return `/team-${Math.floor(index / 5)}/page-${index % 5}`;
    },
  }));
  const find = routeFinder(many);
  reads = 0;
  expect(find('/Team-700/page-3')).toBe(many[3503]);
  expect(find('/elsewhere')).toBeUndefined();
  expect(reads).toBeLessThan(50);
});

test('what is the same object is sorted once', () => {
  const routesOf = jest.fn((names: readonly string[]) => names.map((path) => ({ path })));
  const finderOf = routeFinderOf(routesOf);
  const [names, others] = [['/doctors'], ['/visits']] as const;
  expect(finderOf(names)('/doctors')).toBe(finderOf(names)('/doctors'));
  expect(finderOf(others)('/doctors')).toBeUndefined();
  expect(routesOf).toHaveBeenCalledTimes(2);
});
