import { screen, waitFor } from '@testing-library/react';
import { useSession } from '@clinic/shared/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/shared/testing';
import { account } from '../remote-under-test.ts';

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/logout', () => new HttpResponse(null, { status: 204 })),
);

beforeEach(() => {
  useSession.setState({ state: 'unknown', user: null });
  signedInAs();
});

describe.each(['ar', 'en'] as const)('%s: settings', (lang) => {
  test('S19, S28: the language is switched in place', async () => {
    const { user } = await renderRoute(account, '/settings', { lang });
    const other = lang === 'ar' ? { name: 'English', title: 'Settings' } : { name: 'العربية', title: 'الإعدادات' };

    await user.click(await screen.findByRole('radio', { name: other.name }));

    expect(await screen.findByRole('heading', { level: 1, name: other.title })).toBeVisible();
    expect(screen.getByRole('radio', { name: other.name })).toBeChecked();
  });

  test('S35: signing out ends the session everywhere and leads to the sign-in page', async () => {
    sessionStorage.setItem('draft', 'of the person who leaves');
    const { user, t, events, location } = await renderRoute(account, '/settings', { lang });

    await user.click(await screen.findByRole('button', { name: t('settings.session.signOut') }));

    await waitFor(() => expect(location()).toBe('/login'));
    expect(useSession.getState()).toEqual({ state: 'visitor', user: null });
    expect(events.map(({ topic, payload }) => [topic, payload])).toEqual([
      ['account/session.ended@1', { reason: 'signed-out' }],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('S35: when the server cannot be reached, nobody is told that they are signed out', async () => {
    server.use(http.post('*/api/logout', () => HttpResponse.error()));
    const { user, t, events, location } = await renderRoute(account, '/settings', { lang });

    await user.click(await screen.findByRole('button', { name: t('settings.session.signOut') }));

    await waitFor(() => expect(events).toHaveLength(1));
    expect(events[0]?.payload).toEqual({ kind: 'error', key: 'account:settings.session.failed' });
    expect(location()).toBe('/settings');
    expect(useSession.getState().state).toBe('member');
  });
});
