import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of the site that the cache keeps. */
interface KeptAnswer {
  keys: readonly string[];
  /** The cookies of the request, which the answer varies with. */
  cookie: string | undefined;
  body: string;
}

/** A question to forget pages, as it came. */
export interface AskedPurge {
  method: string | undefined;
  headers: http.IncomingHttpHeaders;
  keys: readonly string[];
}

export interface FakeCdn {
  /** Where it is asked to forget. */
  purgeUrl: string;
  /** Each question that it took. */
  purges: AskedPurge[];
  /** How many it refuses from now on. */
  refuse: (times: number) => void;
  /** What a visitor gets through it, and whether from its memory. */
  get: (path: string, cookie?: string) => Promise<{ body: string; hit: boolean; kept: boolean }>;
  /** Called after it has forgotten pages and before it says so. */
  onPurged: (then: (forgotten: ReadonlyMap<string, KeptAnswer>) => void) => void;
  /** Puts an answer back, as if a server that has not followed yet had given it. */
  refill: (path: string, answer: KeptAnswer) => void;
  close: () => Promise<void>;
}

const keysIn = (text: string | undefined) => (text ?? '').split(/[ ,]+/).filter((key) => key !== '');

/**
 * A cache in front of a site. It keeps by address what its own header allows, and `Vary: Cookie` is all that tells it visitors
 * apart. It forgets by the keys that answers name.
 * @param origin the address of the site
 */
export async function fakeCdn(
  origin: () => string,
  { timesHeader, keyHeader }: { timesHeader: string; keyHeader: string },
): Promise<FakeCdn> {
  const kept = new Map<string, KeptAnswer>();
  const purges: AskedPurge[] = [];
  let refusals = 0;
  let onPurged: Parameters<FakeCdn['onPurged']>[0] = () => undefined;
  const take = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { method, headers } = request;
    const body = (await request.toArray()).join('');
    if (refusals > 0) {
      refusals -= 1;
      return response.writeHead(503).end();
    }
    const keys = body === '' ? keysIn(String(headers[keyHeader])) : (JSON.parse(body) as { tags: string[] }).tags;
    const forgotten = new Map([...kept].filter(([, answer]) => answer.keys.some((key) => keys.includes(key))));
    for (const path of forgotten.keys()) kept.delete(path);
    purges.push({ method, headers, keys });
    onPurged(forgotten);
    return response.end('{}');
  };
  const server = http.createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    purgeUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    purges,
    refuse: (times) => (refusals = times),
    onPurged: (then) => (onPurged = then),
    refill: (path, answer) => kept.set(path, answer),
    async get(path, cookie) {
      const known = kept.get(path);
      if (known !== undefined && known.cookie === cookie) return { body: known.body, hit: true, kept: true };
      const answer = await fetch(origin() + path, cookie === undefined ? {} : { headers: { cookie } });
      const body = await answer.text();
      const times = answer.headers.get(timesHeader);
      const forbids = /private|no-store/.test(answer.headers.get('cache-control') ?? '');
      const seconds = Number(/max-age=(\d+)/.exec(times ?? '')?.[1] ?? 0);
      const keeps = seconds > 0 && !forbids;
      if (keeps) kept.set(path, { keys: keysIn(answer.headers.get(keyHeader) ?? ''), cookie, body });
      return { body, hit: false, kept: keeps };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
