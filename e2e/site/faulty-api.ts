import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the API behaves behind the proxy. */
export type ApiMood = 'well' | 'down' | 'silent' | 'failing' | 'garbage' | 'busy';

export interface FaultyApi {
  port: number;
  set: (mood: ApiMood) => void;
  close: () => Promise<void>;
}

/** A way to the API that can be broken. */
export async function faultyApi(apiPort: number): Promise<FaultyApi> {
  let mood: ApiMood = 'well';
  const server = http.createServer((request, response) => {
    switch (mood) {
      case 'well': {
        const { method, url: path, headers } = request;
        const onward = http.request({ host: '127.0.0.1', port: apiPort, method, path, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        onward.on('error', () => response.destroy());
        request.pipe(onward);
        return;
      }
      case 'down':
        return void request.socket.destroy();
      case 'silent':
        return;
      case 'failing':
        return void response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"oops"}');
      case 'garbage':
        return void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>not what was asked');
      case 'busy':
        return void response
          .writeHead(429, { 'content-type': 'application/json', 'retry-after': '30' })
          .end('{"code":"RATE_LIMITED","message":"later","request_id":"r"}');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      mood = next;
      // What is under way is cut off, as when a process dies.
      if (next === 'down') server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
