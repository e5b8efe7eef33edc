import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { bearer } from './bearer.ts';

test('an identity token that was not issued is asked for again by the next call, one that was is kept', async () => {
  let asked = 0;
  const server = http.createServer((_request, response) => {
    asked += 1;
    if (asked === 1) response.writeHead(500).end('{}');
    else response.end(JSON.stringify({ value: `token ${asked}` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
    const env = { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'key' };
    const token = bearer(env, 'https://releases.test');
    await expect(Promise.all([token(), token()])).rejects.toMatchObject({ code: 'unreachable' });
    expect([await token(), await token(), asked]).toEqual(['token 2', 'token 2', 2]);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
