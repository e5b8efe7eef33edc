import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { SmokeRenderResponse } from '@clinic/contracts/registry';
import * as z from 'zod/mini';
import type { PageRequest, SmokeRenderData } from './smoke-renderer.ts';

/** Longest wait for the host's bundle, in milliseconds. */
const startTimeoutMs = 20_000;
/** Heap of a trial, in MB, as a renderer of the site has it. */
const heapLimit = 256;

const Message = z.union([
  z.object({ ready: z.boolean() }),
  z.object({ answer: SmokeRenderResponse }),
  z.object({ error: z.string() }),
]);

/** What came of a page: an answer, or why there is none. */
export type PageOutcome = PageRequest & ({ answer: SmokeRenderResponse } | { failure: string });

/**
 * Renders pages one after the other; null when the host's bundle has no way to try releases. Ends with the first page that hangs or ends the worker.
 * @param timeoutMs longest wait for one page, in milliseconds
 */
export async function renderPages(
  data: SmokeRenderData,
  pages: readonly PageRequest[],
  timeoutMs: number,
): Promise<PageOutcome[] | null> {
  const worker = new Worker(
    path.join(import.meta.dirname, `smoke-render-worker${path.extname(import.meta.filename)}`),
    {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: heapLimit },
      // The renderer logs what fails; here the findings say it.
      stdout: true,
      stderr: true,
    },
  );
  try {
    const started = await nextOf(worker, startTimeoutMs);
    if ('failure' in started) throw new Error(started.failure);
    if ('ready' in started && !started.ready) return null;
    return await tryEach(worker, pages, timeoutMs);
  } finally {
    await worker.terminate();
  }
}

async function tryEach(worker: Worker, pages: readonly PageRequest[], timeoutMs: number): Promise<PageOutcome[]> {
  const outcomes: PageOutcome[] = [];
  for (const page of pages) {
    worker.postMessage(page);
    const message = await nextOf(worker, timeoutMs);
    if ('answer' in message) outcomes.push({ ...page, answer: message.answer });
    else
      outcomes.push({
        ...page,
        failure: 'error' in message ? message.error : 'failure' in message ? message.failure : 'it gave no answer',
      });
    if ('failure' in message) break;
  }
  return outcomes;
}

/** The worker's next message; `failure` when there is none and never will be. */
async function nextOf(worker: Worker, milliseconds: number): Promise<z.infer<typeof Message> | { failure: string }> {
  const settled = new AbortController();
  const { signal } = settled;
  const limit = AbortSignal.timeout(milliseconds);
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]) => Message.parse(message)),
      once(worker, 'exit', { signal }).then(() => ({ failure: 'it ended the process' })),
      once(limit, 'abort', { signal }).then(() => ({ failure: `it did not answer within ${milliseconds} ms` })),
    ]);
  } catch (error) {
    return { failure: String(error) };
  } finally {
    settled.abort();
  }
}
