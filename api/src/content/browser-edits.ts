import { eq } from 'drizzle-orm';
import type { RecordCollection } from '@clinic/contracts/content/records';
import { recordCollections } from '@clinic/contracts/content/records';
import { contentEdits } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';
import { editedCollections, editedPart } from './edited-collections.ts';
import { insertRevision } from './record-revisions.ts';
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

/** What of each record is edited in the browser, and under {@link wholeList} of all of them. */
function textsOf(collection: RecordCollection, records: readonly StoredRecord[]): ReadonlyMap<string, string> {
  const texts = records.map((one) => [one.id, JSON.stringify(editedPart(collection, one))] as const);
  return new Map([...texts, [wholeList, texts.map(([, text]) => text).join('\n')] as const]);
}

const isEdited = (name: CollectionName): name is RecordCollection =>
  recordCollections.some((collection) => collection === name);

/**
 * Runs the import of a collection. What it would change of records that were edited in the browser since the last import is
 * a mistake, unless the import overwrites; what the records held is then kept as revisions. Afterwards the folder is where
 * the collection stands.
 */
export async function withoutReplacingEdits(
  { tx, now, overwrite, refuseAll }: { tx: Tx; now: Date; overwrite: boolean; refuseAll: (what: string) => void },
  name: CollectionName,
  store: () => Promise<void>,
): Promise<void> {
  if (!isEdited(name)) return store();
  const edits = await tx.select().from(contentEdits).where(eq(contentEdits.collection, name));
  if (edits.length === 0) return store();
  const records = await storedRecords(tx, name);
  const before = textsOf(name, records);
  await store();
  await tx.delete(contentEdits).where(eq(contentEdits.collection, name));
  const after = textsOf(name, await storedRecords(tx, name));
  const replaced = edits.map(({ record }) => record).filter((record) => before.get(record) !== after.get(record));
  if (overwrite) {
    for (const one of records.filter(({ id }) => replaced.includes(id) || replaced.includes(wholeList)))
      if (before.get(one.id) !== after.get(one.id))
        await insertRevision(tx, name, one, { reason: 'imported', replacedAt: now, replacedBy: null });
    return;
  }
  for (const record of replaced)
    refuseAll(
      `${name}: ${record === wholeList ? 'the list' : record} was changed in the browser since, and this would replace it`,
    );
  if (replaced.length > 0) refuseAll(whatToDo);
}
