import { RemoteDescriptor } from '@clinic/contracts/registry';
import type { NavigationSlot } from '@clinic/contracts';
import { leaveWhileLoading } from '@clinic/kit/testing';
import { content } from './testing/remote-under-test.ts';
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

test('every page but the desk of the staff and its previews is public and rendered on the server', () => {
  const others = routes.filter(({ auth, rendering }) => auth !== 'public' || rendering !== 'snapshot');
  expect(others.map(({ path, auth, roles, frame }) => [path, auth, roles, frame])).toEqual([
    ['/content/desk', 'member', ['editor', 'reviewer', 'publisher', 'admin'], 'staff'],
    ['/content/desk/reports', 'member', ['editor', 'reviewer', 'publisher', 'admin', 'doctor', 'moderator'], 'staff'],
    ['/content/desk/site', 'member', ['editor', 'reviewer', 'publisher', 'admin', 'schedules'], 'staff'],
    ['/content/desk/site/:collection', 'member', ['editor', 'reviewer', 'publisher', 'admin', 'schedules'], 'staff'],
    [
      '/content/desk/site/:collection/:id',
      'member',
      ['editor', 'reviewer', 'publisher', 'admin', 'schedules'],
      'staff',
    ],
    ['/content/desk/pictures', 'member', ['editor', 'reviewer', 'publisher', 'admin'], 'staff'],
    ['/content/desk/newsletter', 'member', ['editor', 'publisher', 'admin'], 'staff'],
    ['/content/desk/newsletter/:id', 'member', ['editor', 'publisher', 'admin'], 'staff'],
    ['/content/desk/:id', 'member', ['editor', 'reviewer', 'publisher', 'admin'], 'staff'],
    ['/content/preview/:token', 'public', undefined, undefined],
  ]);
});

test('S4: the skin department’s own page is a route beside the one for any slug', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths).toContain('/specialities/dermatology');
  expect(paths).toContain('/specialities/dermatology/:slug');
});

test('E9: search engines are told the addresses of every page with a parameter, and whether there is a skin department', () => {
  const lists = Object.fromEntries(routes.map(({ path, sitemap }) => [path, sitemap]));
  expect(lists).toMatchObject({
    '/specialities/:slug': '/api/sitemap/specialities',
    '/specialities/dermatology': '/api/sitemap/skin-department',
    '/specialities/dermatology/:slug': '/api/sitemap/skin-tips',
    '/doctors/:slug': '/api/sitemap/doctors',
    '/pack/:slug': '/api/sitemap/packages',
    '/pages/:slug': '/api/sitemap/extra-pages',
    '/self-assessment/:slug': '/api/sitemap/assessments',
  });
});

test('S9, S15, S47: packages, insurers and privacy are led to from the foot of every page', () => {
  // S26: the external booking contact too.
  expect(targets('footer.patients')).toEqual(
    expect.arrayContaining(['/packages', '/insurance-partners', 'bookingContact']),
  );
  expect(targets('footer.clinic')).toContain('/privacy');
});

describe('leaving a page while it loads', () => {
  const screens = [...new Set(content.remote.routes.map(({ screen }) => screen))];

  test.each(screens)('%s: aborts every call', async (screen) => {
    const calls = await leaveWhileLoading(content, screen);
    expect(calls.filter(({ aborted }) => !aborted)).toEqual([]);
  });

  test('the calls are seen', async () => {
    expect((await leaveWhileLoading(content, './home')).length).toBeGreaterThan(0);
  });
});
