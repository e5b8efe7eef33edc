import { aliasedTable, and, desc, eq, lte } from 'drizzle-orm';
import type { RecordCollection, RecordRevision } from '@clinic/contracts/content/records';
import type { Queryable, Tx } from '../db/database.ts';
import { columnsOf } from '../db/columns-of.ts';
import { recordRevisions, users } from '../db/schema.ts';
import { editedCollections, editedPart } from './edited-collections.ts';
import type { StoredRecord } from './stored-records.ts';

/** Most revisions of a record, and of a collection. */
const most = { ofRecord: 50, ofCollection: 2000 } as const;

/** Keeps what a record held; the oldest go when there are too many of it, or of its collection. */
export async function insertRevision(
  tx: Tx,
  collection: RecordCollection,
  replaced: StoredRecord,
  change: { reason: RecordRevision['reason']; replacedAt: Date; replacedBy: number | null },
): Promise<void> {
  const content = editedPart(collection, replaced);
  await tx.insert(recordRevisions).values({ collection, record: replaced.id, content, ...change });
  const ofCollection = eq(recordRevisions.collection, collection);
  const bounds = [
    { of: and(ofCollection, eq(recordRevisions.record, replaced.id)), most: most.ofRecord },
    { of: ofCollection, most: most.ofCollection },
  ];
  for (const bound of bounds) {
    const [tooOld] = await tx
      .select({ id: recordRevisions.id })
      .from(recordRevisions)
      .where(bound.of)
      .orderBy(desc(recordRevisions.id))
      .offset(bound.most)
      .limit(1);
    if (tooOld !== undefined) await tx.delete(recordRevisions).where(and(bound.of, lte(recordRevisions.id, tooOld.id)));
  }
}

const authors = aliasedTable(users, 'authors');

const revisions = (db: Queryable) =>
  db
    .select({ ...columnsOf(recordRevisions, 'id', 'record', 'reason', 'content', 'replacedAt'), by: authors.name })
    .from(recordRevisions)
    .leftJoin(authors, eq(authors.id, recordRevisions.replacedBy));

export type RevisionRow = Awaited<ReturnType<typeof revisions>>[number];

/**
 * The newest revisions of a collection first, of one record or one reason where that is asked for. A record that a folder knows
 * by its place has those of its whole collection: an import may have put another record at its place.
 */
export const revisionsOf = (
  db: Queryable,
  collection: RecordCollection,
  { record, reason }: { record?: string | undefined; reason?: RecordRevision['reason'] | undefined },
): Promise<RevisionRow[]> =>
  revisions(db)
    .where(
      and(
        eq(recordRevisions.collection, collection),
        record === undefined || editedCollections[collection].key === 'place'
          ? undefined
          : eq(recordRevisions.record, record),
        reason === undefined ? undefined : eq(recordRevisions.reason, reason),
      ),
    )
    .orderBy(desc(recordRevisions.id))
    .limit(most.ofRecord);

/** One revision of a collection. */
export async function findRevision(
  db: Queryable,
  collection: RecordCollection,
  id: number,
): Promise<RevisionRow | undefined> {
  const [row] = await revisions(db).where(and(eq(recordRevisions.collection, collection), eq(recordRevisions.id, id)));
  return row;
}
