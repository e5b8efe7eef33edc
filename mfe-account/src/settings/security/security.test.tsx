import { screen, waitFor, within } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { account } from '../../testing/remote-under-test.ts';

const session = (id: number, current: boolean, kind = 'phone') => ({
  id,
  device: { kind, browser: 'Chrome', system: 'Android' },
  created_at: '2026-11-20T07:00:00.000Z',
  last_seen_at: '2026-11-21T07:00:00.000Z',
  current,
});
const calls: { path: string; body: unknown }[] = [];
const note = async (request: Request) => {
  const text = await request.clone().text();
  calls.push({ path: new URL(request.url).pathname, body: text === '' ? null : (JSON.parse(text) as unknown) });
};
const refuse = (errors: Record<string, string[]>) =>
  HttpResponse.json({ code: 'VALIDATION', message: '…', errors, request_id: 'r' }, { status: 422 });
const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/sessions', () => HttpResponse.json({ data: [session(1, true), session(2, false, 'computer')] })),
);

const me = () => useSession.getState().user;

beforeEach(() => {
  calls.length = 0;
  useSession.setState({ state: 'unknown', user: null });
  signedInAs();
  document.cookie = 'access_token=a; Path=/';
});

describe.each(['ar', 'en'] as const)('%s: sign-in and security', (lang) => {
  const open = async (what: 'password' | 'email' | 'phone') => {
    const route = await renderRoute(account, '/settings/security', { lang });
    const { user, t } = route;
    const name = t('security.changeNamed', { what: t(`security.${what}`) });
    await user.click(await screen.findByRole('button', { name }));
    return { ...route, dialog: within(await screen.findByRole('dialog')) };
  };
  const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`));

  test('S76: each rule that the new password breaks is named, and nothing is sent', async () => {
    const { user, t, dialog } = await open('password');
    await user.type(field(t('security.current')), 'Correct-horse-1');
    await user.type(
      dialog.getByLabelText(
        new RegExp(`^${t('security.passwordDialog.password')}(?!.*${lang === 'ar' ? 'مرة' : 'again'})`),
      ),
      'short',
    );
    await user.click(dialog.getByRole('button', { name: t('security.passwordDialog.save') }));
    const summary = await dialog.findByRole('alert');
    expect(summary).toHaveTextContent(t('password.tooShort'));
    expect(calls).toEqual([]);
  });

  test('7.5.1: a wrong current password is said at its field; the right one changes it and says so', async () => {
    const answers = [
      () => refuse({ current_password: ['settings.errors.password'] }),
      () => HttpResponse.json({ access_token: 'x', user: { name: 'x', role: 4, phone_verified_at: null } }),
    ];
    server.use(
      http.post('*/api/account/password', async ({ request }) => {
        await note(request);
        return answers.shift()?.();
      }),
    );
    const { user, t, dialog, events } = await open('password');
    const fill = async (name: string, value: string) => {
      const input = document.querySelector<HTMLInputElement>(`[role="dialog"] [name="${name}"]`);
      await user.clear(input as HTMLInputElement);
      await user.type(input as HTMLInputElement, value);
    };
    await fill('current_password', 'wrong');
    await fill('password', 'Quiet-river-92');
    await fill('password_confirmation', 'Quiet-river-92');
    await user.click(dialog.getByRole('button', { name: t('security.passwordDialog.save') }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('settings.errors.password'));

    await fill('current_password', 'Correct-horse-1');
    await user.click(dialog.getByRole('button', { name: t('security.passwordDialog.save') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(events.map(({ payload }) => payload)).toEqual([
      { kind: 'success', key: 'account:security.passwordDialog.done' },
    ]);
    expect(calls[1]?.body).toEqual({ current_password: 'Correct-horse-1', password: 'Quiet-river-92' });
  });

  test('7.5.1: the address changes in two steps, and the page shows it then', async () => {
    server.use(
      http.post('*/api/account/email', async ({ request }) => {
        await note(request);
        return new HttpResponse(null, { status: 202 });
      }),
      http.post('*/api/account/email/confirm', async ({ request }) => {
        await note(request);
        return HttpResponse.json({ ...me(), email: 'new@nabd.example' });
      }),
      http.get('*/api/user', () => HttpResponse.json({ ...me(), email: 'new@nabd.example' })),
    );
    const { user, t, dialog } = await open('email');
    await user.type(field(t('security.emailDialog.target')), 'new@nabd.example');
    await user.type(field(t('security.current')), 'Correct-horse-1');
    await user.click(dialog.getByRole('button', { name: t('security.emailDialog.send') }));
    expect(await dialog.findByText('new@nabd.example')).toHaveAttribute('dir', 'ltr');
    expect(field(t('code.label'))).toHaveFocus();
    await user.type(field(t('code.label')), '١٢٣ ٤٥٦');
    await user.click(dialog.getByRole('button', { name: t('security.emailDialog.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('new@nabd.example')).toBeVisible();
    expect(calls).toEqual([
      { path: '/api/account/email', body: { email: 'new@nabd.example', current_password: 'Correct-horse-1' } },
      { path: '/api/account/email/confirm', body: { code: '123456' } },
    ]);
  });

  test('ASVS 7.5.2: every device is named, this one is marked, and another one is signed out', async () => {
    server.use(
      http.delete('*/api/sessions/2', async ({ request }) => {
        await note(request);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, t, events } = await renderRoute(account, '/settings/security', { lang });
    expect(await screen.findByText(t('security.devices.current'))).toBeVisible();
    const device = `${t('security.devices.kinds.computer')} · Chrome · Android`;
    await user.click(screen.getByRole('button', { name: t('security.devices.endNamed', { device }) }));
    await waitFor(() =>
      expect(events.map(({ payload }) => payload)).toEqual([
        { kind: 'success', key: 'account:security.devices.ended' },
      ]),
    );
    expect(calls.map(({ path }) => path)).toEqual(['/api/sessions/2']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('all others at once, and what failed is said', async () => {
    server.use(http.post('*/api/sessions/revoke-others', () => HttpResponse.error()));
    const { user, t, events } = await renderRoute(account, '/settings/security', { lang });
    await user.click(await screen.findByRole('button', { name: t('security.devices.endOthers') }));
    await waitFor(() =>
      expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: 'account:security.devices.failed' }]),
    );
  });
});
