import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { hostUnderTest } from '../testing/host-under-test.ts';

const host = hostUnderTest();
let port: number;
beforeAll(async () => {
  port = Number(new URL(await host.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** Asks for an address as it is written; clients would tidy it up. */
async function ask(address: string, method = 'GET') {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${method} ${address} HTTP/1.1\r\nhost: clinic.example\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  const [, status] = answer.split(' ', 2);
  return { status: Number(status), location: /^location: (.*)$/im.exec(answer)?.[1] ?? null };
}

test.each([
  ['//', '/'],
  ['///', '/'],
  ['//a:b/', '/a:b/'],
  ['//wp-login.php', '/wp-login.php'],
  ['//list?search=a&page=2', '/list?search=a&page=2'],
  ['//evil.test//x', '/evil.test//x'],
  ['/\\evil.test/', '/evil.test/'],
  ['//.//evil.test/', '/evil.test/'],
  ['//..//\\evil.test/?a', '/evil.test/?a'],
  ['//api/user', '/api/user'],
  ['/.//', '/'],
  ['/.//list?page=2', '/list?page=2'],
  ['/x/..//evil.test/', '/evil.test/'],
  ['/%2e//evil.test/', '/evil.test/'],
])('%j is the address %j of this site, whatever is behind it', async (address, location) => {
  expect(await ask(address)).toEqual({ status: 308, location });
  expect(await ask(address, 'POST')).toEqual({ status: 308, location });
});

test.each(['/', '/list?search=//a', '/doctors//known'])('%s is asked for as it is', async (address) => {
  expect(await ask(address)).toEqual({ status: 200, location: null });
});
