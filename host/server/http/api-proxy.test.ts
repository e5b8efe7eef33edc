import { once } from 'node:events';
import type http from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import { hostUnderTest } from '../testing/host-under-test.ts';

const host = hostUnderTest();

const get = (url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ method: 'GET', url, headers: { host: 'clinic.example', ...headers } });

/** Answers calls of the API; gives those that came. */
function apiAnswers(answer: http.RequestListener): http.IncomingMessage[] {
  const calls: http.IncomingMessage[] = [];
  host.fixture.api.answer((request, response) => {
    if (request.url?.startsWith('/api/thing') !== true) return void response.end('{}');
    calls.push(request);
    answer(request, response);
  });
  return calls;
}

test('R16: an API that refuses what it has no time for is asked once', async () => {
  const calls = apiAnswers((_request, response) => void response.writeHead(503, { 'retry-after': '2' }).end('{}'));
  const answer = await host.app.inject('/api/thing');
  expect([answer.statusCode, answer.headers['retry-after'], calls.length]).toEqual([503, '2', 1]);
});

test('R29: a connection to the API that nobody uses is closed from this side, before a server that ends closes it', async () => {
  let socket: Socket | null = null;
  apiAnswers((request, response) => {
    socket = request.socket;
    response.writeHead(200, { connection: 'keep-alive', 'keep-alive': 'timeout=72' }).end('{}');
  });
  expect((await host.app.inject('/api/thing')).statusCode).toBe(200);
  // The other side does not get to close it: then there is no `end`.
  await once(socket as unknown as Socket, 'end');
});

test('what is only read is asked for again when its connection was closed; what is sent is not', async () => {
  const isFirst = new Set(['GET', 'POST']);
  const calls = apiAnswers((request, response) => {
    if (isFirst.delete(request.method ?? '')) request.socket.destroy();
    else response.end('{}');
  });
  const statuses = [];
  for (const method of ['GET', 'POST'] as const)
    statuses.push((await host.app.inject({ method, url: '/api/thing' })).statusCode);
  expect([statuses, calls.map(({ method }) => method)]).toEqual([
    [200, 503],
    ['GET', 'GET', 'POST'],
  ]);
});

test('a stream passes as it comes, ends for the API when its reader goes, and does not keep this server from closing', async () => {
  let gone = Promise.withResolvers<void>();
  host.fixture.api.answer((request, response) => {
    if (request.url?.startsWith('/api/desk-events') !== true) return void response.end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }).write('data: 1\n\n');
    // Never silent for so long that the stream would end for that.
    const beat = setInterval(() => response.write(':\n\n'), 1000);
    response.once('close', () => {
      clearInterval(beat);
      gone.resolve();
    });
  });
  const server = await buildHost(
    {
      ...readSettings({ LOG_LEVEL: 'silent' }),
      apiOrigin: host.fixture.api.origin,
      store: { ...host.fixture.place, localState: `${host.fixture.place.localState}-streams` },
    },
    host.fixture.store,
  );
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const open = async () => {
    const leaving = new AbortController();
    const { headers, body } = await fetch(`${address}/api/desk-events?at=posts`, { signal: leaving.signal });
    const reader = body?.getReader();
    expect([headers.get('x-accel-buffering'), new TextDecoder().decode((await reader?.read())?.value)]).toEqual([
      'no',
      'data: 1\n\n',
    ]);
    return { leaving, reader };
  };
  const first = await open();
  first.leaving.abort();
  await gone.promise;

  gone = Promise.withResolvers<void>();
  const second = await open();
  const ended = expect(second.reader?.read()).rejects.toThrow();
  await server.close();
  await ended;
  await gone.promise;
});

test('half a request ends with 408, at the API too; an answer goes on as long as it likes', async () => {
  const ended = Promise.withResolvers<void>();
  const stream = Promise.withResolvers<http.ServerResponse>();
  host.fixture.api.answer((request, response) => {
    if (request.url === '/api/thing') return void request.on('error', () => undefined).on('close', ended.resolve);
    if (request.url !== '/api/desk-events') return void response.end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    stream.resolve(response);
  });
  const server = await buildHost(
    {
      ...readSettings({ LOG_LEVEL: 'silent' }),
      apiOrigin: host.fixture.api.origin,
      store: { ...host.fixture.place, localState: `${host.fixture.place.localState}-half` },
    },
    host.fixture.store,
  );
  // For this server time goes a thousand times as fast. How often it looks is read when it begins to listen.
  const requestTimeout = server.server.requestTimeout / 1000;
  Object.assign(server.server, { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: 10 });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const reader = (await fetch(`${address}/api/desk-events`)).body?.getReader();
  const read = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await read()).toBe('data: 1\n\n');

  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(
    'POST /api/thing HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\nhalf',
  );
  expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
  await ended.promise;
  (await stream.promise).write('data: 2\n\n');
  expect(await read()).toBe('data: 2\n\n');
  await server.close();
});

test('/readyz does not wait for the API', async () => {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  host.fixture.api.answer((request) => {
    if (request.url !== '/readyz') return;
    asked += 1;
    held.resolve();
  });
  await held.promise;
  for (let look = 0; look < 5; look += 1) expect((await host.app.inject('/readyz')).statusCode).toBe(200);
  expect(asked).toBe(1);
});

describe('the way to the API', () => {
  test('a trusted proxy on another machine says who calls, where and how; anybody else says nothing', async () => {
    const seen: unknown[] = [];
    host.fixture.api.answer((request, response) => {
      const { 'x-forwarded-for': address, 'x-forwarded-host': host, 'x-forwarded-proto': protocol } = request.headers;
      if (request.url === '/api/user') seen.push([address, host, protocol]);
      response.end('{}');
    });
    const behind = await buildHost(
      {
        ...readSettings({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: '10.0.0.0/8,2001:db8:5::/48' }),
        apiOrigin: host.fixture.api.origin,
        store: { ...host.fixture.place, localState: `${host.fixture.place.localState}-behind` },
      },
      host.fixture.store,
    );
    const headers = {
      ...{ host: 'internal', 'x-forwarded-host': 'clinic.example', 'x-forwarded-proto': 'https' },
      'x-forwarded-for': '203.0.113.1, 198.51.100.7, 2001:db8:5::2',
    };
    for (const remoteAddress of ['10.0.0.9', '192.0.2.9'])
      await behind.inject({ url: '/api/user', remoteAddress, headers });
    await behind.close();
    expect(seen).toEqual([
      ['198.51.100.7', 'clinic.example', 'https'],
      ['192.0.2.9', 'internal', 'http'],
    ]);
  });

  test('a connection that a visitor asks to close ends, although the one to the API stays', async () => {
    host.fixture.api.answer((_request, response) => {
      response.setHeader('connection', 'keep-alive').setHeader('keep-alive', 'timeout=72').end('{}');
    });
    const { statusCode, headers } = await get('/api/user', { connection: 'close' });
    expect([statusCode, headers['connection'], headers['keep-alive']]).toEqual([200, 'close', undefined]);
  });

  test('calls arrive with the visitor’s host and address, and answers come back', async () => {
    const seen: Record<string, unknown> = {};
    host.fixture.api.answer((request, response) => {
      Object.assign(seen, {
        url: request.url,
        host: request.headers['x-forwarded-host'],
        cookie: request.headers.cookie,
      });
      response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Path=/']).end('{}');
    });
    const answer = await get('/api/user?x=1', { cookie: 'c=3' });
    expect(seen).toEqual({ url: '/api/user?x=1', host: 'clinic.example', cookie: 'c=3' });
    expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  });

  test('an API that breaks off is said in the language of the caller, in the API’s own envelope', async () => {
    host.fixture.api.answer((request) => void request.socket.destroy());
    const english = await get('/api/specialties', { 'accept-language': 'en' });
    expect(english.statusCode).toBe(503);
    expect(english.headers['retry-after']).toBe('5');
    expect(english.json()).toMatchObject({
      code: 'MAINTENANCE',
      message: 'Our system is not responding right now. Please try again shortly.',
    });
    expect((await get('/api/specialties')).json<{ message: string }>().message).toMatch(/[\u0600-\u06FF]/);
  });
});

test('R9: a page that waits for a silent API hears within three seconds that the fault is the clinic’s', async () => {
  host.fixture.api.answer(() => undefined);
  const asked = performance.now();
  const silent = await get('/api/specialties', { 'accept-language': 'en' });
  expect(silent.json()).toMatchObject({ code: 'MAINTENANCE' });
  expect(silent.statusCode).toBe(503);
  // The next longer limit would be ten seconds.
  expect(performance.now() - asked).toBeLessThan(7000);
});

test('an API that needs longer is waited for as long as the setting says', async () => {
  const held: http.ServerResponse[] = [];
  const calls = apiAnswers((_request, response) => void held.push(response));
  const patient = await buildHost(
    {
      ...readSettings({ LOG_LEVEL: 'silent' }),
      // Longer than can be set: the other server's limit is over before, on any machine.
      apiReadMs: 60_000,
      apiOrigin: host.fixture.api.origin,
      store: { ...host.fixture.place, localState: `${host.fixture.place.localState}-patient` },
    },
    host.fixture.store,
  );
  const waited = patient.inject('/api/thing');
  while (calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  // By then the limit of the other server is over.
  expect((await host.app.inject('/api/thing')).statusCode).toBe(503);
  held[0]?.end('{}');
  expect((await waited).statusCode).toBe(200);
  await patient.close();
});

test('ready also while the API is not, which it says: it has the last good pages', async () => {
  /** Settles when the server says so of the API, at which it looks by itself. */
  const saysOfApi = async (isReady: boolean) => {
    for (;;) {
      const answer = await get('/readyz');
      if (answer.json<{ api: boolean }>().api === isReady) return answer;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  host.fixture.api.answer((_request, response) => void response.writeHead(200).end('{}'));
  expect((await saysOfApi(true)).json()).toMatchObject({ status: 'ok' });
  host.fixture.api.answer((_request, response) => void response.writeHead(503).end('{}'));
  const answer = await saysOfApi(false);
  expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([200, 'ok']);
  expect((await get('/healthz')).statusCode).toBe(200);
});

test('who asks before sending gets an answer, too', async () => {
  const calls = apiAnswers((request, response) => request.pipe(response));
  const { port } = new URL(await host.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    'POST /api/thing HTTP/1.1',
    'host: clinic.example',
    'content-type: application/json',
    'connection: close',
  ];
  socket.write([...head, 'content-length: 2', 'expect: 100-continue', '', '{}'].join('\r\n'));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue[^]*HTTP\/1\.1 200 OK[^]*\{\}/);
  expect(calls.map(({ headers }) => headers.expect)).toEqual([undefined]);
});
