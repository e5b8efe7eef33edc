import { routesBySegment } from './routes-by-segment.ts';

const routes = [
  ['/:page/late'],
  ['/doctors', '/physicians'],
  ['/doctors/:slug'],
  ['/visits', '/:old'],
  ['/visits/new'],
];
const numbersFor = (pathname: string) =>
  routesBySegment(routes, (paths) => paths)(pathname).map((paths) => routes.indexOf(paths));

test.each([
  ['/doctors/7', [0, 1, 2, 3]],
  ['/Physicians', [0, 1, 3]],
  ['/visits', [0, 3, 4]],
  ['/nowhere', [0, 3]],
  ['/', [0, 3]],
])('%s may be of the routes that begin as it does, or with anything, in their order', (pathname, numbers) => {
  expect(numbersFor(pathname)).toEqual(numbers);
});

test('paths that begin alike have the same list', () => {
  const routesFor = routesBySegment(routes, (paths) => paths);
  expect(routesFor('/doctors/7')).toBe(routesFor('/DOCTORS'));
  expect(routesFor('/nowhere')).toBe(routesFor('/elsewhere/else'));
});
