import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from './client.ts';
import type { Context } from './row.ts';

/** Between two looks at what is ready, in milliseconds. */
const lookEvery = 100;
/** Servers that a connection is tried with. */
const mostTries = 3;

/**
 * What stands before servers that come and go: new connections go in turn to those that say they are ready.
 * @param at port to listen on; a free one unless said otherwise
 */
export async function openBalancer(servers: () => readonly string[], onEnd: Context['onEnd'], at = 0): Promise<string> {
  let ready: readonly string[] = servers();
  let turn = 0;
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      const answers = await Promise.all(
        servers().map(async (url) => ((await send(`${url}/readyz`, { timeoutMs: 1000 })).status === 200 ? url : null)),
      );
      ready = answers.filter((url) => url !== null);
      await pause(lookEvery);
    }
  };
  const looking = look();
  /** Connects to the next server, or to the one after it when nobody listens there any more. */
  const connectTo = (near: Socket, triesLeft: number) => {
    const url = ready[(turn += 1) % Math.max(1, ready.length)];
    if (url === undefined || triesLeft === 0) return void near.destroy();
    const far = connect(Number(new URL(url).port), '127.0.0.1');
    const another = () => connectTo(near, triesLeft - 1);
    far.once('error', another);
    far.once('connect', () => {
      far.off('error', another);
      far.once('error', () => near.destroy());
      near.once('error', () => far.destroy());
      near.pipe(far).pipe(near);
    });
  };
  const balancer = createServer((near) => connectTo(near, mostTries));
  await new Promise<void>((resolve) => balancer.listen(at, '127.0.0.1', resolve));
  onEnd(async () => {
    isOver = true;
    balancer.close();
    await looking;
  });
  return `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
}
