import type * as z from 'zod/mini';
import { parseJson } from '../backends/durable-files.ts';
import { StoreError } from '../errors.ts';
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

/** Replaces such a document by what `change` makes of it. Callers hold the store's lock. */
export async function changeDocument<S extends z.core.$ZodType>(
  context: StoreContext,
  key: string,
  schema: S,
  empty: z.output<S>,
  change: (before: z.output<S>) => z.output<S>,
): Promise<void> {
  const bytes = await context.backend.read(key);
  const next = change(bytes === null ? empty : parseJson(schema, bytes, key));
  if (await context.backend.replace(key, `${JSON.stringify(next, null, 2)}\n`, bytes)) return;
  throw new StoreError('conflict', `${key} changed meanwhile. Try again.`);
}
