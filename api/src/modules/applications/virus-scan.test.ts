import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInfected } from './virus-scan.ts';

const folder = mkdtempSync(join(tmpdir(), 'clinic-test-scan-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A daemon that reads a whole stream as clamd does, and answers by what it got. */
async function daemon(answer: (content: Buffer, socket: Socket) => void, at: string | number = 0): Promise<Server> {
  const server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      got = Buffer.concat([got, part]);
      const head = got.indexOf(0) + 1;
      const parts: Buffer[] = [];
      for (let place = head; head > 0 && place + 4 <= got.length;) {
        const size = got.readUInt32BE(place);
        if (size === 0) {
          expect(got.subarray(0, head).toString()).toBe('zINSTREAM\0');
          answer(Buffer.concat(parts), socket);
          return;
        }
        parts.push(got.subarray(place + 4, place + 4 + size));
        place += 4 + size;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(at, resolve));
  return server;
}
const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

test('a file goes to the daemon whole, and its answer counts, over a port and over a socket', async () => {
  const content = Buffer.alloc(300_000, 'x');
  const seen: Buffer[] = [];
  const byPort = await daemon((got, socket) => {
    seen.push(got);
    socket.end(got.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
  });
  expect(await isInfected(addressOf(byPort), content)).toBe(false);
  expect(seen[0]?.equals(content)).toBe(true);
  expect(await isInfected(addressOf(byPort), Buffer.from(`${content.toString()}EICAR`))).toBe(true);
  byPort.close();

  const path = join(folder, 'clamd.sock');
  const bySocket = await daemon((_got, socket) => socket.end('stream: OK\0'), path);
  expect(await isInfected(path, content)).toBe(false);
  bySocket.close();
});

test.each<[string, (content: Buffer, socket: Socket) => void]>([
  ['says that it could not', (_got, socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['says nothing', (_got, socket) => socket.end()],
  ['breaks off', (_got, socket) => socket.destroy()],
])('no file is taken unseen: a daemon that %s', async (_what, answer) => {
  const server = await daemon(answer);
  await expect(isInfected(addressOf(server), Buffer.from('x'))).rejects.toMatchObject({ code: 'MAINTENANCE' });
  server.close();
});

test('no file is taken unseen: a daemon that has enough before it has seen the whole file', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.pause().write('INSTREAM size limit exceeded. ERROR\0'));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const file = Buffer.alloc(9 * 1024 ** 2, 'x');
  await expect(isInfected(addressOf(server), file)).rejects.toMatchObject({ code: 'MAINTENANCE' });
  server.close();
});

test('no file is taken unseen: a daemon that is not there', async () => {
  await expect(isInfected(join(folder, 'none.sock'), Buffer.from('x'))).rejects.toMatchObject({ code: 'MAINTENANCE' });
});
