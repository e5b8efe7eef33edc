import { aRemote, aRoute } from '@clinic/contracts/testing';
import { createI18n } from '@clinic/kit/i18n';
import { Catalogue } from './remotes/catalogue.ts';
import { RemoteModules } from './remotes/modules.ts';
import { pageDescriptor } from '@clinic/contracts/host';
import { withoutStaffFrame } from '../testing/without-staff-frame.ts';
import { createRoutes } from './routes.tsx';

test('every route with a loader says what is shown until its data are there', () => {
  const descriptor = pageDescriptor(aRemote('qa', { routes: [aRoute('/qa', './home', { redirectFrom: ['/ask'] })] }));
  const catalogue = new Catalogue({ qa: { release: '1.0.0+0000000', base: '/', integrity: null, descriptor } });
  const modules = new RemoteModules(() => Promise.reject(new Error('not fetched')), createI18n('en', {}), catalogue);
  const routes = createRoutes({
    catalogue,
    modules,
    staffFrame: withoutStaffFrame,
    hostPages: [],
    lang: () => 'en',
    side: 'browser',
  });
  const loading = routes.flatMap(({ children = [] }) => children).filter(({ loader }) => loader !== undefined);
  expect(loading.map(({ path }) => path)).toEqual(['/qa', '/ask', '*']);
  for (const route of loading) expect(route.hydrateFallbackElement).toBeDefined();
});
