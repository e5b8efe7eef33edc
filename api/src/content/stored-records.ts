import type { Queryable } from '../db/database.ts';
import type { Exported } from './collection.ts';
import type { CollectionName, RegisteredCollection } from './registry.ts';
import { registry } from './registry.ts';

/** A record as it is stored, in the form that its schema gives it. */
export interface StoredRecord {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}

const stored = (collection: CollectionName, exported: readonly Exported[]): StoredRecord[] => {
  const { record: schema }: RegisteredCollection = registry[collection];
  return exported.map(({ id, record }) => {
    const named = Object.keys(schema.shape).filter((name) => record[name] !== undefined);
    const own = Object.fromEntries(named.map((name) => [name, record[name]]));
    return { id, record: schema.safeParse(own).data ?? own };
  });
};

/** The records of a collection, in its order. What no longer fits its schema comes as it is. */
export const storedRecords = async (db: Queryable, collection: CollectionName): Promise<StoredRecord[]> =>
  stored(collection, await registry[collection].store.read(db));

/** The records of a collection that were closed and can come back: doctors who left. */
export async function closedRecords(db: Queryable, collection: CollectionName): Promise<StoredRecord[]> {
  const { store }: RegisteredCollection = registry[collection];
  return stored(collection, (await store.readClosed?.(db)) ?? []);
}
