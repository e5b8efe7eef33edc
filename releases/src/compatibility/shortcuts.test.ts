import type { NavigationItem } from '@clinic/contracts';
import { checkTogether } from './composition.ts';
import { shortcuts } from './shortcuts.ts';
import { aRemote } from '@clinic/contracts/testing';

function room(id: string, shortcut?: string): NavigationItem {
  const label = { ar: 'غرفة', en: 'Room' };
  const item = { slot: 'staff', id, order: 1, label, audience: 'member', roles: ['admin'], to: `/${id}` } as const;
  return { ...item, roles: [...item.roles], ...(shortcut === undefined ? {} : { shortcut }) };
}

test('a letter of two rooms is refused, in one remote and in two, naming both', () => {
  const apart = shortcuts([
    { name: 'account', navigation: [room('desk', 'd')] },
    { name: 'qa', navigation: [room('doctors', 'd')] },
  ]);
  expect(apart).toMatchObject([{ level: 'error', check: 'shortcuts' }]);
  expect(apart[0]?.message).toContain('desk of account and doctors of qa');
  const together = aRemote('account', { navigation: [room('desk', 'd'), room('users', 'd')] });
  expect(checkTogether([together])).toMatchObject([{ check: 'shortcuts' }]);
});

test('different letters, and none, are fine', () => {
  expect(
    shortcuts([{ name: 'qa', navigation: [room('desk', 'd'), room('users', 'u'), room('a'), room('b')] }]),
  ).toEqual([]);
});
