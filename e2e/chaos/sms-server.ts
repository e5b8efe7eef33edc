import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderError } from './provider-errors.ts';

export interface SmsServer {
  readonly url: string;
  /** The ids that were delivered; whatever is sent again under the same one is not delivered again. */
  readonly delivered: ReadonlySet<string>;
  /** Messages that were sent again after they were delivered. */
  readonly repeated: () => number;
  /** Decides about each message before it is answered; null takes it. */
  readonly set: (errorOf: (id: string) => ProviderError | null) => void;
  readonly close: () => Promise<void>;
}

/** A provider of SMS as `docs/operations/messages.md` describes it: it knows a message by its `Idempotency-Key`. */
export async function startSmsServer(): Promise<SmsServer> {
  const delivered = new Set<string>();
  let repeated = 0;
  let errorOf: (id: string) => ProviderError | null = () => null;
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      const id = String(request.headers['idempotency-key']);
      const error = errorOf(id);
      if (error === 'refuses') return void response.writeHead(500).end();
      const isKnown = delivered.has(id);
      if (isKnown) repeated += 1;
      delivered.add(id);
      if (error === 'takes and says nothing') return void request.socket.destroy();
      response.writeHead(isKnown ? 409 : 202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    repeated: () => repeated,
    set: (next) => {
      errorOf = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
