import { aRemote, aRoute } from '../testing/index.ts';
import { pageDescriptor } from './page-descriptor.ts';

test('what only the server needs to know of a route does not reach the pages', () => {
  const { routes } = pageDescriptor(
    aRemote('qa', { routes: [aRoute('/qa', './home', { query: ['page'], quiet: true })] }),
  );
  expect(routes).toEqual([expect.objectContaining({ path: '/qa', quiet: true })]);
  for (const part of ['query', 'sitemap', 'variants']) expect(routes[0]).not.toHaveProperty(part);
});

test('what a build recorded for the checks does not reach the pages', () => {
  const descriptor = aRemote('qa', { built: { shared: { react: '19.3.1' }, emits: {}, listens: {} } });
  expect(Object.keys(pageDescriptor(descriptor)).sort()).toEqual(
    ['title', 'routes', 'navigation', 'slots', 'emits', 'listens', 'fallback'].sort(),
  );
});
