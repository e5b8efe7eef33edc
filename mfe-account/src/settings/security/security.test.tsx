import { screen, waitFor, within } from '@testing-library/react';
import type { Factors } from '@clinic/contracts/account';
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
/** What the account has; tests change it. */
let factors: Factors;
const noFactors: Factors = { required: false, passkeys: [], totp: null, recovery_codes_left: 0 };
const calls: { path: string; body: unknown }[] = [];
const note = async (request: Request) => {
  const text = await request.clone().text();
  calls.push({ path: new URL(request.url).pathname, body: text === '' ? null : (JSON.parse(text) as unknown) });
};
const refuse = (errors: Record<string, string[]>) =>
  HttpResponse.json({ code: 'VALIDATION', message: '…', errors, request_id: 'r' }, { status: 422 });
const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/account/factors', () => HttpResponse.json({ data: factors })),
  http.get('*/api/sessions', () => HttpResponse.json({ data: [session(1, true), session(2, false, 'computer')] })),
);

const me = () => useSession.getState().user;

beforeEach(() => {
  factors = noFactors;
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
    await user.click(dialog.getByRole('button', { name: t('security.emailDialog.send') }));
    expect(await dialog.findByText('new@nabd.example')).toHaveAttribute('dir', 'ltr');
    expect(field(t('code.label'))).toHaveFocus();
    await user.type(field(t('code.label')), '١٢٣ ٤٥٦');
    await user.click(dialog.getByRole('button', { name: t('security.emailDialog.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('new@nabd.example')).toBeVisible();
    expect(calls).toEqual([
      { path: '/api/account/email', body: { email: 'new@nabd.example' } },
      { path: '/api/account/email/confirm', body: { code: '123456' } },
    ]);
  });

  test.each([
    ['email', 'New@nabd.example', 'new@nabd.example'],
    ['phone', '٠٥٥ ١٢٣ ٤٥٦٧', '+966551234567'],
  ] as const)(
    'the answer to the code of a new %s is lost: the same code says that it was changed',
    async (what, typed, stored) => {
      let changed = false;
      server.use(
        http.post(`*/api/account/${what}`, () => new HttpResponse(null, { status: 202 })),
        http.post(`*/api/account/${what}/confirm`, () => {
          if (changed)
            return HttpResponse.json({ code: 'OTP_EXPIRED', message: 'x', request_id: 'r' }, { status: 410 });
          changed = true;
          return HttpResponse.error();
        }),
        http.get('*/api/user', () => HttpResponse.json({ ...me(), ...(changed && { [what]: stored }) })),
      );
      const { user, t, dialog, events } = await open(what);
      await user.type(field(t(`security.${what}Dialog.target`)), typed);
      await user.click(dialog.getByRole('button', { name: t(`security.${what}Dialog.send`) }));
      const confirm = () => dialog.getByRole('button', { name: t(`security.${what}Dialog.confirm`) });
      await user.type(await dialog.findByLabelText(new RegExp(`^${t('code.label')}`)), '123456');
      await user.click(confirm());
      expect(await dialog.findByRole('alert')).toBeVisible();
      await user.click(confirm());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(me()?.[what]).toBe(stored);
      expect(events.map(({ payload }) => payload)).toEqual([
        { kind: 'success', key: `account:security.${what}Dialog.done` },
      ]);
    },
  );

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

  test('all others at once', async () => {
    server.use(http.post('*/api/sessions/revoke-others', () => HttpResponse.json({ data: { revoked: 1 } })));
    const { user, t, events } = await renderRoute(account, '/settings/security', { lang });
    await user.click(await screen.findByRole('button', { name: t('security.devices.endOthers') }));
    await waitFor(() =>
      expect(events.map(({ payload }) => payload)).toEqual([
        { kind: 'success', key: 'account:security.devices.endedOthers' },
      ]),
    );
  });

  test('what could not be signed out is said beside the button, and the device stays listed', async () => {
    server.use(
      http.post('*/api/sessions/revoke-others', () => HttpResponse.error()),
      http.delete('*/api/sessions/2', () => HttpResponse.json({}, { status: 500 })),
    );
    const { user, t, events } = await renderRoute(account, '/settings/security', { lang });
    await user.click(await screen.findByRole('button', { name: t('security.devices.endOthers') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('security.devices.failedOthers'));
    const device = `${t('security.devices.kinds.computer')} · Chrome · Android`;
    const end = screen.getByRole('button', { name: t('security.devices.endNamed', { device }) });
    await user.click(end);
    expect(await screen.findByText(t('security.devices.failed'))).toBeVisible();
    expect(end).toBeEnabled();
    expect(events).toEqual([]);
  });
});

describe.each(['ar', 'en'] as const)('%s: second factors', (lang) => {
  const codes = Array.from({ length: 10 }, (_, index) => `AB3D-EF6H-JK${index}M`);
  const open = async () => {
    const page = await renderRoute(account, '/settings/security', { lang });
    await screen.findByRole('heading', { name: page.t('factor.title') });
    return { ...page, press: (name: string) => page.user.click(screen.getByRole('button', { name })) };
  };
  const inDialog = async () => within(await screen.findByRole('dialog'));

  test.each([
    ['patient', false],
    ['member of the staff who needs it', true],
  ])(
    'a %s sets an app up with its picture and a code; the recovery codes are shown this once',
    async (_who, required) => {
      factors = { ...noFactors, required };
      const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
      server.use(
        http.post('*/api/account/totp', () =>
          HttpResponse.json({ data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', picture } }),
        ),
        http.post('*/api/account/totp/confirm', async ({ request }) => {
          await note(request);
          factors = { ...factors, totp: { created_at: '2026-11-21T07:00:00.000Z' }, recovery_codes_left: 10 };
          return HttpResponse.json({ data: { recovery_codes: codes } });
        }),
      );
      const { user, t, press } = await open();
      await press(t('factor.app.setUp'));
      const dialog = await inDialog();
      expect(dialog.getByRole('img', { name: t('factor.app.picture') })).toHaveAttribute(
        'src',
        `data:image/svg+xml,${encodeURIComponent(picture)}`,
      );
      expect(dialog.getByText('ABCD EFGH')).toHaveAttribute('dir', 'ltr');
      await user.type(dialog.getByLabelText(new RegExp(`^${t('factor.app.code')}`)), '123456');
      await user.click(dialog.getByRole('button', { name: t('factor.app.confirm') }));
      await screen.findByText(t('factor.recovery.left', { count: 10 }));
      await screen.findByText(t('security.devices.title'));
      const shown = within(screen.getByRole('dialog', { name: t('factor.recovery.dialogTitle') }));
      expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
      await user.click(shown.getByRole('button', { name: t('factor.recovery.kept') }));
      expect(await screen.findByText(t('factor.recovery.left', { count: 10 }))).toBeVisible();
      expect(calls).toEqual([{ path: '/api/account/totp/confirm', body: { code: '123456' } }]);
    },
  );

  test('an app whose answer was lost is found by the next try, with recovery codes that can be seen', async () => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    let tries = 0;
    server.use(
      http.post('*/api/account/totp', () =>
        HttpResponse.json({ data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', picture } }),
      ),
      http.post('*/api/account/totp/confirm', () => {
        tries += 1;
        if (tries > 1)
          return HttpResponse.json({ code: 'OTP_EXPIRED', message: 'x', request_id: 'r' }, { status: 410 });
        factors = { ...factors, totp: { created_at: '2026-11-21T07:00:00.000Z' }, recovery_codes_left: 10 };
        return HttpResponse.error();
      }),
      http.post('*/api/account/recovery-codes', () => HttpResponse.json({ data: { recovery_codes: codes } })),
    );
    const { user, t, press } = await open();
    await press(t('factor.app.setUp'));
    const dialog = await inDialog();
    await user.type(dialog.getByLabelText(new RegExp(`^${t('factor.app.code')}`)), '123456');
    await user.click(dialog.getByRole('button', { name: t('factor.app.confirm') }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('factor.failed'));
    await user.click(dialog.getByRole('button', { name: t('factor.app.confirm') }));
    const shown = within(await screen.findByRole('dialog', { name: t('factor.recovery.dialogTitle') }));
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    expect(await screen.findByText(t('factor.recovery.left', { count: 10 }))).toBeInTheDocument();
  });

  /** New recovery codes are refused with this code until somebody has confirmed. */
  const refusedUntilConfirmed = (code: string) => {
    let confirmed = false;
    factors = { ...noFactors, totp: { created_at: '2026-11-21T07:00:00.000Z' }, recovery_codes_left: 1 };
    server.use(
      http.post('*/api/account/recovery-codes', () =>
        confirmed
          ? HttpResponse.json({ data: { recovery_codes: codes } })
          : HttpResponse.json({ code, message: '…', request_id: 'r' }, { status: 403 }),
      ),
      http.post('*/api/session/confirm/options', () =>
        HttpResponse.json({ data: { totp: true, recovery: true, passkey: null } }),
      ),
      http.post('*/api/session/confirm', async ({ request }) => {
        await note(request);
        confirmed = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
  };

  test('when the API wants to know who it is, a dialog asks for the password and the work goes on', async () => {
    refusedUntilConfirmed('CONFIRMATION_REQUIRED');
    const { user, t, press } = await open();
    await press(t('factor.recovery.renew'));
    const dialog = within(await screen.findByRole('dialog', { name: t('factor.confirm.title') }));
    await user.type(dialog.getByLabelText(t('factor.confirm.password')), 'Correct-horse-1');
    await user.click(dialog.getByRole('button', { name: t('factor.confirm.submit') }));
    expect(await screen.findByRole('dialog', { name: t('factor.recovery.dialogTitle') })).toBeVisible();
    expect(calls).toEqual([{ path: '/api/session/confirm', body: { password: 'Correct-horse-1' } }]);
  });

  test('where the API wants a second factor, the password is not offered', async () => {
    refusedUntilConfirmed('FACTOR_CONFIRMATION_REQUIRED');
    const { user, t, press } = await open();
    await press(t('factor.recovery.renew'));
    const dialog = within(await screen.findByRole('dialog', { name: t('factor.confirm.title') }));
    await user.type(await dialog.findByLabelText(new RegExp(`^${t('factor.signIn.code')}`)), '123456');
    expect(dialog.queryByLabelText(t('factor.confirm.password'))).toBeNull();
    expect(dialog.queryByRole('button', { name: t('factor.confirm.usePassword') })).toBeNull();
    await user.click(dialog.getByRole('button', { name: t('factor.confirm.submit') }));
    expect(await screen.findByRole('dialog', { name: t('factor.recovery.dialogTitle') })).toBeVisible();
    expect(calls).toEqual([{ path: '/api/session/confirm', body: { code: '123456' } }]);
  });

  test('a passkey is called something else and removed', async () => {
    const passkey = { id: 7, name: 'جوالي', created_at: '2026-11-20T07:00:00.000Z', last_used_at: null };
    factors = { ...noFactors, passkeys: [passkey], recovery_codes_left: 10 };
    server.use(
      http.patch('*/api/account/passkeys/7', async ({ request }) => {
        await note(request);
        factors = { ...factors, passkeys: [{ ...passkey, name: 'مفتاح المكتب' }] };
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete('*/api/account/passkeys/7', async ({ request }) => {
        await note(request);
        factors = noFactors;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, t, press, events } = await open();
    await press(t('factor.passkeys.renameNamed', { what: 'جوالي' }));
    const dialog = await inDialog();
    const name = dialog.getByLabelText(t('factor.passkeys.name'));
    expect(name).toHaveValue('جوالي');
    await user.clear(name);
    await user.type(name, 'مفتاح المكتب');
    await user.click(dialog.getByRole('button', { name: t('factor.passkeys.save') }));
    await user.click(await screen.findByRole('button', { name: t('factor.removeNamed', { what: 'مفتاح المكتب' }) }));
    await waitFor(() => expect(screen.queryByText('مفتاح المكتب')).not.toBeInTheDocument());
    expect(calls).toEqual([
      { path: '/api/account/passkeys/7', body: { name: 'مفتاح المكتب' } },
      { path: '/api/account/passkeys/7', body: null },
    ]);
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'account:factor.removed' }]);
  });

  test('whoever needs a factor and has none sees this and nothing else; the last one cannot be removed', async () => {
    factors = { ...noFactors, required: true };
    const { t } = await open();
    expect(screen.getByText(t('factor.required'))).toBeVisible();
    expect(screen.queryByText(t('security.devices.title'))).not.toBeInTheDocument();
    expect(screen.queryByText(t('security.signIn'))).not.toBeInTheDocument();
  });

  test('the last factor of an account that needs one stays', async () => {
    factors = { ...noFactors, required: true, totp: { created_at: '2026-11-21T07:00:00.000Z' } };
    const { t } = await open();
    const name = t('factor.removeNamed', { what: t('factor.app.title') });
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});
