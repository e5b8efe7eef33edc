import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@clinic/node';
import { failureOf } from '../cli/failure.ts';
import { ServiceConnection } from './service-connection.ts';

let server: http.Server;
let answer: http.RequestListener;
beforeAll(async () => {
  server = http.createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const connection = (timeouts?: { reading: number; changing: number }, at = address()) =>
  new ServiceConnection(at, () => Promise.resolve('token'), timeouts);

/** How a command ends that asked a service for this. */
async function endOf(asked: Promise<unknown>) {
  const error = await asked.catch((thrown: unknown) => thrown);
  const { exitCode, text } = failureOf(error, true);
  return { exitCode, ...(JSON.parse(text) as { error: { code: string; message: string } }).error };
}

test.each<[string, http.RequestListener]>([
  ['says nothing', () => undefined],
  ['breaks off before its answer', (request) => request.socket.destroy()],
  ['breaks off within its answer', (_request, response) => response.write('{', () => response.destroy())],
  ['is behind a proxy that does not wait', (_request, response) => response.writeHead(504).end('<html>')],
  [
    'fails',
    (_request, response) => response.writeHead(500).end('{"error":{"code":"failed","message":"The log has it."}}'),
  ],
  ['answers what no command knows', (_request, response) => response.end('{"result":1}')],
])('a change of which a service that %s may be done: no script makes it again by itself', async (_what, answers) => {
  answer = answers;
  const service = connection({ reading: 50, changing: 50 });
  expect(await endOf(service.operation('rollback')({ channel: 'production' }))).toMatchObject({
    exitCode: 1,
    code: 'unanswered',
    message: expect.stringContaining('release status'),
  });
  expect(await endOf(service.operation('readRegistry')('production'))).toMatchObject({
    exitCode: 3,
    code: 'unreachable',
  });
});

test('a change that was sent nowhere can be made again', async () => {
  const service = connection(undefined, `http://127.0.0.1:${await freePort()}`);
  expect(await endOf(service.operation('rollback')({ channel: 'production' }))).toMatchObject({
    exitCode: 3,
    code: 'unreachable',
  });
});

test('a change is waited for longer than what is read', async () => {
  const held = Promise.withResolvers<http.ServerResponse>();
  answer = (request, response) => {
    if (request.url === '/v1/unlock') held.resolve(response);
  };
  const service = connection({ reading: 50, changing: 60_000 });
  const change = service.operation('unlock')('production', undefined);
  const response = await held.promise;
  expect(await endOf(service.operation('readRegistry')('production'))).toMatchObject({ code: 'unreachable' });
  response.end('{"result":true}');
  expect(await change).toBe(true);
});
