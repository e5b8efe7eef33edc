import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { parserErrorHandler } from './parser-errors.ts';

const server = createServer();
server.on(
  'clientError',
  parserErrorHandler((status) => ({ headers: { 'x-content-type-options': 'nosniff' }, body: `«${status}»` })),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** All that the server sends back for these bytes until it ends the connection. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (part: Buffer) => (received += part.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

test.each([
  ['bytes that are no request', 'nonsense\r\n\r\n', '400 Bad Request'],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', '400 Bad Request'],
  ['headers without an end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(70_000)}`, '431 Request Header Fields Too Large'],
])('%s are answered with the given headers and body, and nothing of what was sent', async (_name, bytes, status) => {
  const received = await send(bytes);
  const body = `«${status.slice(0, 3)}»`;
  expect(received.split('\r\n')).toEqual([
    `HTTP/1.1 ${status}`,
    'x-content-type-options: nosniff',
    'content-length: 7',
    'connection: close',
    '',
    body,
  ]);
});
