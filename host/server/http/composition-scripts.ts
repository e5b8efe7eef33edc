import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CompositionId } from '@clinic/contracts/registry';
import { compositionScripts } from '@clinic/contracts/host';
import { isStoreError } from '@clinic/releases/store';
import type { ReleaseStore } from '@clinic/releases/store';
import { acceptedEncoding } from '@clinic/node';
import { readEntries } from '../rendering/read-remotes.ts';
import type { ComposedSite } from '../rendering/composed-site.ts';
import { knowsFormatOf } from '../rendering/composition-format.ts';
import { compositionScript } from '../rendering/composition-script.ts';
import type { CompositionFile, CompositionScript } from '../rendering/composition-script.ts';

/** Scripts in memory. Each is a few kilobytes. */
const remembered = 50;

/** Compositions that wait to be read. */
const mostWaiting = 20;

interface Services {
  store: ReleaseStore;
  /** What visitors get now. */
  live: () => ComposedSite | null;
}

/**
 * `/compositions/<id>/<hash>.js`: the remotes of a composition, immutable and cached for ever; those without a place in the
 * frame in a `.json` beside it. A page may be older than what is live, and than this process: the files of any composition in the
 * store are made again, and answered when the hash is still the one that was asked for.
 */
export function serveCompositionScripts(app: FastifyInstance, { store, live }: Services): void {
  /** By the id of the composition, of which every server makes the same one. */
  const made = new LRUCache<string, Promise<CompositionScript | null>>({ max: remembered });
  let making: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /**
   * One at a time, since a composition may have many remotes. Null for what the store does not have, undefined while too many
   * are asked for.
   */
  async function make(id: string): Promise<CompositionScript | null | undefined> {
    const known = made.get(id);
    if (known !== undefined) return known;
    if (waiting === mostWaiting) return undefined;
    waiting += 1;
    const next = making.then(() => read(id)).finally(() => (waiting -= 1));
    making = next.catch(() => undefined);
    made.set(id, next);
    // What the store does not have or does not answer, it may have the next time.
    next.then(
      (script) => script ?? made.delete(id),
      () => made.delete(id),
    );
    return next;
  }

  async function read(id: string): Promise<CompositionScript | null> {
    try {
      const { host, remotes } = await store.readComposition(id);
      const descriptor = await store.readHostDescriptor(host.release);
      if (!knowsFormatOf(descriptor)) return null;
      return await compositionScript(id, await readEntries(store, remotes), descriptor.otherRemotesLater === true);
    } catch (error) {
      if (isStoreError(error, 'missing') || isStoreError(error, 'damaged')) return null;
      throw error;
    }
  }

  async function find(id: string, url: string): Promise<CompositionFile | null | undefined> {
    const current = live();
    // Also for when it is live no more.
    if (current?.id === id && current.script !== null) made.set(id, Promise.resolve(current.script));
    const script = CompositionId.safeParse(id).success ? await make(id) : null;
    if (!script) return script;
    return [script, script.others?.file].find((file) => file?.url === url) ?? null;
  }

  app.get<{ Params: { id: string; file: string } }>(`${compositionScripts}:id/:file`, async (request, reply) => {
    const { id, file } = request.params;
    const found = await find(id, `${compositionScripts}${id}/${file}`).catch((error: unknown) => {
      request.log.error({ err: error, id }, 'the script of a composition could not be made');
      return undefined;
    });
    if (found === undefined) return reply.code(503).header('cache-control', 'no-store').send();
    if (found === null) return reply.code(404).header('cache-control', 'no-store').send();
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'Accept-Encoding')
      .type(file.endsWith('.json') ? 'application/json; charset=utf-8' : 'text/javascript; charset=utf-8');
    const encoding = acceptedEncoding(request.headers);
    if (encoding === null) return reply.send(gunzipSync(found.gzip));
    return reply.header('content-encoding', encoding).send(encoding === 'br' ? found.brotli : found.gzip);
  });
}
