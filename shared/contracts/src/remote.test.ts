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

test('a page in the frame of the staff is for certain roles, and so is a room', () => {
  const guarded = { ...page, auth: 'member', rendering: 'client', frame: 'staff' };
  expect(said({ ...guarded, roles: ['doctor'] })).toEqual([]);
  expect(said(guarded)).toEqual(['a page in the frame of the staff says for which roles it is']);
  const room = { slot: 'staff', id: 'desk', order: 1, label: { ar: 'المكتب', en: 'Desk' }, to: '/desk', shortcut: 'd' };
  const wrong = (item: object) => NavigationItem.safeParse(item).error?.issues.map(({ message }) => message) ?? [];
  expect(wrong({ ...room, roles: ['doctor'] })).toEqual([]);
  expect(wrong(room)).toEqual(['a room of the staff has to and roles']);
  expect(wrong({ ...room, roles: ['doctor'], shortcut: 'D' })).toHaveLength(1);
  expect(wrong({ ...room, slot: 'user', roles: ['doctor'] })).toEqual(['only a room of the staff has a shortcut']);
  const search = { module: './desk/found', roles: ['doctor'] };
  expect(wrong({ ...room, roles: ['doctor', 'admin'], search })).toEqual([]);
  expect(wrong({ ...room, roles: ['admin'], search })).toEqual(['a room is searched by its own roles']);
  const { shortcut: _shortcut, ...item } = room;
  expect(wrong({ ...item, slot: 'user', search: { module: './desk/found' } })).toEqual([
    'only a room of the staff has a search',
  ]);
});

test('a remote counts a conversion by topics of its own', () => {
  const conversion = { started: 'booking/wizard.started@1', completed: 'booking/appointment.created@1' } as const;
  expect(RemoteDescriptor.parse(aRemote('booking', { conversion })).conversion).toEqual(conversion);
  expect(RemoteDescriptor.safeParse(aRemote('qa', { conversion })).error?.issues).toMatchObject([
    { message: 'a conversion is counted by topics of the remote itself', path: ['conversion'] },
  ]);
});
