import { once } from 'node:events';
import type http from 'node:http';
import type { Socket } from 'node:net';
import { hostUnderTest } from '../testing/host-under-test.ts';

const host = hostUnderTest();

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
