import type * as z from 'zod/mini';
import { parseJson } from './durable-files.ts';
import { StoreError } from './errors.ts';
import type { Layout } from './layout.ts';

/** Reads a small document of the store that is replaced as a whole, such as its teams; `empty` when there is none yet. */
export async function readDocument<S extends z.core.$ZodType>(
  layout: Layout,
  key: string,
  schema: S,
  empty: z.output<S>,
): Promise<z.output<S>> {
  const bytes = await layout.shelf.read(key);
  return bytes === null ? empty : parseJson(schema, bytes, key);
}

/** Replaces such a document by what `change` makes of it. Callers hold the store's lock. */
export async function changeDocument<S extends z.core.$ZodType>(
  layout: Layout,
  key: string,
  schema: S,
  empty: z.output<S>,
  change: (before: z.output<S>) => z.output<S>,
): Promise<void> {
  const bytes = await layout.shelf.read(key);
  const next = change(bytes === null ? empty : parseJson(schema, bytes, key));
  if (await layout.shelf.replace(key, `${JSON.stringify(next, null, 2)}\n`, bytes)) return;
  throw new StoreError('conflict', `${key} changed meanwhile. Try again.`);
}
