import { RemoteDescriptor } from '@clinic/shared/contracts/registry';
import type { NavigationSlot } from '@clinic/shared/contracts';
import { remote } from './remote.ts';

const { routes, navigation } = RemoteDescriptor.parse({
  schema: 'clinic-remote/1',
  contract: '1.0',
  version: '1.0.0',
  ...remote,
});

const targets = (slot: NavigationSlot) =>
  navigation
    .filter((item) => item.slot === slot)
    .sort((one, other) => one.order - other.order)
    .map(({ to, link }) => to ?? link);

test('S30: the items of the navigation, group by group and in order', () => {
  expect(targets('main')).toEqual(['/', '/blogs', 'healthCheckup', '/offers']);
  expect(targets('services.consultations')).toEqual(['/specialities', '/doctors']);
  expect(targets('services.diagnostics')).toEqual(['/xray', '/laboratory']);
  expect(targets('services.scheduling')).toEqual(['/shifts', '/home-visit']);
  expect(targets('more')).toEqual(['/about', '/contact', '/jobs']);
});

test('S10, Q9: the Arabic addresses of working hours lead to /shifts', () => {
  expect(routes.find(({ path }) => path === '/shifts')?.redirectFrom).toEqual([
    '/ساعات-العمل',
    '/أوقات-العمل',
    '/مواعيد-العمل',
  ]);
});

test('S37: the home page is kept in several variants, for its doctors are random', () => {
  expect(routes.find(({ path }) => path === '/')?.variants).toBeGreaterThan(1);
});

test('every page is public and rendered on the server', () => {
  expect(routes.filter(({ auth, rendering }) => auth !== 'public' || rendering !== 'snapshot')).toEqual([]);
});
