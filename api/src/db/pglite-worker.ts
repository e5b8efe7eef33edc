import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * The embedded database on a thread of its own: a query on the server's thread would stall every request. Speaks
 * PostgreSQL's wire protocol: each message is a batch of it, each is answered with one batch.
 */

/** From the caller: protocol bytes, or the request to end. */
export type ToWorker = { kind: 'wire'; bytes: Uint8Array } | { kind: 'close' };

/** To the caller. */
export type FromWorker = { kind: 'ready' } | { kind: 'failed'; reason: string } | { kind: 'wire'; bytes: Uint8Array };

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

const { dataDir } = workerData as { dataDir: string };

try {
  const database = await PGlite.create(dataDir, { extensions: { btree_gist, citext, pg_trgm } });
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'close') {
      void database.close().finally(() => process.exit(0));
      return;
    }
    const bytes = database.execProtocolRawSync(message.bytes);
    port.postMessage({ kind: 'wire', bytes } satisfies FromWorker);
  });
  port.postMessage({ kind: 'ready' } satisfies FromWorker);
} catch (error) {
  port.postMessage({
    kind: 'failed',
    reason: error instanceof Error ? error.message : String(error),
  } satisfies FromWorker);
}
