import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { ClinicError } from '../../http/errors.ts';

const withinMs = 30_000;
const partBytes = 64 * 1024;
/** The longest answer of the daemon that means anything here. */
const mostAnswer = 1000;

/** Where a ClamAV daemon listens: a path of a socket, or `host:port`. */
function connectTo(address: string): Socket {
  if (address.startsWith('/')) return connect({ path: address });
  const at = address.lastIndexOf(':');
  return connect({ host: address.slice(0, at), port: Number(address.slice(at + 1)) });
}

function sized(part: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(part.length);
  return Buffer.concat([size, part]);
}

/** A file in parts of the size that streams have. */
function* inParts(content: Buffer): Iterable<Buffer> {
  for (let at = 0; at < content.length; at += partBytes) yield content.subarray(at, at + partBytes);
}

/**
 * Sends a file as the protocol of clamd wants it (INSTREAM): parts with their sizes in front, an empty one at the end. A daemon
 * that has answered before gets no more of it.
 */
async function send(socket: Socket, content: Iterable<Buffer>): Promise<void> {
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('zINSTREAM\0');
  for (const part of content) {
    if (socket.destroyed) return;
    if (!socket.write(sized(part)))
      await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))]);
  }
  socket.write(sized(Buffer.alloc(0)));
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const part of socket) {
    answer += String(part);
    if (answer.endsWith('\0') || answer.length > mostAnswer) break;
  }
  return answer.replace(/\0.*$/s, '').trim();
}

/**
 * Whether the ClamAV daemon at `address` finds something in a file.
 * @throws {ClinicError} MAINTENANCE when it gives no answer: a file that nobody looked at is not taken
 */
export async function isInfected(address: string, content: Buffer): Promise<boolean> {
  const socket = connectTo(address);
  socket.setTimeout(withinMs, () => socket.destroy(new Error('no answer in time')));
  try {
    const [answer] = await Promise.all([answerOf(socket), send(socket, inParts(content))]);
    if (answer.endsWith(' FOUND')) return true;
    if (answer === 'stream: OK') return false;
    throw new Error('an answer that says neither');
  } catch {
    throw new ClinicError('MAINTENANCE');
  } finally {
    socket.destroy();
  }
}
