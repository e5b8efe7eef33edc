import * as z from 'zod/mini';
import { fakeApi, http, HttpResponse } from '../testing/index.ts';
import { api, configureHttp, isApiError } from './index.ts';

const Pong = z.object({ pong: z.boolean() });
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
  await api.get('/api/ping', Pong);
  document.cookie = 'access_token=abc; Path=/';
  await api.get('/api/ping', Pong);
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
  await api.post('/api/ping', {}, Pong, { idempotencyKey: 'one' });
  expect(token).toBe('fresh');
});

test('an answer of another shape is an error, not data', async () => {
  answers(200, { pong: 'yes' });
  expect((await failure(api.get('/api/ping', Pong))).code).toBe('BAD_ANSWER');
});

test('an answer that is no JSON is an error', async () => {
  answers(200, '<html>');
  expect((await failure(api.get('/api/ping', Pong))).code).toBe('BAD_ANSWER');
});

test('no network is an error of its own', async () => {
  server.use(http.get('*/api/ping', () => HttpResponse.error()));
  expect((await failure(api.get('/api/ping', Pong))).code).toBe('NETWORK');
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
  const error = await failure(api.get('/api/ping', Pong));
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
  await failure(api.get('/api/ping', Pong));
  expect(ended).toHaveBeenCalledTimes(1);
  answers(401, { code: 'INVALID_CREDENTIALS', message: '…', request_id: 'r' });
  await failure(api.get('/api/ping', Pong));
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a request that its caller gives up stays an abort, not an error of the API', async () => {
  answers(200, { pong: true });
  const controller = new AbortController();
  controller.abort();
  await expect(api.get('/api/ping', Pong, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
