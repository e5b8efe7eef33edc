import { screen, waitFor } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { account } from '../testing/remote-under-test.ts';
import { patientUser, problem, signInHandlers } from '../testing/sign-in-api.ts';

const server = fakeApi(
  ...signInHandlers,
  http.get('*/api/appointments', () => HttpResponse.json({ data: [] })),
);
const loginAnswers = (answer: (body: unknown) => Response) =>
  server.use(http.post('*/api/login', async ({ request }) => answer(await request.json())));

beforeEach(() => useSession.setState({ state: 'unknown', user: null }));

async function openLogin(url: string, lang: 'ar' | 'en') {
  const page = await renderRoute(account, url, { lang });
  const identifier = await screen.findByLabelText<HTMLInputElement>(page.t('login.identifier'));
  const password = screen.getByLabelText<HTMLInputElement>(page.t('login.password'));
  const submit = () => page.user.click(screen.getByRole('button', { name: page.t('login.submit') }));
  return { ...page, identifier, password, submit };
}

describe.each(['ar', 'en'] as const)('%s: sign-in', (lang) => {
  test('S17, S72, S75: leads to where the visitor was going and tells the other remotes', async () => {
    const sent: unknown[] = [];
    loginAnswers((body) => {
      sent.push(body);
      const { name, role, phone_verified_at } = patientUser;
      return HttpResponse.json({ access_token: 'token', user: { name, role, phone_verified_at } });
    });
    const page = await openLogin('/login?returnTo=%2Fdate%3Fdoctor%3D58', lang);

    await page.user.type(page.identifier, 'sara@nabd.example');
    await page.user.type(page.password, 'Nabd2026demo');
    await page.submit();

    await waitFor(() => expect(page.location()).toBe('/date?doctor=58'));
    expect(sent).toEqual([{ identifier: 'sara@nabd.example', password: 'Nabd2026demo' }]);
    expect(page.events.map(({ topic }) => topic)).toEqual(['account/session.started@1']);
    expect(useSession.getState().user?.name).toBe(patientUser.name);
  });

  test('S75: one text for whatever is wrong; what was typed stays, only the password is asked for again', async () => {
    loginAnswers(() => problem('INVALID_CREDENTIALS', 401));
    const page = await openLogin('/login', lang);

    await page.user.type(page.identifier, '0500000011');
    await page.user.type(page.password, 'wrong');
    await page.submit();

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(page.t('login.wrong'));
    expect(summary).toHaveFocus();
    expect(page.identifier).toHaveValue('0500000011');
    expect(page.identifier).toBeInvalid();
    expect(page.password).toHaveValue('');
  });

  test('E7: after too many attempts it says for how many minutes to wait, and loses nothing', async () => {
    loginAnswers(() => problem('RATE_LIMITED', 429, { headers: { 'retry-after': '481' } }));
    const page = await openLogin('/login', lang);

    await page.user.type(page.identifier, '0500000011');
    await page.user.type(page.password, 'Nabd2026demo');
    await page.submit();

    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent(page.t('login.tooMany', { count: 9 }));
    expect(refusal).toHaveFocus();
    expect(page.password).toHaveValue('Nabd2026demo');
  });

  test('S78: without a connection it says so, and loses nothing', async () => {
    loginAnswers(() => HttpResponse.error());
    const page = await openLogin('/login', lang);

    await page.user.type(page.identifier, '0500000011');
    await page.user.type(page.password, 'Nabd2026demo');
    await page.submit();

    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent(page.t('login.unreachable'));
    expect(refusal).toHaveFocus();
    expect(page.password).toHaveValue('Nabd2026demo');
  });

  test('S76: empty fields are named, each with a way to it', async () => {
    const page = await openLogin('/login', lang);

    await page.submit();
    await page.user.click(await screen.findByRole('link', { name: page.t('login.required.password') }));

    expect(page.password).toHaveFocus();
    expect(screen.getByRole('link', { name: page.t('login.required.identifier') })).toBeVisible();
  });

  test('S17: somebody who is signed in is taken to the appointments', async () => {
    signedInAs();
    const page = await renderRoute(account, '/login', { lang });

    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: page.t('appointments.title') })).toBeVisible(),
    );
    expect(page.location()).toBe('/profile/Appointments');
    expect(page.events).toEqual([]);
  });

  test('E6: a way back to another site is not taken', async () => {
    signedInAs();
    const page = await renderRoute(account, '/login?returnTo=%2F%2Fevil.example%2Flogin', { lang });

    await waitFor(() => screen.getByRole('heading', { level: 1, name: page.t('appointments.title') }));
    expect(page.location()).toBe('/profile/Appointments');
  });
});

test('S17: the fields tell password managers what they are', async () => {
  const page = await openLogin('/login', 'en');
  expect(page.identifier).toHaveAttribute('autocomplete', 'username');
  expect(page.password).toHaveAttribute('autocomplete', 'current-password');
});
