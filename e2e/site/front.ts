import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** An address that stays while what answers behind it changes, as a site's does through its deployments. */
export interface Front {
  url: string;
  /** Sends new connections to another server, and ends those to the former one. */
  point: (to: string) => void;
  close: () => Promise<void>;
}

export async function openFront(first: string): Promise<Front> {
  let target = new URL(first);
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    const behind = connect(Number(target.port), '127.0.0.1');
    for (const [from, to] of [
      [visitor, behind],
      [behind, visitor],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.once('error', () => to.destroy());
      from.once('close', () => open.delete(from));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endAll = () => open.forEach((socket) => socket.destroy());
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    point(to) {
      target = new URL(to);
      endAll();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endAll();
      }),
  };
}
