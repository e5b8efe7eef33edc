import { screen, waitFor } from '@testing-library/react';
import { notificationKinds } from '@clinic/contracts/account';
import type { Notification } from '@clinic/contracts/account';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { account } from '../../testing/remote-under-test.ts';

const url = '/profile/Notifications';
const params = {
  appointment: 7,
  reference: 'NB-7K3M9Q',
  doctor_ar: 'د. ريم العتيبي',
  doctor_en: 'Dr. Reem Al-Otaibi',
  date: '2026-11-25',
  time: '10:00',
  until: '10:30',
};
const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: 1,
  kind: 'appointment.confirmed',
  params,
  created_at: '2026-11-21T07:00:00.000Z',
  read: false,
  ...changes,
});

let stored: Notification[];
let read: unknown[];
const unread = () => stored.filter((one) => !one.read).length;

const server = fakeApi(
  // The screen that this leads to has tests of its own; here there is nothing to show on it.
  http.get('*/api/appointments/:id', () =>
    HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 }),
  ),
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/notifications', () =>
    HttpResponse.json({
      data: { data: stored, current_page: 1, per_page: 20, total: stored.length, unread: unread() },
    }),
  ),
  http.post('*/api/notifications/read', async ({ request }) => {
    const which = (await request.json()) as { ids?: number[] };
    read.push(which);
    stored = stored.map((one) => ({ ...one, read: one.read || (which.ids?.includes(one.id) ?? true) }));
    return HttpResponse.json({ data: { unread: unread() } });
  }),
);

beforeEach(() => {
  signedInAs();
  stored = [];
  read = [];
});

describe.each(['ar', 'en'] as const)('%s', (lang) => {
  test('nothing yet says what will be told here', async () => {
    const { t } = await renderRoute(account, url, { lang });
    expect(await screen.findByText(t('notifications.none.title'))).toBeVisible();
  });

  test('every kind has its words, without a gap, and leads somewhere', async () => {
    stored = notificationKinds.map((kind, index) => aNotification({ id: index + 1, kind }));
    const { t } = await renderRoute(account, url, { lang });
    for (const kind of notificationKinds) {
      expect((await screen.findAllByRole('link', { name: t(`notifications.kinds.${kind}.title`) }))[0]).toBeVisible();
    }
    expect(document.body).not.toHaveTextContent(/\{\{|undefined|kinds\./);
  });

  test('opening one marks it as read and leads to what it speaks of', async () => {
    stored = [aNotification({ id: 5, kind: 'waitlist.offer' }), aNotification({ id: 4 })];
    const { user, t, location, events } = await renderRoute(account, url, { lang });
    await user.click(await screen.findByRole('link', { name: t('notifications.kinds.appointment.confirmed.title') }));

    await waitFor(() => expect(location()).toBe('/profile/Appointments/7'));
    await waitFor(() => expect(read).toEqual([{ ids: [4] }]));
    await waitFor(() => expect(events.at(-1)?.payload).toEqual({ unread: 1 }));
  });

  test('all are marked at once; the frame is told what is left', async () => {
    stored = [aNotification({ id: 2 }), aNotification({ id: 1 })];
    const { user, t, events } = await renderRoute(account, url, { lang });
    expect(await screen.findByText(t('notifications.count', { count: 2 }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('notifications.readAll') }));

    expect(await screen.findByText(t('notifications.count', { count: 0 }))).toBeVisible();
    expect(screen.queryByText(t('notifications.unread'))).not.toBeInTheDocument();
    expect(events.map(({ payload }) => payload)).toEqual([{ unread: 2 }, { unread: 0 }, { unread: 0 }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('R9: when they cannot be marked, that is said and they stay new', async () => {
    stored = [aNotification()];
    server.use(
      http.post('*/api/notifications/read', () =>
        HttpResponse.json({ code: 'INTERNAL', message: '', request_id: 'r' }, { status: 500 }),
      ),
    );
    const { user, t, events } = await renderRoute(account, url, { lang });
    await user.click(await screen.findByRole('button', { name: t('notifications.readAll') }));

    await waitFor(() =>
      expect(events.at(-1)?.payload).toEqual({ kind: 'error', key: 'account:notifications.notRead' }),
    );
    expect(screen.getByText(t('notifications.unread'))).toBeVisible();
  });
});
