import { aRemote } from '../testing/index.ts';
import { pageDescriptor } from './page-descriptor.ts';

test('what a build recorded for the checks does not reach the pages', () => {
  const descriptor = aRemote('qa', { built: { shared: { react: '19.3.1' }, emits: {}, listens: {} } });
  expect(Object.keys(pageDescriptor(descriptor)).sort()).toEqual(
    ['title', 'routes', 'navigation', 'slots', 'emits', 'listens', 'fallback'].sort(),
  );
});
