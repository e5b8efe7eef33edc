import path from 'node:path';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ArtifactFiles } from '@clinic/contracts';
import { integrityOf, isStoreError } from '@clinic/releases/store';
import type { ReleaseStore } from '@clinic/releases/store';
import { artifactBase } from '@clinic/contracts/registry';
import { acceptedEncoding, isNotModified } from '@clinic/node';
import type { ContentEncoding } from '@clinic/node';

/** Bytes of files kept in memory. */
const memory = 32 * 1024 * 1024;

/** Milliseconds that a list of files is kept: one that was altered and is put right again is read soon. */
const listsKept = 30_000;

const typeOf: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const suffixes = { br: '.br', gzip: '.gz' } as const;

interface Stored {
  body: Buffer;
  encoding: ContentEncoding | null;
}

/**
 * `/artifacts/<name>/<release>/<file>`: the public files of every release in the store, immutable and cached for ever.
 * Only files that `files.json` lists as public are answered, and only with the bytes that were published; what runs on
 * the server never leaves it. `files.json` itself is checked by whoever asks for it, with the integrity that the registry names,
 * so that it is asked for again each time.
 */
export function serveArtifacts(app: FastifyInstance, store: ReleaseStore): void {
  const lists = new LRUCache<string, ArtifactFiles>({ max: 200, ttl: listsKept, noDeleteOnStaleGet: true });
  const files = new LRUCache<string, Stored>({ maxSize: memory, sizeCalculation: ({ body }) => body.length + 1 });

  async function listOf(name: string, release: string): Promise<ArtifactFiles | null> {
    const key = `${name}@${release}`;
    const known = lists.get(key);
    if (known !== undefined) return known;
    const list = await store.readArtifactFiles(name, release).catch((error: unknown) => {
      // A store that does not answer takes nothing away of what is served; nor is it asked again by everybody.
      const gone = isStoreError(error, 'missing') || isStoreError(error, 'damaged');
      return gone ? null : (lists.get(key, { allowStale: true }) ?? null);
    });
    if (list !== null) lists.set(key, list);
    return list;
  }

  /** A file as it is stored in an encoding, else as it is: files that compression makes no smaller have no other form. */
  async function readFile(name: string, release: string, file: string, encoding: ContentEncoding | null) {
    const encoded = encoding && (await store.readArtifactFile(name, release, file + suffixes[encoding]));
    if (encoded) return { body: encoded, encoding };
    const body = await store.readArtifactFile(name, release, file);
    return body === null ? null : { body, encoding: null };
  }

  /** Null for a file that is not, or no longer, what was published. */
  async function readIntact(stored: Stored | null, integrity: string): Promise<Stored | null> {
    if (stored === null) return null;
    const bytes = await unfold(stored).catch(() => null);
    const intact = bytes !== null && integrityOf(bytes) === integrity;
    return intact ? stored : null;
  }

  /** The list as it lies in the store now. */
  async function sendList(request: FastifyRequest, reply: FastifyReply, name: string, release: string) {
    const body = await store.readArtifactFile(name, release, 'files.json').catch(() => null);
    if (body === null) return reply.code(404).header('cache-control', 'no-store').send();
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (isNotModified(request.headers, etag)) return reply.code(304).send();
    return reply.type(typeOf['.json'] ?? '').send(body);
  }

  app.get<{ Params: { name: string; release: string; '*': string } }>(
    `${artifactBase(':name', ':release')}*`,
    async (request, reply) => {
      const { name, release, '*': file } = request.params;
      if (file === 'files.json') return sendList(request, reply, name, release);
      const known = Object.entries((await listOf(name, release))?.files ?? {}).find(([listed]) => listed === file)?.[1];
      if (known?.public !== true) return reply.code(404).header('cache-control', 'no-store').send();

      const etag = `"${known.integrity}"`;
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', etag)
        .header('vary', 'Accept-Encoding')
        .header('access-control-allow-origin', '*');
      if (isNotModified(request.headers, etag)) return reply.code(304).send();

      const accepted = acceptedEncoding(request.headers);
      const key = `${name} ${release} ${file} ${known.integrity} ${accepted}`;
      const read = () => readFile(name, release, file, accepted).catch(() => null);
      const stored = files.get(key) ?? (await readIntact(await read(), known.integrity));
      if (stored === null) {
        app.log.error({ name, release, file }, 'a file of a release is missing or altered');
        return reply.removeHeader('etag').code(404).header('cache-control', 'no-store').send();
      }
      files.set(key, stored);
      if (stored.encoding !== null) reply.header('content-encoding', stored.encoding);
      return reply.type(typeOf[path.extname(file)] ?? 'application/octet-stream').send(stored.body);
    },
  );
}

const unbrotli = promisify(brotliDecompress);
const ungzip = promisify(gunzip);

async function unfold({ body, encoding }: Stored): Promise<Buffer> {
  if (encoding === 'br') return unbrotli(body);
  return encoding === 'gzip' ? ungzip(body) : body;
}
