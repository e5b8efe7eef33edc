import { screen, waitFor } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { challengeOf, fakeAuthenticator } from '../testing/fake-authenticator.ts';
import ar from '../settings/locales/ar.json';
import en from '../settings/locales/en.json';
import { account } from '../testing/remote-under-test.ts';
import { patientUser, problem, signInHandlers } from '../testing/sign-in-api.ts';

const sent: unknown[] = [];
let asked = 0;

const server = fakeApi(
  ...signInHandlers,
  http.post('*/api/login', () => problem('SECOND_FACTOR_REQUIRED', 403)),
  http.get('*/api/login/second-factor', () => {
    asked += 1;
    return HttpResponse.json({ data: { totp: true, recovery: true, passkey: null } });
  }),
  http.post('*/api/login/second-factor', async ({ request }) => {
    sent.push(await request.json());
    document.cookie = 'access_token=a; Path=/';
    return HttpResponse.json({ access_token: 'a', user: { name: patientUser.name, role: 4, phone_verified_at: null } });
  }),
);

beforeEach(() => {
  sent.length = 0;
  asked = 0;
  document.cookie = 'access_token=; Path=/; Max-Age=0';
  useSession.setState({ state: 'unknown', user: null });
});

describe.each(['ar', 'en'] as const)('%s: the second step of a sign-in', (lang) => {
  const openStep = async (url = '/login/second-step?returnTo=%2Fdate') => {
    const page = await renderRoute(account, url, { lang });
    const code = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${page.t('factor.signIn.code')}`));
    const submit = () => page.user.click(screen.getByRole('button', { name: page.t('factor.signIn.submit') }));
    return { ...page, code, submit };
  };

  test('follows the password, keeps where somebody was going, and signs in with a typed code', async () => {
    const page = await renderRoute(account, '/login?returnTo=%2Fdate%3Fdoctor%3D58', { lang });
    await page.user.type(await screen.findByLabelText(page.t('login.identifier')), 'sara@nabd.example');
    await page.user.type(screen.getByLabelText(page.t('login.password')), 'Nabd2026demo');
    await page.user.click(screen.getByRole('button', { name: page.t('login.submit') }));
    await waitFor(() => expect(page.location()).toBe('/login/second-step?returnTo=%2Fdate%3Fdoctor%3D58'));

    const code = await screen.findByLabelText(new RegExp(`^${page.t('factor.signIn.code')}`));
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await page.user.type(code, '١٢٣ ٤٥٦');
    await page.user.click(screen.getByRole('button', { name: page.t('factor.signIn.submit') }));
    await waitFor(() => expect(page.location()).toBe('/date?doctor=58'));
    expect(sent).toEqual([{ code: '123456' }]);
    expect(asked).toBe(1);
    expect(page.events.map(({ topic }) => topic)).toEqual(['account/session.started@1']);
  });

  test('whoever could not be read after a right code is read again, and not asked to begin anew', async () => {
    let isDone = false;
    let reads = 0;
    server.use(
      http.post('*/api/login/second-factor', () => {
        isDone = true;
        document.cookie = 'access_token=a; Path=/';
        return HttpResponse.json({
          access_token: 'a',
          user: { name: patientUser.name, role: 4, phone_verified_at: null },
        });
      }),
      http.get('*/api/login/second-factor', () =>
        isDone
          ? problem('INVALID_TRANSITION', 409)
          : HttpResponse.json({ data: { totp: true, recovery: true, passkey: null } }),
      ),
      http.get('*/api/user', () => {
        reads += 1;
        return reads === 1 ? problem('UNAVAILABLE', 503) : HttpResponse.json(patientUser);
      }),
    );
    const page = await openStep();
    await page.user.type(page.code, '123456');
    await page.submit();
    await waitFor(() => expect(page.location()).toBe('/date'));
    expect(reads).toBe(2);
    expect(page.events.map(({ topic }) => topic)).toEqual(['account/session.started@1']);
  });

  test('whoever could not be read after a passkey is read again by itself', async () => {
    fakeAuthenticator();
    let reads = 0;
    const passkey = { challenge: challengeOf('offer'), allowCredentials: [] };
    server.use(
      http.get('*/api/login/second-factor', () =>
        sent.length > 0
          ? problem('INVALID_TRANSITION', 409)
          : HttpResponse.json({ data: { totp: false, recovery: false, passkey } }),
      ),
      http.get('*/api/user', () => {
        reads += 1;
        return reads === 1 ? problem('UNAVAILABLE', 503) : HttpResponse.json(patientUser);
      }),
    );
    const page = await renderRoute(account, '/login/second-step?returnTo=%2Fdate', { lang });
    await page.user.click(await screen.findByRole('button', { name: page.t('factor.signIn.usePasskey') }));
    await waitFor(() => expect(page.location()).toBe('/date'));
    expect(page.events.map(({ topic }) => topic)).toEqual(['account/session.started@1']);
  });

  test('why a passkey did not do follows a switch of the language', async () => {
    fakeAuthenticator();
    const busy = { ar: 'عدد الزوار كبير الآن.', en: 'Many people are using the site.' }[lang];
    const other = lang === 'ar' ? 'en' : 'ar';
    const passkey = { challenge: challengeOf('offer'), allowCredentials: [] };
    server.use(
      http.get('*/api/login/second-factor', () => HttpResponse.json({ data: { totp: true, recovery: true, passkey } })),
      http.post('*/api/login/second-factor', () => problem('VALIDATION', 422), { once: true }),
      http.post('*/api/login/second-factor', () =>
        HttpResponse.json({ code: 'BUSY', message: busy, request_id: 'r-1' }, { status: 503 }),
      ),
    );
    const { t, user, setLang } = await openStep();
    const use = () => user.click(screen.getByRole('button', { name: t('factor.signIn.usePasskey') }));
    await use();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('factor.passkey'));
    await setLang(other);
    expect(screen.getByRole('alert')).toHaveTextContent({ ar, en }[other].factor.passkey);
    await setLang(lang);
    await use();
    expect(await screen.findByText(busy)).not.toHaveAttribute('lang');
    await setLang(other);
    expect(screen.getByText(busy)).toHaveAttribute('lang', lang);
    await setLang(lang);
    server.use(http.post('*/api/login/second-factor', () => HttpResponse.error()));
    await use();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(t('shared:unsent.network')));
  });

  test('a wrong code is said at its field, which is empty again', async () => {
    server.use(
      http.post('*/api/login/second-factor', () => problem('VALIDATION', 422, { errors: { code: ['code.wrong'] } })),
    );
    const page = await openStep();
    await page.user.type(page.code, '123456');
    await page.submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(page.t('code.wrong'));
    expect(page.code).toBeInvalid();
    expect(page.code).toHaveValue('');
  });

  test('half a code is not sent; when too long has passed it says so', async () => {
    server.use(http.post('*/api/login/second-factor', () => problem('INVALID_TRANSITION', 409)));
    const page = await openStep();
    await page.user.type(page.code, '12345');
    await page.submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(page.t('factor.incomplete'));
    await page.user.type(page.code, '{Control>}a{/Control}AB3D-EF6H-JK9M');
    await page.submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(page.t('factor.signIn.over')));
  });

  test('whoever has given no password is led to the sign-in page', async () => {
    server.use(http.get('*/api/login/second-factor', () => problem('INVALID_TRANSITION', 409)));
    const page = await renderRoute(account, '/login/second-step?returnTo=%2Fdate', { lang });
    await waitFor(() => expect(page.location()).toBe('/login?returnTo=%2Fdate'));
  });
});
