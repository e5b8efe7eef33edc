import { NavigationItem, RemoteDescriptor, RemoteRoute } from './registry.ts';
import { aRemote } from './testing/index.ts';

const page = { path: '/desk', screen: './desk' };
const said = (route: object) => RemoteRoute.safeParse(route).error?.issues.map(({ message }) => message) ?? [];

test('a page for certain roles is one of members that the browser draws; otherwise the descriptor says what to change', () => {
  expect(said({ ...page, auth: 'member', rendering: 'client', roles: ['doctor', 'moderator'] })).toEqual([]);
  const wrong = ["a page for certain roles has auth 'member' and rendering 'client'"];
  expect(said({ ...page, roles: ['doctor'] })).toEqual(wrong);
  expect(said({ ...page, rendering: 'client', roles: ['doctor'] })).toEqual(wrong);
  expect(said({ ...page, auth: 'member', roles: ['doctor'] })).toEqual(wrong);
});

test('roles are those that accounts have, and at least one', () => {
  const guarded = { ...page, auth: 'member', rendering: 'client' };
  expect(said({ ...guarded, roles: ['surgeon'] })).toHaveLength(1);
  expect(said({ ...guarded, roles: [] })).toHaveLength(1);
  const item = { slot: 'user', id: 'desk', order: 1, label: { ar: 'المكتب', en: 'Desk' }, to: '/desk' };
  expect(NavigationItem.safeParse({ ...item, roles: ['surgeon'] }).success).toBe(false);
  expect(NavigationItem.parse({ ...item, roles: ['admin'] }).roles).toEqual(['admin']);
});

test('a remote counts a conversion by topics of its own', () => {
  const conversion = { started: 'booking/wizard.open@1', completed: 'booking/appointment.created@1' } as const;
  expect(RemoteDescriptor.parse(aRemote('booking', { conversion })).conversion).toEqual(conversion);
  expect(RemoteDescriptor.safeParse(aRemote('qa', { conversion })).error?.issues).toMatchObject([
    { message: 'a conversion is counted by topics of the remote itself', path: ['conversion'] },
  ]);
});
