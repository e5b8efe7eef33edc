import { act, screen } from '@testing-library/react';
import type { Lang, NavigationItem } from '@clinic/contracts';
import { useSession } from '@clinic/kit/session';
import { signedInAs } from '@clinic/kit/testing';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { renderHost } from '../../testing/render-host.tsx';

const item: NavigationItem = {
  slot: 'user',
  id: 'news',
  order: 0,
  label: { ar: 'الإشعارات', en: 'Notifications' },
  audience: 'member',
  to: '/',
  badge: 'unread_notifications',
};
const account = aRemote('account', {
  routes: [aRoute('/')],
  navigation: [item],
});
const open = (lang: Lang) => renderHost([account], () => Promise.resolve({ Component: () => null }), { lang });

beforeEach(() => useSession.setState({ state: 'visitor', user: null }));

test.each([
  ['ar', 'قائمة سارة – 3 إشعارات غير مقروءة', 'الإشعارات 3 إشعارات غير مقروءة'],
  ['en', 'Menu of سارة – 3 unread notifications', 'Notifications 3 unread notifications'],
] as const)('%s: the user menu and its item say how much is unread', async (lang, menu, link) => {
  const { user } = await open(lang);
  act(() => void signedInAs({ name: 'سارة', unread_notifications: 3 }));
  await user.click(await screen.findByRole('button', { name: menu }));
  expect(screen.getByRole('link', { name: link })).toBeVisible();
  const burger = screen.getByRole('button', { name: new RegExp(lang === 'ar' ? '^افتح القائمة' : '^Open menu') });
  expect(burger.querySelector('[data-count="3"]')).not.toBeNull();
});

test('what was read is no longer counted, and nothing is drawn when all is read', async () => {
  const { emit, user } = await open('en');
  act(() => void signedInAs({ name: 'سارة', unread_notifications: 120 }));
  expect(document.querySelector('[data-count]')).toHaveAttribute('data-count', '99+');
  emit('account/notifications.changed@1', { unread: 0 });
  await user.click(screen.getByRole('button', { name: 'Menu of سارة' }));
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeVisible();
  expect(document.querySelector('[data-count]')).toBeNull();
});
