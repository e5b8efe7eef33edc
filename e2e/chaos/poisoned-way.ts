import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PoisonedWay {
  readonly port: number;
  /** Whether answers are poisoned from now on. */
  readonly set: (isPoisoned: boolean) => void;
  /** How many answers were. */
  readonly poisoned: () => number;
  readonly close: () => Promise<void>;
}

/** JSON that is no answer to anything, with 200. */
const poisons = ['null', '{"data":null}', '{"data":[{}]}', '{"data":{"length":1e9}}', '"data"', '{"data":[null,7]}'];

/** A way to a server of this machine that gives other JSON than the server said. */
export async function openPoisonedWay(target: number, random: () => number): Promise<PoisonedWay> {
  let isPoisoned = false;
  let poisoned = 0;
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    const { url: path, method, headers } = request;
    const passed = http.request({ port: target, path, method, headers, agent }, (answer) => {
      if (!isPoisoned || !String(answer.headers['content-type']).includes('json')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      answer.resume();
      poisoned += 1;
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(poisons[Math.floor(random() * poisons.length)]);
    });
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      isPoisoned = next;
    },
    poisoned: () => poisoned,
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
