import { aRemote, aRoute } from '@clinic/contracts/testing';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { roles } from '@clinic/contracts';
import { signedInAs } from '@clinic/kit/testing';
import { createI18n } from '@clinic/kit/i18n';
import { Catalogue } from './remotes/catalogue.ts';
import { RemoteModules } from './remotes/modules.ts';
import { pageDescriptor } from '@clinic/contracts/host';
import { withoutStaffFrame } from '../testing/without-staff-frame.ts';
import { createRoutes } from './routes.tsx';

test('a page of the staff waits for their frame, so that none is drawn inside the public one', async () => {
  const guard = { auth: 'member', rendering: 'client', frame: 'staff' } as const;
  const desk = aRoute('/desk', './desk', { ...guard, roles: ['doctor'] });
  const descriptor = pageDescriptor(aRemote('qa', { routes: [desk] }));
  const catalogue = new Catalogue({ qa: { release: '1.0.0+0000000', base: '/', integrity: null, descriptor } });
  const order: string[] = [];
  const frame = Promise.withResolvers<void>();
  const screen = {
    loader: () => void setTimeout(() => (order.push('frame'), frame.resolve())),
    Component: () => null,
  };
  const modules = new RemoteModules(
    (_remote, module) => Promise.resolve(module === './desk' ? screen : {}),
    createI18n('en', {}),
    catalogue,
  );
  const staffFrame = { load: () => frame.promise };
  const routes = createRoutes({ catalogue, modules, staffFrame, hostPages: [], lang: () => 'en', side: 'browser' });
  signedInAs({ role: roles.doctor });
  const router = createMemoryRouter(routes, { initialEntries: ['/desk'] });
  const stop = router.subscribe(({ initialized }) => initialized && order.push('page'));
  await frame.promise;
  await waitFor(() => expect(router.state.initialized).toBe(true));
  stop();
  expect(order).toEqual(['frame', 'page']);
});

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

test.each([
  ['loads its data again after a post', undefined, 2],
  ['says itself that it does not', () => false, 1],
])('a screen %s', async (_what, shouldRevalidate, loads) => {
  const descriptor = pageDescriptor(aRemote('qa', { routes: [aRoute('/qa', './home')] }));
  const catalogue = new Catalogue({ qa: { release: '1.0.0+0000000', base: '/', integrity: null, descriptor } });
  const loader = jest.fn(() => null);
  const screen = { Component: () => null, loader, action: () => null, shouldRevalidate };
  const modules = new RemoteModules(
    (_remote, module) => Promise.resolve(module === './home' ? screen : {}),
    createI18n('en', {}),
    catalogue,
  );
  const services = { catalogue, modules, staffFrame: withoutStaffFrame, hostPages: [] };
  const routes = createRoutes({ ...services, lang: () => 'en', side: 'browser' });
  const router = createMemoryRouter(routes, { initialEntries: ['/qa'] });
  const stop = router.subscribe(() => undefined);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await router.navigate('/qa', { formMethod: 'post', formData: new FormData() });
  expect(loader).toHaveBeenCalledTimes(loads);
  stop();
  router.dispose();
});
