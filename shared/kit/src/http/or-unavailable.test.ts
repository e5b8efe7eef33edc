import * as z from 'zod/mini';
import { fakeApi, http, HttpResponse } from '../testing/index.ts';
import { isUnavailable, loadedOr } from '../routing/index.ts';
import { api, configureHttp, orUnavailable } from './index.ts';

const Part = z.object({ name: z.string() });
const server = fakeApi();
const reported = jest.fn();
let warned: jest.SpyInstance;

beforeEach(() => {
  reported.mockReset();
  configureHttp({ onUnavailable: reported });
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  configureHttp({ onUnavailable: () => undefined });
  warned.mockRestore();
});

const load = (signal = new AbortController().signal) =>
  orUnavailable('the part', api.get('/api/part', Part, { signal }), signal);
const answers = (response: () => Response) => server.use(http.get('*/api/part', response));

test('what was loaded is what it is, also when there is nothing of it', async () => {
  answers(() => HttpResponse.json({ name: '' }));
  const part = await load();
  expect([isUnavailable(part), loadedOr(part, null)]).toEqual([false, { name: '' }]);
  expect([isUnavailable([]), isUnavailable(null), isUnavailable({ unavailable: false })]).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ['500', () => HttpResponse.json({ message: 'oops' }, { status: 500 })],
  ['no answer', () => HttpResponse.error()],
  ['garbage', () => new HttpResponse('<html>')],
  ['something else', () => HttpResponse.json({ other: 1 })],
  ['too many calls', () => HttpResponse.json({ code: 'RATE_LIMITED', message: 'later' }, { status: 429 })],
])('%s: the failure is a value, which survives the way into the page, and is reported', async (_what, response) => {
  answers(response as () => Response);
  const part = JSON.parse(JSON.stringify(await load())) as Awaited<ReturnType<typeof load>>;
  expect([isUnavailable(part), loadedOr(part, 'nothing')]).toEqual([true, 'nothing']);
  expect(reported).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('a failure of the API is reported, also when its caller says nothing of it', async () => {
  answers(() => HttpResponse.error());
  await api.get('/api/part', Part, { signal: null }).catch(() => null);
  expect(reported).toHaveBeenCalledTimes(1);
});

test('what the API refuses because of what was asked keeps no page from being kept', async () => {
  answers(() => HttpResponse.json({ code: 'NOT_FOUND', message: 'no', request_id: 'r' }, { status: 404 }));
  expect(isUnavailable(await load())).toBe(true);
  expect(reported).not.toHaveBeenCalled();
});

test('a fault on the way from the answer to the page is reported', async () => {
  const { signal } = new AbortController();
  await orUnavailable('the part', Promise.reject(new TypeError('no such field')), signal);
  expect(reported).toHaveBeenCalledTimes(1);
});

test('an aborted load is no failure', async () => {
  const leaving = new AbortController();
  answers(() => HttpResponse.json({ name: 'late' }));
  const loading = load(leaving.signal);
  leaving.abort();
  await expect(loading).rejects.toThrow(/abort/i);
  expect([reported.mock.calls, warned.mock.calls]).toEqual([[], []]);
});
