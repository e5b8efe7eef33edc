import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';

/** Statuses of what Node's HTTP parser refuses (https://nodejs.org/api/http.html#event-clienterror); 400 for all else. */
const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What is sent to a client whose bytes were no request. */
export interface RawResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * A `clientErrorHandler` for Fastify: what could not even be parsed as a request is answered by `respond`, with the headers
 * that every other answer carries, and the connection ends. Nothing of what was sent is logged or sent back.
 */
export function parserErrorHandler(respond: (status: number) => RawResponse) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusByCode[error.code ?? ''] ?? 400;
    const { headers, body } = respond(status);
    const lines = Object.entries({
      ...headers,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${body}`);
  };
}
