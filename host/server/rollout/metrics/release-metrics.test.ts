import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';
import type { MetricCount } from '@clinic/contracts/metrics';
import { freePort } from '@clinic/node';
import { ReleaseMetricsClient } from './release-metrics.ts';

let server: http.Server;
/** What the API has added up. */
let sum: number;
/** What it does before it adds, and before it answers; false when it does not add. */
let receive: (response: http.ServerResponse) => boolean;

beforeEach(() => {
  sum = 0;
  server = http.createServer((request, response) => {
    void json(request).then((body) => {
      const { items } = body as { items: MetricCount[] };
      if (receive(response)) sum += items.reduce((counted, { count }) => counted + count, 0);
      if (!response.writableEnded && !response.destroyed) response.writeHead(204).end();
    });
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const listen = async (port = 0) => {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const clientOf = (port: number) => {
  const { log } = Fastify({ logger: false });
  return new ReleaseMetricsClient({ apiOrigin: `http://127.0.0.1:${port}`, internalKey: 'key', log });
};
/** Counts one thing, and brings it while the API does something else first, then again while it works. */
async function bringTwice(client: ReleaseMetricsClient, between: () => Promise<unknown> = () => Promise.resolve()) {
  client.count(
    { remote: 'booking', release: '1.0.0+aaaaaaa', event: 'load/ok', count: 1 },
    { composition: '', live: true },
  );
  await client.flush();
  await between();
  receive = () => true;
  await client.flush();
}

test('what the API has taken counts once, though its answer came too late', async () => {
  const port = await listen();
  const late = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
  receive = () => {
    late.abort(new DOMException('too late', 'TimeoutError'));
    return true;
  };
  await bringTwice(clientOf(port));
  expect(sum).toBe(1);
});

test.each<[string, (response: http.ServerResponse) => void]>([
  ['the connection broke before the answer', (response) => response.destroy()],
  ['a proxy waited no longer', (response) => response.writeHead(504).end()],
])('what the API has taken counts once, though %s', async (_why, fail) => {
  const port = await listen();
  receive = (response) => {
    fail(response);
    return true;
  };
  await bringTwice(clientOf(port));
  expect(sum).toBe(1);
});

test('what the API refused is brought again', async () => {
  const port = await listen();
  receive = (response) => {
    response.writeHead(503).end();
    return false;
  };
  await bringTwice(clientOf(port));
  expect(sum).toBe(1);
});

test('what could not be sent because the API was away is brought again', async () => {
  const port = await freePort();
  await bringTwice(clientOf(port), () => listen(port));
  expect(sum).toBe(1);
});
