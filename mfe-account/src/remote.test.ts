import { RemoteDescriptor } from '@clinic/contracts/registry';
import { leaveWhileLoading } from '@clinic/kit/testing';
import { account } from './testing/remote-under-test.ts';
import { remote } from './remote.ts';

const { routes, navigation } = RemoteDescriptor.parse({
  schema: 'clinic-remote/1',
  contract: '1.0',
  version: '1.0.0',
  ...remote,
});

/** What visitors come to. */
const authPages = [
  '/login',
  '/login/second-step',
  '/register',
  '/forget',
  '/reminder',
  '/password/reset',
  '/phone/verification/:userId',
];

test('S17: the pages for signing in are open to everybody, and in no map of the site', () => {
  const open = routes.filter(({ path }) => authPages.includes(path));
  expect(open).toHaveLength(authPages.length);
  for (const route of open) expect(route).toMatchObject({ auth: 'public', sitemap: 'none' });
});

test('a session is opened with script only: without it nobody would hold it; asking for a code is open to all', () => {
  expect(routes.filter(({ needsScript }) => needsScript).map(({ path }) => path)).toEqual([
    '/login',
    '/password/reset',
    '/phone/verification/:userId',
  ]);
});

test('S18, S25: profile and settings are for members and never rendered on the server', () => {
  const guarded = routes.filter(({ path }) => !authPages.includes(path));
  expect(guarded.map(({ path }) => path)).toEqual([
    '/profile/Appointments',
    '/profile/Appointments/:id',
    '/profile/WaitingList',
    '/profile/Notifications',
    '/profile/Family',
    '/profile/Details',
    '/profile/MedicalTests',
    '/desk',
    '/desk/users',
    '/desk/schedules',
    '/desk/schedules/:id',
    '/settings',
    '/settings/security',
    '/settings/privacy',
  ]);
  expect(guarded.every(({ auth, rendering }) => auth === 'member' && rendering === 'client')).toBe(true);
  expect(routes.find(({ path }) => path === '/profile/Appointments')?.redirectFrom).toEqual(['/profile']);
});

test('S29, S31: sign-in is for visitors, the user menu for members', () => {
  expect(navigation.filter(({ audience }) => audience === 'visitor').map(({ to }) => to)).toEqual(['/login']);
  expect(navigation.filter(({ slot }) => slot === 'user').map(({ audience, to }) => [audience, to])).toEqual([
    ['member', '/profile/Details'],
    ['member', '/profile/Appointments'],
    ['member', '/profile/Notifications'],
    ['member', '/settings'],
  ]);
});

test('the rooms of the staff, in order, with their letters; their pages stand in the frame of the staff', () => {
  const rooms = navigation.filter(({ slot }) => slot === 'staff').sort((one, other) => one.order - other.order);
  expect(rooms.map(({ to, shortcut }) => [to, shortcut])).toEqual([
    ['/desk', 'r'],
    ['/desk/schedules', 's'],
    ['/desk/users', 'u'],
  ]);
  expect(routes.filter(({ frame }) => frame === 'staff').map(({ path }) => path)).toEqual([
    '/desk',
    '/desk/users',
    '/desk/schedules',
    '/desk/schedules/:id',
  ]);
  for (const { to, roles } of rooms) expect(routes.find(({ path }) => path === to)?.roles).toEqual(roles);
});

test('E10: the desk is for those who work there', () => {
  const staff = ['reception', 'admin', 'doctor'];
  expect(routes.find(({ path }) => path === '/desk')).toMatchObject({ roles: staff, sitemap: 'none', texts: './desk' });
  expect(navigation.find(({ to }) => to === '/desk')).toMatchObject({ roles: staff });
});

describe('leaving a page while it loads', () => {
  const screens = [...new Set(account.remote.routes.map(({ screen }) => screen))];

  test.each(screens)('%s: aborts every call', async (screen) => {
    const calls = await leaveWhileLoading(account, screen);
    expect(calls.filter(({ aborted }) => !aborted)).toEqual([]);
  });

  test('the calls are seen', async () => {
    expect((await leaveWhileLoading(account, './profile/appointments')).length).toBeGreaterThan(0);
  });
});
