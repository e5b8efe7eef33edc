import type { HistoryLine } from '@clinic/contracts';
import type * as z from 'zod/mini';
import { parseJson } from '../backends/durable-files.ts';
import { StoreError } from '../errors.ts';
import { record } from './history.ts';
import type { StoreContext } from './store-context.ts';

/** Reads a small document of the store that is replaced as a whole, such as its teams; `empty` when there is none yet. */
export async function readDocument<S extends z.core.$ZodType>(
  context: StoreContext,
  key: string,
  schema: S,
  empty: z.output<S>,
): Promise<z.output<S>> {
  const bytes = await context.backend.read(key);
  return bytes === null ? empty : parseJson(schema, bytes, key);
}

/**
 * Replaces such a document by what `change` makes of it, or throws; with the line that the history gets of it. Callers hold
 * the store's lock.
 */
export async function changeDocument<S extends z.core.$ZodType>(
  context: StoreContext,
  key: string,
  schema: S,
  empty: z.output<S>,
  change: (before: z.output<S>) => z.output<S>,
  line?: HistoryLine,
): Promise<void> {
  const bytes = await context.backend.read(key);
  const next = change(bytes === null ? empty : parseJson(schema, bytes, key));
  // First: a line without effect does no harm, but who never hears of a change, such as of a new token, could be locked out.
  if (line !== undefined) await record(context, line);
  if (await context.backend.replace(key, `${JSON.stringify(next, null, 2)}\n`, bytes)) return;
  throw new StoreError('conflict', `${key} changed meanwhile. Try again.`);
}
