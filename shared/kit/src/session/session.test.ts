import { fakeApi, http, HttpResponse } from '../testing/index.ts';
import { configureHttp } from '../http/index.ts';
import { endSession, refreshSession, sessionKnown, signIn, signOut, useSession } from './index.ts';

const user = {
  public_id: 'u1',
  name: 'سارة',
  phone: '+966500000011',
  email: 'sara@nabd.example',
  role: 4,
  phone_verified_at: null,
  lang: 'ar' as const,
  digits: 'latn' as const,
  unread_notifications: 0,
};
const server = fakeApi(
  http.get('*/api/csrf-cookie', () => {
    document.cookie = 'XSRF-TOKEN=t; Path=/';
    return new HttpResponse(null, { status: 204 });
  }),
);

beforeEach(() => {
  configureHttp({ baseUrl: '', onSessionEnded: endSession });
  useSession.setState({ state: 'unknown', user: null, failure: undefined });
  document.cookie = 'access_token=a; Path=/';
});

test('S72: at start the session is read; everybody who waits learns of it', async () => {
  server.use(http.get('*/api/user', () => HttpResponse.json(user)));
  const known = sessionKnown();
  await refreshSession();
  expect(await known).toEqual({ state: 'member', user });
});

test('without the token’s cookie nobody is signed in, and nothing is asked', async () => {
  document.cookie = 'access_token=; Max-Age=0; Path=/';
  await refreshSession();
  expect(useSession.getState().state).toBe('visitor');
});

test('a session that the server ended makes a visitor', async () => {
  server.use(
    http.get('*/api/user', () =>
      HttpResponse.json({ code: 'SESSION_EXPIRED', message: '…', request_id: 'r' }, { status: 401 }),
    ),
  );
  await refreshSession();
  expect(useSession.getState()).toEqual({ state: 'visitor', user: null });
});

test('an API that is away for a moment signs nobody out', async () => {
  useSession.setState({ state: 'member', user });
  server.use(http.get('*/api/user', () => HttpResponse.error()));
  await refreshSession();
  expect(useSession.getState().state).toBe('member');
});

describe('a first look that brings no answer', () => {
  const away = (status: number) => () =>
    HttpResponse.json({ code: 'RATE_LIMITED', message: '…', request_id: 'r' }, { status });

  test.each([
    ['no network', () => HttpResponse.error(), { code: 'NETWORK' }],
    ['429', away(429), { status: 429 }],
    ['503', away(503), { status: 503 }],
  ])('makes no visitor: %s', async (_why, answer, failure) => {
    server.use(http.get('*/api/user', answer));
    const known = sessionKnown();
    await refreshSession();
    expect(await known).toMatchObject({ state: 'unknown', user: null, failure });
    expect(useSession.getState().state).toBe('unknown');
  });

  test('is made once more for whoever asks next, and for all who ask meanwhile', async () => {
    server.use(http.get('*/api/user', () => HttpResponse.error()));
    await refreshSession();
    let looks = 0;
    server.use(
      http.get('*/api/user', () => {
        looks += 1;
        return HttpResponse.json(user);
      }),
    );
    const all = await Promise.all([sessionKnown(), sessionKnown()]);
    expect(all.map(({ state, failure }) => [state, failure])).toEqual([
      ['member', undefined],
      ['member', undefined],
    ]);
    expect(looks).toBe(1);
  });

  test('makes a visitor of who has signed out meanwhile', async () => {
    server.use(http.get('*/api/user', () => HttpResponse.error()));
    await refreshSession();
    document.cookie = 'access_token=; Max-Age=0; Path=/';
    expect(await sessionKnown()).toEqual({ state: 'visitor', user: null });
  });
});

test('S72: signing in reads the account; S35: signing out forgets it, also when the server had ended it already', async () => {
  server.use(
    http.post('*/api/login', () =>
      HttpResponse.json({ access_token: 'x', user: { name: 'سارة', role: 4, phone_verified_at: null } }),
    ),
    http.get('*/api/user', () => HttpResponse.json(user)),
    http.post('*/api/logout', () =>
      HttpResponse.json({ code: 'SESSION_EXPIRED', message: '…', request_id: 'r' }, { status: 401 }),
    ),
  );
  await signIn({ identifier: 'sara@nabd.example', password: 'x' });
  expect(useSession.getState().user?.name).toBe('سارة');
  await signOut();
  expect(useSession.getState()).toEqual({ state: 'visitor', user: null });
});

describe('a look that is answered late', () => {
  /** A look that is under way, and how it is answered. */
  async function look() {
    const arrived = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<Response>();
    server.use(
      http.get(
        '*/api/user',
        () => {
          arrived.resolve();
          return answer.promise;
        },
        { once: true },
      ),
    );
    const over = refreshSession();
    await arrived.promise;
    return (response: Response) => {
      answer.resolve(response);
      return over;
    };
  }
  const refused = () => HttpResponse.json({ code: 'SESSION_EXPIRED', message: '…', request_id: 'r' }, { status: 401 });

  test('makes no member of who has signed out meanwhile', async () => {
    const answered = await look();
    endSession();
    await answered(HttpResponse.json(user));
    expect(useSession.getState()).toEqual({ state: 'visitor', user: null });
  });

  test('makes no visitor of who has signed in meanwhile', async () => {
    configureHttp({ baseUrl: '', onSessionEnded: () => undefined });
    const answered = await look();
    server.use(
      http.post('*/api/login', () =>
        HttpResponse.json({ access_token: 'x', user: { name: 'سارة', role: 4, phone_verified_at: null } }),
      ),
      http.get('*/api/user', () => HttpResponse.json(user)),
    );
    await signIn({ identifier: 'sara@nabd.example', password: 'x' });
    await answered(refused());
    expect(useSession.getState().state).toBe('member');
  });
});

test('a sign-out that did not reach the server is no sign-out', async () => {
  useSession.setState({ state: 'member', user });
  server.use(http.post('*/api/logout', () => HttpResponse.error()));
  await expect(signOut()).rejects.toMatchObject({ code: 'NETWORK' });
  expect(useSession.getState().state).toBe('member');
});

test('Q30: drafts outlive an expired session for the same account, and nobody else finds them', async () => {
  const signedInIs = async (publicId: string) => {
    server.use(http.get('*/api/user', () => HttpResponse.json({ ...user, public_id: publicId })));
    await refreshSession();
  };
  sessionStorage.setItem('draft', 'made before signing in');
  await signedInIs('sara');
  endSession();
  await signedInIs('sara');
  expect(sessionStorage.getItem('draft')).toBe('made before signing in');
  endSession();
  await signedInIs('daniel');
  expect(sessionStorage.getItem('draft')).toBeNull();
});
