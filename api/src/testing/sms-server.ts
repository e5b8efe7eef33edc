import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call of a provider's API. */
export interface SmsCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a provider answers. */
export interface SmsAnswer {
  readonly status: number;
  readonly body?: string;
}

/** A provider of SMS on this machine. */
export interface SmsServer {
  readonly url: string;
  readonly calls: SmsCall[];
  /** Decides about each call from now on. */
  answer(decide: (call: SmsCall) => SmsAnswer | Promise<SmsAnswer>): void;
  close(): Promise<void>;
}

/** Starts a provider that takes everything until it is told otherwise. */
export async function startSmsServer(): Promise<SmsServer> {
  const calls: SmsCall[] = [];
  let decide: (call: SmsCall) => SmsAnswer | Promise<SmsAnswer> = () => ({ status: 202 });
  const server = createServer((request, response) => {
    void (async () => {
      const call = { path: request.url ?? '', headers: request.headers, body: await text(request) };
      calls.push(call);
      const { status, body = '' } = await decide(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: (next) => {
      decide = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
