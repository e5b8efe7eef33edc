import { readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { Http2SecureServer, Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { monoBase } from './mono-build.ts';
import type { MonoBuild } from './mono-build.ts';
import { manyRemotes, pageOf, remotesAddress, variantNames } from './variants.ts';
import type { ModulesOf, VariantName } from './variants.ts';

/** What the API takes for an answer, in milliseconds: the same for every variant. */
const apiDelay = 5;

const compressible = /^(text\/|application\/(json|javascript|ld\+json)|image\/svg)/;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface BenchServer {
  /** Address of a variant. */
  origin: (variant: VariantName) => string;
  close: () => Promise<void>;
}

/**
 * Serves every variant from this one process, each on a port of its own: HTTP/2 over TLS, compressed beforehand as far as it
 * goes. What is not the benchmark's own is recorded from the running site at its first use and answered from memory.
 */
export async function serveVariants(site: string, mono: MonoBuild, modulesOf: ModulesOf): Promise<BenchServer> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const recorded = new Map<string, Promise<Answer>>();
  const made = new Map<string, Promise<Answer>>();
  const once = (store: Map<string, Promise<Answer>>, name: string, make: () => Promise<Answer>) => {
    const known = store.get(name) ?? make();
    store.set(name, known);
    return known;
  };
  const record = (address: string) => once(recorded, address, () => recordedFrom(site, address));

  async function answer(variant: VariantName, address: string, isPage: boolean): Promise<Answer> {
    if (isPage) {
      return once(made, `${variant} ${address}`, async () => {
        const page = await record(address);
        // The host redirects a visitor from a page of members.
        if (page.headers['location'] !== undefined) return page;
        const html = page.body.toString('utf8');
        const remotes = (await record(remotesAddress(html))).body.toString('utf8');
        return { ...page, body: Buffer.from(pageOf(variant, html, { mono, modulesOf, remotes })) };
      }).then((page) => once(made, `${variant} ${address} compressed`, () => Promise.resolve(compressed(page))));
    }
    if (address.startsWith(monoBase)) {
      return once(made, address, async () =>
        compressed({
          status: 200,
          headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' },
          body: await readFile(path.join(mono.folder, path.basename(address))),
        }),
      );
    }
    if (variant === 'many' && address.startsWith('/compositions/')) {
      return once(made, `${variant} ${address}`, async () => {
        const script = await record(address);
        return compressed({ ...script, body: Buffer.from(manyRemotes(script.body.toString('utf8')).script) });
      });
    }
    if (address.startsWith('/api/')) await pause(apiDelay);
    return once(made, `${address} compressed`, async () => compressed(await record(address)));
  }

  const servers = new Map<VariantName, Http2SecureServer>();
  for (const variant of variantNames) {
    const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
      void respond(request, response, (address, isPage) => answer(variant, address, isPage));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.set(variant, server);
  }
  return {
    origin: (variant) => `https://localhost:${(servers.get(variant)?.address() as AddressInfo).port}`,
    async close() {
      await Promise.all([...servers.values()].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

async function respond(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  answer: (address: string, isPage: boolean) => Promise<Answer>,
): Promise<void> {
  try {
    const isPage = request.headers['sec-fetch-dest'] === 'document';
    const { status, headers, body } = await answer(request.url, isPage);
    response.writeHead(status, headers);
    response.end(body);
  } catch (error) {
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(String(error));
  }
}

async function recordedFrom(site: string, address: string): Promise<Answer> {
  const answered = await fetch(site + address, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });
  const kept = ['content-type', 'content-security-policy', 'cache-control', 'etag', 'location'];
  const headers: Record<string, string> = {};
  for (const name of kept) {
    const value = answered.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return {
    status: answered.status,
    headers,
    body: Buffer.from(await answered.arrayBuffer()),
  };
}

function compressed({ status, headers, body }: Answer): Answer {
  if (!compressible.test(headers['content-type'] ?? '')) return { status, headers, body };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body, { params }) };
}
