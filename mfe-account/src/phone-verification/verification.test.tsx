import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { uiTranslations } from '@clinic/kit/ui';
import { account } from '../testing/remote-under-test.ts';

const id = '0b5c1c86-6d7e-4c7e-9a51-111111111111';
const holder = { name: 'هند القحطاني', role: 4, phone_verified_at: '2026-11-21T07:00:00Z' };
const problem = (code: string, status: number, more: object = {}, headers: Record<string, string> = {}) =>
  HttpResponse.json({ code, message: `API: ${code}`, request_id: 'r', ...more }, { status, headers });

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/appointments', () => HttpResponse.json({ data: [] })),
);
beforeEach(() => useSession.setState({ state: 'unknown', user: null }));
afterEach(() => {
  jest.useRealTimers();
  document.cookie = 'access_token=; Max-Age=0; Path=/';
});

async function open(url: string, lang: 'ar' | 'en') {
  const page = await renderRoute(account, url, { lang });
  const type = async (code: string) => {
    await page.user.clear(screen.getByLabelText(page.t('code.label')));
    await page.user.type(screen.getByLabelText(page.t('code.label')), code);
    await page.user.click(screen.getByRole('button', { name: page.t('verification.submit') }));
  };
  return { ...page, type };
}

/** Only the clock of the countdown stands still: requests go on as they do. */
const fakeSeconds = () =>
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
    ],
  });

describe.each(['ar', 'en'] as const)('%s: the code', (lang) => {
  test('S17, S72: opens the account, tells the other remotes and leads back', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(`*/api/phone/verification/${id}`, async ({ request }) => {
        sent.push(await request.json());
        document.cookie = 'access_token=t; Path=/';
        return HttpResponse.json({ access_token: 't', user: holder });
      }),
      http.get('*/api/user', () => HttpResponse.json({ ...signedOut, name: holder.name })),
    );
    const page = await open(`/phone/verification/${id}?returnTo=%2Fdate%3Fdoctor%3D58`, lang);
    await page.type('١٢٣ ٤٥٦');

    await waitFor(() => expect(page.location()).toBe('/date?doctor=58'));
    expect(sent).toEqual([{ code: '123456' }]);
    expect(page.events.map(({ topic }) => topic)).toEqual(['account/session.started@1']);
    expect(useSession.getState().user?.name).toBe(holder.name);
  });

  describe('when who signed in with a right code cannot be read', () => {
    let reads = 0;
    const readFromThe = (answered: number) => {
      reads = 0;
      server.use(
        http.post(`*/api/phone/verification/${id}`, () => {
          document.cookie = 'access_token=t; Path=/';
          return HttpResponse.json({ access_token: 't', user: holder });
        }),
        http.get('*/api/user', () => {
          reads += 1;
          return reads < answered
            ? problem('UNAVAILABLE', 503)
            : HttpResponse.json({ ...signedOut, name: holder.name });
        }),
      );
    };

    test('they are read again, and led on', async () => {
      readFromThe(2);
      const page = await open(`/phone/verification/${id}?returnTo=%2Fdate`, lang);
      await page.type('123456');
      await waitFor(() => expect(page.location()).toBe('/date'));
      expect(reads).toBe(2);
      expect(page.events.map(({ topic }) => topic)).toEqual(['account/session.started@1']);
    });

    test('a second time, it says so, asks for no more codes, and tries again when told to', async () => {
      readFromThe(3);
      const page = await open(`/phone/verification/${id}?returnTo=%2Fdate`, lang);
      await page.type('123456');
      expect(await screen.findByText(page.t('verification.unread'))).toBeVisible();
      expect(screen.queryByLabelText(page.t('code.label'))).toBeNull();
      expect(screen.queryByRole('button', { name: page.t('verification.ways.sms') })).toBeNull();
      await page.user.click(screen.getByRole('button', { name: uiTranslations[lang].retry }));
      await waitFor(() => expect(page.location()).toBe('/date'));
      expect(page.events.map(({ topic }) => topic)).toEqual(['account/session.started@1']);
    });
  });

  test('Q31: a wrong code is named at the field; one that is over is explained', async () => {
    server.use(
      http.post(`*/api/phone/verification/${id}`, () =>
        problem('OTP_INVALID', 422, { errors: { code: ['code.wrong'] } }),
      ),
    );
    const page = await open(`/phone/verification/${id}`, lang);
    await page.type('111111');
    expect(await screen.findByRole('alert')).toHaveTextContent(page.t('code.wrong'));
    expect(screen.getByLabelText(page.t('code.label'))).toBeInvalid();

    server.use(http.post(`*/api/phone/verification/${id}`, () => problem('OTP_EXPIRED', 410)));
    await page.type('222222');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('API: OTP_EXPIRED'));
  });

  test('Q32, E5: another code after a minute, by e-mail if wished; the end of the wait is announced', async () => {
    fakeSeconds();
    const sent: unknown[] = [];
    server.use(
      http.post(`*/api/phone/verification/${id}/code`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(null, { status: 202 });
      }),
    );
    const page = await open(`/phone/verification/${id}`, lang);
    const byEmail = () => screen.getByRole('button', { name: page.t('verification.ways.email') });
    expect(byEmail()).toBeDisabled();
    expect(screen.getByText(page.t('verification.wait', { count: 60 }))).toBeVisible();

    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('status')).toHaveTextContent(page.t('verification.again'));
    act(() => byEmail().click());

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(page.t('verification.sent.email')));
    expect(sent).toEqual([{ channel: 'email' }]);
    expect(byEmail()).toBeDisabled();
  });

  test('R17: a refusal says so and waits for as long as the API says', async () => {
    fakeSeconds();
    server.use(
      http.post(`*/api/phone/verification/${id}/code`, () =>
        problem('RATE_LIMITED', 429, {}, { 'retry-after': '900' }),
      ),
    );
    const page = await open(`/phone/verification/${id}`, lang);
    act(() => void jest.advanceTimersByTime(60_000));
    act(() => screen.getByRole('button', { name: page.t('verification.ways.sms') }).click());
    expect(await screen.findByRole('alert')).toHaveTextContent('API: RATE_LIMITED');
    expect(screen.getByText(page.t('verification.wait', { count: 900 }))).toBeVisible();
  });

  test('Q32: a member has the code sent, verifies the own number, and is led back', async () => {
    const user = signedInAs({ phone_verified_at: null });
    document.cookie = 'access_token=t; Path=/';
    server.use(
      http.post(`*/api/phone/verification/${user.public_id}/code`, () => HttpResponse.json(null, { status: 202 })),
      http.post(`*/api/phone/verification/${user.public_id}`, () =>
        HttpResponse.json({ access_token: null, user: holder }),
      ),
      http.get('*/api/user', () => HttpResponse.json({ ...user, phone_verified_at: holder.phone_verified_at })),
    );
    const page = await open(`/phone/verification/${user.public_id}?returnTo=%2Fprofile%2FDetails`, lang);
    expect(screen.getByText('050 000 0011')).toBeVisible();
    expect(screen.queryByLabelText(page.t('code.label'))).toBeNull();
    await page.user.click(screen.getByRole('button', { name: page.t('verification.send') }));
    await screen.findByLabelText(page.t('code.label'));
    await page.type('123456');

    await waitFor(() => expect(page.location()).toBe('/profile/Details'));
    expect(page.events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'account:member.verify.done' }]);
    expect(screen.queryByText(page.t('member.verify.text'))).toBeNull();
  });

  test('a number that was verified though the answer was lost is known to be at the next try', async () => {
    const user = signedInAs({ phone_verified_at: null });
    document.cookie = 'access_token=t; Path=/';
    let isVerified = false;
    server.use(
      http.post(`*/api/phone/verification/${user.public_id}/code`, () => HttpResponse.json(null, { status: 202 })),
      http.post(`*/api/phone/verification/${user.public_id}`, () => {
        if (isVerified) return problem('OTP_EXPIRED', 410);
        isVerified = true;
        return HttpResponse.error();
      }),
      http.get('*/api/user', () =>
        HttpResponse.json({ ...user, phone_verified_at: isVerified ? holder.phone_verified_at : null }),
      ),
    );
    const page = await open(`/phone/verification/${user.public_id}?returnTo=%2Fprofile%2FDetails`, lang);
    await page.user.click(screen.getByRole('button', { name: page.t('verification.send') }));
    await screen.findByLabelText(page.t('code.label'));
    await page.type('123456');
    expect(await screen.findByText(page.t('verification.failed'))).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: page.t('verification.submit') }));
    await waitFor(() => expect(page.location()).toBe('/profile/Details'));
    expect(page.events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'account:member.verify.done' }]);
  });

  test('another code that cannot be sent leaves the field of the one before, with what was typed', async () => {
    fakeSeconds();
    const user = signedInAs({ phone_verified_at: null });
    let asked = 0;
    server.use(
      http.post(`*/api/phone/verification/${user.public_id}/code`, () => {
        asked += 1;
        return asked === 1 ? HttpResponse.json(null, { status: 202 }) : HttpResponse.error();
      }),
    );
    const page = await open(`/phone/verification/${user.public_id}`, lang);
    act(() => screen.getByRole('button', { name: page.t('verification.send') }).click());
    const field = await screen.findByLabelText(page.t('code.label'));
    fireEvent.change(field, { target: { value: '1234' } });
    act(() => void jest.advanceTimersByTime(60_000));
    act(() => screen.getByRole('button', { name: page.t('verification.ways.sms') }).click());
    expect(await screen.findByText(page.t('verification.failed'))).toBeVisible();
    expect(screen.getByLabelText(page.t('code.label'))).toHaveValue('1234');
    expect(screen.getByRole('button', { name: page.t('verification.ways.sms') })).toBeVisible();
  });

  test('S17: any other member is taken away', async () => {
    signedInAs();
    const page = await open(`/phone/verification/${id}`, lang);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: page.t('appointments.title') })).toBeVisible(),
    );
  });

  test('Q32: a member whose number is not verified is reminded of it, and shown the way', async () => {
    const user = signedInAs({ phone_verified_at: null });
    const page = await open('/profile/Appointments', lang);
    expect(await screen.findByText(page.t('member.verify.text'))).toBeVisible();
    expect(screen.getByRole('link', { name: page.t('member.verify.action') })).toHaveAttribute(
      'href',
      `/phone/verification/${user.public_id}?returnTo=%2Fprofile%2FAppointments`,
    );
  });
});

const signedOut = {
  public_id: '6f1f8c1e-5a2b-4c58-9f5f-0a1b2c3d4e5f',
  name: '',
  phone: '+966551234567',
  email: 'hind@nabd.example',
  role: 4,
  phone_verified_at: holder.phone_verified_at,
  lang: 'ar',
  digits: 'latn',
  unread_notifications: 0,
};

test('E8: the field takes codes from messages and keyboards of digits', async () => {
  const page = await open(`/phone/verification/${id}`, 'en');
  const field = screen.getByLabelText(page.t('code.label'));
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('dir', 'ltr');
});
