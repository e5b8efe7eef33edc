import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { makeFolder } from '@clinic/node';
import type { Database } from './database.ts';
import { databaseOn } from './database.ts';
import { listenEmbedded } from './listen.ts';
import { PgliteStream } from './pglite-stream.ts';
import type { FromWorker, ToWorker } from './pglite-worker.ts';

/** The embedded database could not be opened; the message is fit for a person at a terminal. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

/** Files without which a folder is not a database; starting in such a folder would write a new one over its remains. */
function refuseHalfADatabase(dir: string): void {
  if (!existsSync(dir) || readdirSync(dir).length === 0) return;
  const missing = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'].filter((part) => !existsSync(join(dir, part)));
  if (missing.length > 0) {
    throw new DatabaseUnusable(
      `The database in ${dir} is damaged (${missing.join(', ')} missing). Restore a copy of it, or move the folder away to start empty.`,
    );
  }
}

function started(worker: Worker, dir: string): Promise<void> {
  const unusable = (reason: string) =>
    new DatabaseUnusable(
      `The database in ${dir} cannot be opened: ${reason}. Restore a copy of it, or move the folder away to start empty.`,
    );
  return new Promise((resolve, reject) => {
    worker.once('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve();
      else reject(unusable(message.kind === 'failed' ? message.reason : 'it answered before it was asked'));
    });
    worker.once('error', (error) => reject(unusable(error instanceof Error ? error.message : String(error))));
    worker.once('exit', (code) => reject(unusable(`it ended with code ${code}`)));
  });
}

/**
 * Opens the embedded database of a folder, made when missing, in a worker thread. The caller holds the lock of the folder.
 * `onLost` is called when the worker ends by itself.
 */
export async function openPglite(dir: string, onLost: (error: Error) => void): Promise<Database> {
  refuseHalfADatabase(dir);
  makeFolder(dir);
  // One that was made with other rights keeps what is in it to itself from now on.
  chmodSync(dir, 0o700);
  const worker = new Worker(new URL(`./pglite-worker${extname(import.meta.filename)}`, import.meta.url), {
    workerData: { dataDir: dir },
    // Node would let the place for young objects grow to 128 MB, which statements hardly fill.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
    stdout: true,
    stderr: true,
  });
  try {
    await started(worker, dir);
  } catch (error) {
    await worker.terminate();
    throw error;
  }

  let closing = false;
  worker.removeAllListeners('error');
  worker.removeAllListeners('exit');
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('error', (error) => onLost(error instanceof Error ? error : new Error(String(error))));
  worker.once('exit', (code) => {
    if (!closing) onLost(new Error(`The embedded database ended with code ${code}`));
  });

  // One session in the worker, so one connection: transactions wait for each other in the pool's queue.
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    password: 'unused',
    stream: () => new PgliteStream(worker),
  });
  pool.on('error', onLost);

  return databaseOn(pool, 'pglite', listenEmbedded(pool), async () => {
    closing = true;
    await pool.end();
    worker.postMessage({ kind: 'close' } satisfies ToWorker);
    await exited;
  });
}
