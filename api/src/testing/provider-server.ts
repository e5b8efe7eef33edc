import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call of a provider's API. */
export interface ProviderCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a provider answers. */
export interface ProviderResponse {
  readonly status: number;
  readonly body?: string;
}

/** A provider on this machine: of SMS, of WhatsApp, or a push service. */
export interface ProviderServer {
  readonly url: string;
  readonly calls: ProviderCall[];
  /** Decides about each call from now on. */
  answer(decide: (call: ProviderCall) => ProviderResponse | Promise<ProviderResponse>): void;
  close(): Promise<void>;
}

/** Starts a provider that takes everything until it is told otherwise. */
export async function startProvider(): Promise<ProviderServer> {
  const calls: ProviderCall[] = [];
  let decide: (call: ProviderCall) => ProviderResponse | Promise<ProviderResponse> = () => ({ status: 202 });
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
