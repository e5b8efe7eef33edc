import { cleanup, screen, waitFor } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { account } from '../testing/remote-under-test.ts';

const preferences = { lang: 'ar', digits: 'latn', channels: ['email'], reminders: true };
const sent: unknown[] = [];
const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/logout', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/account/preferences', () => HttpResponse.json({ data: preferences })),
  http.get('*/api/account/push', () => HttpResponse.json({ data: { key: null, devices: [] } })),
  http.patch('*/api/account/preferences', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ data: preferences });
  }),
);

beforeEach(() => {
  sent.length = 0;
  useSession.setState({ state: 'unknown', user: null });
  const user = signedInAs();
  document.cookie = 'access_token=a; Path=/';
  server.use(http.get('*/api/user', () => HttpResponse.json({ ...user, digits: 'arab' })));
});

describe.each(['ar', 'en'] as const)('%s: settings', (lang) => {
  test('S19, S28: the language is switched in place', async () => {
    const { user } = await renderRoute(account, '/settings', { lang });
    const other = lang === 'ar' ? { name: 'English', title: 'Settings' } : { name: 'العربية', title: 'الإعدادات' };

    const [site] = await screen.findAllByRole('radio', { name: other.name });
    await user.click(site as HTMLElement);

    expect(await screen.findByRole('heading', { level: 1, name: other.title })).toBeVisible();
    expect(screen.getAllByRole('radio', { name: other.name })[0]).toBeChecked();
  });

  test('S19: the parts of the settings lead to each other, and say where one is', async () => {
    const { t } = await renderRoute(account, '/settings', { lang });
    expect(await screen.findByRole('link', { name: t('settings.nav.general') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: t('settings.nav.security') })).toHaveAttribute(
      'href',
      '/settings/security',
    );
    expect(screen.getByRole('link', { name: t('settings.nav.privacy') })).toHaveAttribute('href', '/settings/privacy');
  });

  test('the numerals that are chosen are saved and count at once', async () => {
    const { user } = await renderRoute(account, '/settings', { lang });
    await user.click(await screen.findByRole('radio', { name: /٠١٢٣/ }));
    await waitFor(() => expect(useSession.getState().user?.digits).toBe('arab'));
    expect(sent).toEqual([{ digits: 'arab' }]);
  });

  test('ways, language and reminders of messages are saved together', async () => {
    const { user, t, events } = await renderRoute(account, '/settings', { lang });
    await user.click(await screen.findByRole('checkbox', { name: t('settings.messages.sms') }));
    await user.click(screen.getByRole('checkbox', { name: t('settings.messages.reminders') }));
    await user.click(screen.getByRole('button', { name: t('settings.messages.save') }));
    await waitFor(() =>
      expect(events.map(({ payload }) => payload)).toEqual([
        { kind: 'success', key: 'account:settings.messages.saved' },
      ]),
    );
    expect(sent).toEqual([{ channels: ['email', 'sms'], lang: 'ar', reminders: false }]);
  });

  test('what was saved stays as it was chosen, and the focus where it was, while the page is loaded again', async () => {
    let current = preferences;
    let load: () => void = () => undefined;
    const { user, t, events } = await renderRoute(account, '/settings', { lang });
    const box = (name: 'sms' | 'reminders') => screen.getByRole('checkbox', { name: t(`settings.messages.${name}`) });
    server.use(
      http.patch('*/api/account/preferences', async ({ request }) => {
        current = { ...current, ...((await request.json()) as Partial<typeof preferences>) };
        return HttpResponse.json({ data: current });
      }),
      http.get('*/api/account/preferences', async () => {
        await new Promise<void>((resolve) => {
          load = resolve;
        });
        return HttpResponse.json({ data: current });
      }),
    );
    const save = screen.getByRole('button', { name: t('settings.messages.save') });
    await user.click(box('sms'));
    await user.click(box('reminders'));
    await user.click(save);
    const expectSaved = () => {
      expect(box('sms')).toBeChecked();
      expect(box('reminders')).not.toBeChecked();
      expect(save).toHaveFocus();
    };
    await waitFor(() => expect(events).toHaveLength(1));
    expectSaved();
    await waitFor(() => {
      load();
      expect(save).not.toHaveAttribute('aria-busy', 'true');
    });
    expectSaved();
  });

  test('without any way nothing is sent: the summary leads to the choice', async () => {
    const { user, t } = await renderRoute(account, '/settings', { lang });
    await user.click(await screen.findByRole('checkbox', { name: t('settings.messages.email') }));
    await user.click(screen.getByRole('button', { name: t('settings.messages.save') }));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(screen.getByRole('link', { name: t('settings.errors.channels') }));
    expect(screen.getByRole('checkbox', { name: t('settings.messages.email') })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('without a number there is no choice of SMS, and why is said', async () => {
    signedInAs({ phone: null });
    const { t } = await renderRoute(account, '/settings', { lang });
    const sms = await screen.findByRole('checkbox', { name: t('settings.messages.sms') });
    expect(sms).toBeDisabled();
    expect(sms).toHaveAccessibleDescription(t('settings.messages.smsNone'));
  });

  test('WhatsApp is a choice where the clinic offers it', async () => {
    const first = await renderRoute(account, '/settings', { lang });
    await screen.findByRole('checkbox', { name: first.t('settings.messages.sms') });
    expect(screen.queryByRole('checkbox', { name: first.t('settings.messages.whatsapp') })).toBeNull();
    cleanup();
    const offered = { ...preferences, offered: ['email', 'sms', 'whatsapp'], unreachable: ['whatsapp'] };
    server.use(http.get('*/api/account/preferences', () => HttpResponse.json({ data: offered })));
    const { user, t } = await renderRoute(account, '/settings', { lang });
    const whatsapp = await screen.findByRole('checkbox', { name: t('settings.messages.whatsapp') });
    expect(whatsapp).toHaveAccessibleDescription(t('settings.messages.whatsappHint'));
    expect(screen.getByText(t('settings.messages.unreachable.whatsapp'), { exact: false })).toBeVisible();
    await user.click(whatsapp);
    await user.click(screen.getByRole('button', { name: t('settings.messages.save') }));
    await waitFor(() => expect(sent).toEqual([{ channels: ['email', 'whatsapp'], lang: 'ar', reminders: true }]));
  });

  test('whose last e-mail came back is told, and led to where it is corrected', async () => {
    server.use(
      http.get('*/api/account/preferences', () =>
        HttpResponse.json({ data: { ...preferences, unreachable: ['email'] } }),
      ),
    );
    const { t } = await renderRoute(account, '/settings', { lang });
    expect(await screen.findByText(t('settings.messages.unreachable.email'), { exact: false })).toBeVisible();
    const link = screen.getByRole('link', { name: t('settings.messages.unreachable.correct') });
    expect(link).toHaveAttribute('href', '/settings/security');
  });

  test('S69: choices that cannot be loaded leave the rest usable', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/account/preferences', () => HttpResponse.error()));
    const { t } = await renderRoute(account, '/settings', { lang });
    expect(await screen.findByText(t('settings.messages.loadFailed'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('settings.session.signOut') })).toBeVisible();
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
