import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What the way between two parts does to what goes over it. */
export type Weather =
  | { readonly kind: 'clear' }
  /** Everything takes so much longer, in milliseconds. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** A connection breaks at this share of what goes over it. */
  | { readonly kind: 'cutting'; readonly share: number }
  /** One byte in this share of the answers is another one. */
  | { readonly kind: 'corrupting'; readonly share: number }
  /** What was sent never arrives. */
  | { readonly kind: 'silent' }
  /** Nobody is there; what was open is broken. */
  | { readonly kind: 'gone' };

export interface TcpProxy {
  readonly port: number;
  readonly set: (weather: Weather) => void;
  /** How often something was cut or corrupted. */
  readonly faults: () => number;
  readonly close: () => Promise<void>;
}

/** A way to a port of this machine on which the weather can be set. */
export async function openTcpProxy(target: number, random: () => number): Promise<TcpProxy> {
  let weather: Weather = { kind: 'clear' };
  let faults = 0;
  const open = new Set<Socket>();

  const corrupt = (chunk: Buffer): Buffer => {
    const other = Buffer.from(chunk);
    const place = Math.floor(random() * other.length);
    other[place] = (other[place] ?? 0) ^ (1 + Math.floor(random() * 255));
    return other;
  };

  /** Passes chunks on one after the other, so that none overtakes another. */
  const passOn = (from: Socket, to: Socket, isAnswer: boolean) => {
    let last = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      last = last.then(async () => {
        if (weather.kind === 'slow') await pause(weather.delayMs);
        if (weather.kind === 'silent' || to.destroyed) return;
        if (weather.kind === 'cutting' && random() < weather.share) {
          faults += 1;
          from.destroy();
          to.destroy();
        } else if (weather.kind === 'corrupting' && isAnswer && random() < weather.share) {
          faults += 1;
          to.write(corrupt(chunk));
        } else to.write(chunk);
      });
    });
    from.once('end', () => void last.then(() => to.end()));
    from.once('error', () => to.destroy());
    from.once('close', () => {
      open.delete(from);
      void last.then(() => to.destroy());
    });
  };

  const server = createServer((near) => {
    if (weather.kind === 'gone') return void near.destroy();
    const far = connect(target, '127.0.0.1');
    open.add(near).add(far);
    passOn(near, far, false);
    passOn(far, near, true);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      weather = next;
      if (next.kind === 'gone') breakAll();
    },
    faults: () => faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        breakAll();
      }),
  };
}
