import { rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ClinicError } from '../../http/errors.ts';
import { QueueFull, workQueue } from '../../work-queue.ts';
import type { FileToInspect, Inspected } from './pdf-worker.ts';

const withinMs = 10_000;
const retryAfterSeconds = 10;

/** One at a time: a file of a few megabytes may unfold to hundreds. */
const queue = workQueue({ atOnce: 1, mostWaiting: 20 });

function inThread(file: string, key: Buffer): Promise<Inspected> {
  const worker = new Worker(new URL(`./pdf-worker${extname(import.meta.filename)}`, import.meta.url), {
    workerData: { file, key } satisfies FileToInspect,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), withinMs);
  return new Promise<Inspected>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      // Out of memory is the fault of the file, a full disk is not.
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ kind: 'unreadable' });
      else reject(error);
    });
    // Nothing comes of a thread that was ended for its time.
    worker.once('exit', () => resolve({ kind: 'unreadable' }));
  }).finally(async () => {
    clearTimeout(timer);
    await worker.terminate();
    await rm(`${file}.new`, { force: true });
  });
}

/**
 * Looks through an encrypted PDF for what acts or is hidden in it, in a thread of its own, and writes the file again with nothing but
 * what was looked at: what stands around the PDF, and former versions of its objects, are gone.
 * @throws {ClinicError} BUSY when too many wait already
 */
export function inspectPdf(file: string, key: Buffer): Promise<Inspected> {
  return queue
    .run(() => inThread(file, key))
    .catch((error: unknown) => {
      throw error instanceof QueueFull ? new ClinicError('BUSY', { retryAfterSeconds }) : error;
    });
}
