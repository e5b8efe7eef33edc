import { isDeepStrictEqual } from 'node:util';
import type { AddRecord, ContentRecord, SavedRecordResponse } from '@clinic/contracts/content/records';
import { mostRecords } from '@clinic/contracts/content/records';
import type * as z from 'zod';
import { noteEdit } from '../../content/browser-edits.ts';
import { editedCollections, editedPart } from '../../content/edited-collections.ts';
import { findRevision, insertRevision } from '../../content/record-revisions.ts';
import { registry } from '../../content/registry.ts';
import type { StoredRecord } from '../../content/stored-records.ts';
import { closedRecords, storedRecords } from '../../content/stored-records.ts';
import { lockContent } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/database.ts';
import { retryLostRace } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { withIdempotencyKey } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import type { RecordFault } from './check.ts';
import { checkedRecord, refusal } from './check.ts';
import { fixedFields } from './form-fields.ts';
import { fixedByLimits } from './policy.ts';
import { listVersion, presentRecord, versionOf } from './present.ts';
import type { RecordCall } from './readers.ts';
import { nextNumber } from './repo.ts';
import { isReferredTo } from './references.ts';
import { writeRecords } from './write-records.ts';

/** What a change makes of a collection. */
interface Change {
  readonly records: readonly StoredRecord[];
  /** The place of the record that somebody edits; null where none is. */
  readonly changed: number | null;
  /** What was changed: its id, or null for the order of the list. */
  readonly id: string | null;
  /** Names of fields, for the audit log. */
  readonly fields?: readonly string[];
  /** What it held until now, where that is replaced or goes. */
  readonly replaced?: StoredRecord;
}

/**
 * Changes a collection in one transaction with its row of the audit log. Every change of the content waits for the one
 * before, so that nothing is written over what somebody else stored meanwhile. A change that comes to nothing leaves no row.
 * @param once does the work unless it was done before
 */
function changeCollection<T>(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  { actor, collection, requestId }: RecordCall,
  action: 'saved' | 'added' | 'removed' | 'ordered',
  change: (tx: Tx, before: readonly StoredRecord[]) => Promise<Change>,
  answer: (after: readonly StoredRecord[], change: Change) => T,
  once: (tx: Tx, now: Date, work: () => Promise<T>) => Promise<T> = (_tx, _now, work) => work(),
): Promise<T> {
  return retryLostRace(() =>
    db.transaction((tx) => {
      const now = clock();
      return once(tx, now, async () => {
        await lockContent(tx);
        const before = await storedRecords(tx, collection);
        const changed = await change(tx, before);
        const { records, id, fields = [], replaced } = changed;
        if (isDeepStrictEqual(records, before)) return answer(before, changed);
        await writeRecords({ tx, now }, collection, records, changed.changed);
        await noteEdit(tx, collection, id, now);
        if (replaced !== undefined)
          await insertRevision(tx, collection, replaced, {
            reason: action === 'removed' ? 'removed' : 'saved',
            replacedAt: now,
            replacedBy: actor.userId,
          });
        const after = await storedRecords(tx, collection);
        const subject = id === null ? `content:${collection}` : `content:${collection}:${id}`;
        const named = { actor, action: `content-record.${action}`, subject, requestId, at: now };
        await audit.record(tx, { ...named, ...(fields.length > 0 && { details: { fields: fields.join(' ') } }) });
        return answer(after, changed);
      });
    }),
  );
}

/** The place of a record at the version that its editor saw. */
function placeOf(call: RecordCall, records: readonly StoredRecord[], { id, version }: { id: string; version: string }) {
  const place = records.findIndex((one) => one.id === id);
  const found = records[place];
  if (found === undefined) throw new ClinicError('NOT_FOUND');
  if (versionOf(call.collection, found) !== version) throw new ClinicError('EDIT_CONFLICT');
  return { place, found };
}

const presentAt = (call: RecordCall, records: readonly StoredRecord[], place: number | null) => {
  const found = records[place ?? -1];
  if (found === undefined) throw new Error(`A record of ${call.collection} was stored and is not there`);
  return presentRecord(call.collection, found);
};

/** Stores a changed record. */
export async function saveRecord(
  services: Services,
  call: RecordCall,
  asked: { id: string; version: string; record: ContentRecord },
) {
  const { collection } = call;
  const { record, removed } = await checkedRecord(services, collection, asked.record);
  const change = async (_tx: Tx, before: readonly StoredRecord[]): Promise<Change> => {
    const { place, found } = placeOf(call, before, asked);
    const stored = editedPart(collection, found);
    const fixed = [...fixedFields(collection), ...fixedByLimits(call.actor, collection)];
    const moved = fixed.filter((name) => !isDeepStrictEqual(asked.record[name], stored[name]));
    if (moved.length > 0) throw refusal(moved.map((name): RecordFault => ({ path: [name], mistake: 'fixed' })));
    const whole = { ...found.record, ...record };
    const fields = Object.keys(record).filter((name) => !isDeepStrictEqual(record[name], found.record[name]));
    const records = before.with(place, { ...found, record: whole });
    return { records, changed: place, id: asked.id, fields, replaced: found };
  };
  const saved = await changeCollection(services, call, 'saved', change, (after, { changed }) =>
    presentAt(call, after, changed),
  );
  return { ...saved, removed };
}

/** The key that a new record has, as an export would name it. */
function keyOf(call: RecordCall, record: Readonly<Record<string, unknown>>): string {
  const { key } = editedCollections[call.collection];
  if (typeof key !== 'object') return '';
  const { field, named = String } = key;
  return named(record[field]);
}

/** Records in files stand in the order of their names, as an import reads them; elsewhere a new one comes last. */
function placeForNew({ collection }: RecordCall, before: readonly StoredRecord[], id: string): number {
  if (registry[collection].kind !== 'folder') return before.length;
  const place = before.findIndex((one) => one.id > id);
  return place === -1 ? before.length : place;
}

/** A record that was added, and whether that was done before. */
type Added = z.infer<typeof SavedRecordResponse>['data'];

/** The id of a record that is known by its place: a new one when nothing is put back. */
async function idOfPlaced(
  tx: Tx,
  { collection }: RecordCall,
  before: readonly StoredRecord[],
  restores: number | undefined,
): Promise<string> {
  if (restores === undefined) return '';
  const revision = await findRevision(tx, collection, restores);
  if (revision?.reason !== 'removed') throw new ClinicError('NOT_FOUND');
  const isBack = before.some(({ id }) => id === revision.record);
  if (isBack) throw refusal([{ path: [], mistake: 'taken' }]);
  return revision.record;
}

/** Stores a new record; one that `returns` was closed, and `restores` is the revision of one that was taken off the site. */
export async function addRecord(
  services: Services,
  call: RecordCall,
  { record: written, returns = false, restores }: z.infer<typeof AddRecord>,
  key: string | null,
): Promise<Added> {
  const { collection } = call;
  const { record, file, removed } = await checkedRecord(services, collection, written);
  const isPlaced = editedCollections[collection].key === 'place';
  const change = async (tx: Tx, before: readonly StoredRecord[]): Promise<Change> => {
    if (before.length >= mostRecords) throw new ClinicError('INVALID_TRANSITION');
    const asked = isPlaced ? await idOfPlaced(tx, call, before, restores) : file || keyOf(call, record);
    if (file !== '' && before.some((one) => one.id === file)) throw refusal([{ path: ['slug'], mistake: 'taken' }]);
    // The number of a doctor who left belongs to the visits that patients had with them, and to nobody else.
    const isClosed = (await closedRecords(tx, collection)).some((one) => one.id === asked);
    if (returns && !isClosed) throw new ClinicError('NOT_FOUND');
    if (isClosed && !returns) throw refusal([{ path: ['id'], mistake: 'taken' }]);
    // Two who begin a page at once are offered the same number, which says nothing to anybody.
    const isPageTaken = collection === 'extra-pages' && before.some((one) => one.id === asked);
    const number = isPageTaken ? await nextNumber(tx, collection) : null;
    const id = number === null ? asked : String(number);
    const place = placeForNew(call, before, id);
    const whole = { ...editedCollections[collection].elsewhere, ...record, ...(number !== null && { id: number }) };
    return { records: before.toSpliced(place, 0, { id, record: whole }), changed: place, id };
  };
  // Whoever got no answer asks again, perhaps with more typed: what was added is theirs to change.
  const scope = `user:${call.actor.userId} add ${collection}`;
  const once = async (tx: Tx, now: Date, work: () => Promise<Added>): Promise<Added> => {
    if (key === null) return work();
    const add = async () => JSON.stringify(await work());
    const { answer, replayed } = await withIdempotencyKey(tx, { key, body: null }, scope, now, add);
    return { ...(JSON.parse(answer) as Added), ...(replayed && { replayed }) };
  };
  const answer = (after: readonly StoredRecord[], { changed, id }: Change): Added =>
    // Some collections have an order of their own.
    ({ ...presentAt(call, after, id === '' ? changed : after.findIndex((one) => one.id === id)), removed });
  return changeCollection(services, call, 'added', change, answer, once);
}

/** Takes a record off the site. One that others refer to stays. */
export async function removeRecord(services: Services, call: RecordCall, asked: { id: string; version: string }) {
  const change = async (tx: Tx, before: readonly StoredRecord[]): Promise<Change> => {
    const { place, found } = placeOf(call, before, asked);
    if (await isReferredTo(tx, call.collection, asked.id)) throw refusal([{ path: [], mistake: 'stillUsed' }]);
    return { records: before.toSpliced(place, 1), changed: null, id: asked.id, replaced: found };
  };
  await changeCollection(services, call, 'removed', change, () => undefined);
}

/** Puts the records into another order. */
export function orderRecords(
  services: Services,
  call: RecordCall,
  { version, ids }: { version: string; ids: string[] },
) {
  const change = async (_tx: Tx, before: readonly StoredRecord[]): Promise<Change> => {
    if (listVersion(before) !== version) throw new ClinicError('EDIT_CONFLICT');
    const records = ids.flatMap((id) => before.find((one) => one.id === id) ?? []);
    if (records.length !== before.length || new Set(ids).size !== before.length)
      throw new ClinicError('VALIDATION', { errors: { ids: ['validation.invalid'] } });
    return { records, changed: null, id: null };
  };
  return changeCollection(services, call, 'ordered', change, (after) => after);
}
