import { screen, waitFor, within } from '@testing-library/react';
import { mostPasskeys } from '@clinic/contracts/account';
import type { Factors } from '@clinic/contracts/account';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { challengeOf, fakeAuthenticator } from '../../../testing/fake-authenticator.ts';
import { account } from '../../../testing/remote-under-test.ts';

const passkeys = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    ...{ id: id + 1, name: `key ${id}`, created_at: '2026-11-20T07:00:00.000Z', last_used_at: null },
  }));
const codes = ['AB3D-EF6H-JK1M'];
let factors: Factors;
let offers: number;
/** How adding is answered, one after another. */
let answers: (() => Response)[];
const added = () => HttpResponse.json({ data: { recovery_codes: codes } }, { status: 201 });
const refused = (key: string) => () =>
  HttpResponse.json({ code: 'VALIDATION', message: '…', errors: { passkey: [key] }, request_id: 'r' }, { status: 422 });

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/account/factors', () => HttpResponse.json({ data: factors })),
  http.get('*/api/sessions', () => HttpResponse.json({ data: [] })),
  http.post('*/api/account/passkeys/options', () => {
    offers += 1;
    return HttpResponse.json({
      data: {
        challenge: challengeOf(`offer ${offers}`),
        rp: { name: 'Nabd', id: 'localhost' },
        user: { id: 'dQ', name: 'sara', displayName: 'Sara' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      },
    });
  }),
  http.post('*/api/account/passkeys', () => answers.shift()?.()),
);

let passed: number;
const realNow = Date.now.bind(Date);
beforeEach(() => {
  factors = { required: false, passkeys: [], totp: null, recovery_codes_left: 0 };
  offers = 0;
  passed = 0;
  answers = [added];
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + passed);
  signedInAs();
});
afterEach(() => jest.restoreAllMocks());

describe.each(['ar', 'en'] as const)('%s: passkeys and recovery codes', (lang) => {
  const open = async () => {
    const page = await renderRoute(account, '/settings/security', { lang });
    await screen.findByRole('heading', { name: page.t('factor.title') });
    const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
    const toasts = () => page.events.map(({ payload }) => (payload as { key: string }).key);
    return { ...page, press, toasts };
  };
  /** Opens the dialog for a new passkey, and names it. */
  const naming = async () => {
    const page = await open();
    await page.press(page.t('factor.passkeys.add'));
    const dialog = within(await screen.findByRole('dialog', { name: page.t('factor.passkeys.addTitle') }));
    await page.user.type(dialog.getByLabelText(page.t('factor.passkeys.name')), 'phone');
    const go = () => page.user.click(dialog.getByRole('button', { name: page.t('factor.passkeys.continue') }));
    return { ...page, dialog, go };
  };

  test('whoever takes longer over the name than the challenge lasts gets another one', async () => {
    const device = fakeAuthenticator();
    const { t, go } = await naming();
    passed = 6 * 60_000;
    await go();
    expect(await screen.findByRole('dialog', { name: t('factor.recovery.dialogTitle') })).toBeVisible();
    expect(device.made).toEqual(['offer 2']);
  });

  test('after an answer that did not come the next try has a challenge of its own', async () => {
    const device = fakeAuthenticator();
    answers = [() => HttpResponse.error(), added];
    const { t, dialog, go } = await naming();
    await go();
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('factor.failed'));
    await go();
    expect(await screen.findByRole('dialog', { name: t('factor.recovery.dialogTitle') })).toBeVisible();
    expect(device.made).toEqual(['offer 1', 'offer 2']);
  });

  /** A passkey that is stored, though its answer does not come; the device then refuses to make a second one. */
  const storedUnheard = (device: ReturnType<typeof fakeAuthenticator>) => () => {
    factors = { ...factors, passkeys: passkeys(factors.passkeys.length + 1), recovery_codes_left: 10 };
    device.refuses = true;
    return HttpResponse.error();
  };

  test.each([
    ['first', 0],
    ['second', 1],
  ])('the %s passkey whose answer was lost is found by the next try', async (_, before) => {
    factors = { ...factors, passkeys: passkeys(before) };
    answers = [storedUnheard(fakeAuthenticator())];
    const renewed = jest.fn(() => HttpResponse.json({ data: { recovery_codes: codes } }));
    server.use(http.post('*/api/account/recovery-codes', renewed));
    const { t, dialog, go, toasts } = await naming();
    await go();
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('factor.failed'));
    await go();
    expect(await screen.findByText(`key ${before}`)).toBeInTheDocument();
    // The codes that came with the first one nobody has seen.
    const shown = { name: t('factor.recovery.dialogTitle') };
    if (before === 0) expect(await screen.findByRole('dialog', shown)).toHaveTextContent(String(codes[0]));
    else expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(renewed).toHaveBeenCalledTimes(before === 0 ? 1 : 0);
    expect(toasts()).toEqual([]);
  });

  test('whoever gives up after an answer that was lost sees what there is', async () => {
    answers = [storedUnheard(fakeAuthenticator())];
    const { user, t, dialog, go } = await naming();
    await go();
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: t('factor.cancel') }));
    expect(await screen.findByText('key 0')).toBeVisible();
  });

  test.each([
    ['factor.passkey', 'factor.passkeys.notMade'],
    ['factor.most', 'factor.most'],
  ])('one that the API refuses with %s is given up, and why is said', async (why, text) => {
    fakeAuthenticator();
    answers = [refused(why)];
    const { go, toasts } = await naming();
    await go();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toasts()).toEqual([`account:${text}`]);
  });

  test('no device makes one where the account has as many as it can', async () => {
    const device = fakeAuthenticator();
    factors = { ...factors, passkeys: passkeys(mostPasskeys), recovery_codes_left: 10 };
    const { t, press, toasts } = await open();
    await press(t('factor.passkeys.add'));
    expect(toasts()).toEqual(['account:factor.most']);
    expect([offers, device.made]).toEqual([0, []]);
  });

  test('two presses renew the recovery codes once: later ones would void those that are shown', async () => {
    let renewals = 0;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    factors = { ...factors, passkeys: passkeys(1), recovery_codes_left: 3 };
    server.use(
      http.post('*/api/account/recovery-codes', async () => {
        renewals += 1;
        await held;
        return HttpResponse.json({ data: { recovery_codes: codes } });
      }),
    );
    const { user, t, press } = await open();
    const renew = screen.getByRole('button', { name: t('factor.recovery.renew') });
    await user.dblClick(renew);
    expect(renew).toHaveAttribute('aria-busy', 'true');
    await press(t('factor.removeNamed', { what: 'key 0' }));
    answer();
    expect(await screen.findByRole('dialog', { name: t('factor.recovery.dialogTitle') })).toBeVisible();
    expect(renewals).toBe(1);
  });
});
