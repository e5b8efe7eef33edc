import { eq } from 'drizzle-orm';
import type { RecordCollection } from '@clinic/contracts/content/records';
import { recordCollections } from '@clinic/contracts/content/records';
import { contentEdits } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';
import { editedCollections } from './edited-collections.ts';
import type { CollectionName } from './registry.ts';
import type { StoredRecord } from './stored-records.ts';
import { storedRecords } from './stored-records.ts';

/** Stands for the list itself among the records of a collection that were changed. */
const wholeList = '';

const whatToDo =
  'Export the content first and bring your changes into that copy, or import with --overwrite: what was changed in the browser is then replaced';

/** Notes that a record was changed in the browser, or with null the order of its collection. */
export async function noteEdit(tx: Tx, collection: RecordCollection, id: string | null, editedAt: Date): Promise<void> {
  const isNamed = id !== null && editedCollections[collection].key !== 'place';
  const edit = { collection, record: isNamed ? id : wholeList, editedAt };
  await tx
    .insert(contentEdits)
    .values(edit)
    .onConflictDoUpdate({ target: [contentEdits.collection, contentEdits.record], set: { editedAt } });
}

/** What of a record is edited at the same place as the record. */
function textOf(collection: RecordCollection, { record }: StoredRecord): string {
  const { elsewhere } = editedCollections[collection];
  return JSON.stringify(Object.entries(record).filter(([name]) => !Object.hasOwn(elsewhere, name)));
}

async function textsOf(tx: Tx, collection: RecordCollection): Promise<ReadonlyMap<string, string>> {
  const records = await storedRecords(tx, collection);
  const texts = records.map((one) => [one.id, textOf(collection, one)] as const);
  return new Map([...texts, [wholeList, texts.map(([, text]) => text).join('\n')] as const]);
}

const isEdited = (name: CollectionName): name is RecordCollection =>
  recordCollections.some((collection) => collection === name);

/**
 * Runs the import of a collection. What it would change of records that were edited in the browser since the last import is
 * a mistake, unless the import overwrites; afterwards the folder is where the collection stands.
 */
export async function withoutReplacingEdits(
  { tx, overwrite, refuseAll }: { tx: Tx; overwrite: boolean; refuseAll: (what: string) => void },
  name: CollectionName,
  store: () => Promise<void>,
): Promise<void> {
  if (!isEdited(name)) return store();
  const edits = await tx.select().from(contentEdits).where(eq(contentEdits.collection, name));
  if (edits.length === 0) return store();
  const before = await textsOf(tx, name);
  await store();
  await tx.delete(contentEdits).where(eq(contentEdits.collection, name));
  if (overwrite) return;
  const after = await textsOf(tx, name);
  const replaced = edits.filter(({ record }) => before.get(record) !== after.get(record));
  for (const { record } of replaced)
    refuseAll(
      `${name}: ${record === wholeList ? 'the list' : record} was changed in the browser since, and this would replace it`,
    );
  if (replaced.length > 0) refuseAll(whatToDo);
}
