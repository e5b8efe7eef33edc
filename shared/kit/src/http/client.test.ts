import * as z from 'zod/mini';
import { fakeApi, http, HttpResponse } from '../testing/index.ts';
import { api, configureHttp, isApiError } from './index.ts';

const Pong = z.object({ pong: z.boolean() });
const outlivesPage = { signal: null };
const server = fakeApi();
const ended = jest.fn();

beforeEach(() => {
  ended.mockReset();
  configureHttp({ baseUrl: '', lang: () => 'en', onSessionEnded: ended });
});

afterEach(() => {
  for (const name of ['access_token', 'XSRF-TOKEN']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

function answers(status: number, body: object | string, headers: Record<string, string> = {}) {
  server.use(
    http.get('*/api/ping', () =>
      typeof body === 'string'
        ? new HttpResponse(body, { status, headers })
        : HttpResponse.json(body, { status, headers }),
    ),
  );
}

async function failure(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isApiError(error)) throw new Error('expected an ApiError', { cause: error });
  return error;
}

test('S78: the bearer goes with every request while its cookie exists, and the language always', async () => {
  const seen: (string | null)[] = [];
  server.use(
    http.get('*/api/ping', ({ request }) => {
      seen.push(request.headers.get('authorization'), request.headers.get('accept-language'));
      return HttpResponse.json({ pong: true });
    }),
  );
  await api.get('/api/ping', Pong, outlivesPage);
  document.cookie = 'access_token=abc; Path=/';
  await api.get('/api/ping', Pong, outlivesPage);
  expect(seen).toEqual([null, 'en', 'Bearer abc', 'en']);
});

test('S78: an unsafe request carries the anti-forgery token, fetched first when there is none', async () => {
  let token: string | null = null;
  server.use(
    http.get('*/api/csrf-cookie', () => {
      document.cookie = 'XSRF-TOKEN=fresh; Path=/';
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/ping', ({ request }) => {
      token = request.headers.get('x-xsrf-token');
      return HttpResponse.json({ pong: true });
    }),
  );
  await api.post('/api/ping', {}, Pong, { ...outlivesPage, idempotencyKey: 'one' });
  expect(token).toBe('fresh');
});

test('an answer of another shape is an error, not data', async () => {
  answers(200, { pong: 'yes' });
  expect((await failure(api.get('/api/ping', Pong, outlivesPage))).code).toBe('BAD_ANSWER');
});

test('an answer that is no JSON is an error', async () => {
  answers(200, '<html>');
  expect((await failure(api.get('/api/ping', Pong, outlivesPage))).code).toBe('BAD_ANSWER');
});

test('no network is an error of its own', async () => {
  server.use(http.get('*/api/ping', () => HttpResponse.error()));
  expect((await failure(api.get('/api/ping', Pong, outlivesPage))).code).toBe('NETWORK');
});

test('E7: code, fields, alternatives and the wait reach the caller', async () => {
  answers(
    409,
    {
      code: 'SLOT_TAKEN',
      message: '…',
      errors: { time: ['slots.taken'] },
      alternatives: [{ date: '2026-11-24', time: '09:30' }],
      request_id: 'r1',
    },
    { 'retry-after': '30' },
  );
  const error = await failure(api.get('/api/ping', Pong, outlivesPage));
  expect(error).toMatchObject({
    code: 'SLOT_TAKEN',
    status: 409,
    errors: { time: ['slots.taken'] },
    alternatives: [{ date: '2026-11-24', time: '09:30' }],
    retryAfter: 30,
    requestId: 'r1',
  });
  expect(ended).not.toHaveBeenCalled();
});

test('Q30: a 401 says that the session is over; wrong credentials do not', async () => {
  answers(401, { code: 'SESSION_EXPIRED', message: '…', request_id: 'r' });
  await failure(api.get('/api/ping', Pong, outlivesPage));
  expect(ended).toHaveBeenCalledTimes(1);
  answers(401, { code: 'INVALID_CREDENTIALS', message: '…', request_id: 'r' });
  await failure(api.get('/api/ping', Pong, outlivesPage));
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a request that its caller gives up stays an abort, not an error of the API', async () => {
  answers(200, { pong: true });
  const controller = new AbortController();
  controller.abort();
  await expect(api.get('/api/ping', Pong, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

describe.each([200, 503])('an answer of status %s whose body stops on its way', (status) => {
  /** Sends the head and half of the body, and a moment later no more. */
  const stops = (stop: (stream: ReadableStreamDefaultController) => void) => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"pong":'));
        setTimeout(() => stop(stream), 50);
      },
    });
    server.use(http.get('*/api/ping', () => new HttpResponse(body, { status, headers: { 'content-length': '13' } })));
  };

  test('is a failure of the network', async () => {
    stops((stream) => stream.error(new TypeError('broken')));
    expect(await failure(api.get('/api/ping', Pong, outlivesPage))).toMatchObject({ code: 'NETWORK', status: 0 });
  });

  test('is late when the time ended', async () => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    stops(() => limit.abort(new DOMException('late', 'TimeoutError')));
    const late = await failure(api.get('/api/ping', Pong, outlivesPage));
    timeout.mockRestore();
    expect(late).toMatchObject({ code: 'TIMEOUT', status: 0 });
  });

  test('stays an abort when its caller gave it up', async () => {
    const leaving = new AbortController();
    stops(() => leaving.abort());
    await expect(api.get('/api/ping', Pong, { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('an error that is no JSON is one of its status', async () => {
  answers(502, '<html>');
  expect(await failure(api.get('/api/ping', Pong, outlivesPage))).toMatchObject({ code: 'BAD_ANSWER', status: 502 });
});

describe('an anti-forgery token that the API refuses', () => {
  const mismatch = () => HttpResponse.json({ code: 'CSRF_MISMATCH', message: '…', request_id: 'r' }, { status: 403 });
  const renewing = (asked: string[]) =>
    http.get('*/api/csrf-cookie', () => {
      asked.push('token');
      document.cookie = 'XSRF-TOKEN=fresh; Path=/';
      return new HttpResponse(null, { status: 204 });
    });

  beforeEach(() => {
    document.cookie = 'XSRF-TOKEN=stale; Path=/';
  });

  test('Q29: is renewed once, and the call repeated with it', async () => {
    const asked: string[] = [];
    server.use(
      renewing(asked),
      http.post('*/api/ping', ({ request }) => {
        asked.push(String(request.headers.get('x-xsrf-token')));
        return request.headers.get('x-xsrf-token') === 'fresh' ? HttpResponse.json({ pong: true }) : mismatch();
      }),
    );
    expect(await api.post('/api/ping', {}, Pong, outlivesPage)).toEqual({ pong: true });
    expect(asked).toEqual(['stale', 'token', 'fresh']);
  });

  test('Q29: is not renewed without end', async () => {
    const asked: string[] = [];
    server.use(renewing(asked), http.post('*/api/ping', mismatch));
    expect((await failure(api.post('/api/ping', {}, Pong, outlivesPage))).code).toBe('CSRF_MISMATCH');
    expect(asked).toEqual(['token']);
  });

  test('Q30: when it is the session that was lost, everybody learns that it is over', async () => {
    document.cookie = 'access_token=abc; Path=/';
    server.use(
      renewing([]),
      http.get('*/api/user', () =>
        HttpResponse.json({ code: 'SESSION_EXPIRED', message: '…', request_id: 'r' }, { status: 401 }),
      ),
      http.post('*/api/ping', ({ request }) =>
        request.headers.get('x-xsrf-token') === 'fresh' ? HttpResponse.json({ pong: true }) : mismatch(),
      ),
    );
    await api.post('/api/ping', {}, Pong, outlivesPage);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

test('S131: a form with files goes as the browser writes it', async () => {
  document.cookie = 'XSRF-TOKEN=good; Path=/';
  const seen: unknown[] = [];
  server.use(
    http.post('*/api/ping', async ({ request }) => {
      seen.push(request.headers.get('content-type')?.split(';')[0], request.headers.get('idempotency-key'));
      const form = await request.formData();
      seen.push(form.get('full_name'), (form.get('cv') as File).name);
      return HttpResponse.json({ pong: true });
    }),
  );
  const form = new FormData();
  form.set('full_name', 'سارة');
  form.set('cv', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'cv.pdf');
  await api.upload('/api/ping', form, Pong, { ...outlivesPage, idempotencyKey: 'once' });
  expect(seen).toEqual(['multipart/form-data', 'once', 'سارة', 'cv.pdf']);
});

test('a server that calls for somebody says for whom, and the API’s own words reach the caller', async () => {
  configureHttp({ headers: () => ({ 'x-forwarded-for': '192.0.2.7' }) });
  let forwarded: string | null = null;
  server.use(
    http.get('*/api/ping', ({ request }) => {
      forwarded = request.headers.get('x-forwarded-for');
      return HttpResponse.json({ code: 'RATE_LIMITED', message: 'Too many tries.', request_id: 'r' }, { status: 429 });
    }),
  );
  expect((await failure(api.get('/api/ping', Pong, outlivesPage))).text).toBe('Too many tries.');
  expect(forwarded).toBe('192.0.2.7');
  configureHttp({ headers: () => ({}) });
});

test('files may be on their way for longer than an answer may take', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  document.cookie = 'XSRF-TOKEN=fresh; Path=/';
  server.use(http.post('*/api/ping', () => HttpResponse.json({ pong: true })));
  await api.post('/api/ping', {}, Pong, outlivesPage);
  const form = new FormData();
  form.set('name', 'value');
  await api.upload('/api/ping', form, Pong, outlivesPage);
  expect(limit.mock.calls).toEqual([[8000], [60_000]]);
  limit.mockRestore();
});
