import type { Queryable } from '../db/database.ts';
import type { CollectionName, RegisteredCollection } from './registry.ts';
import { registry } from './registry.ts';

/** A record as it is stored, in the form that its schema gives it. */
export interface StoredRecord {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** The records of a collection, in its order. What no longer fits its schema comes as it is. */
export async function storedRecords(db: Queryable, collection: CollectionName): Promise<StoredRecord[]> {
  const { record: schema, store }: RegisteredCollection = registry[collection];
  const exported = await store.read(db);
  return exported.map(({ id, record }) => {
    const named = Object.keys(schema.shape).filter((name) => record[name] !== undefined);
    const own = Object.fromEntries(named.map((name) => [name, record[name]]));
    return { id, record: schema.safeParse(own).data ?? own };
  });
}
