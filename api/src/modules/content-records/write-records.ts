import type { RecordCollection } from '@clinic/contracts/content/records';
import type { Entry } from '../../content/collection.ts';
import { ContentInvalid } from '../../content/content-invalid.ts';
import { importContext } from '../../content/import-context.ts';
import { mistakeSaid } from '../../content/mistakes.ts';
import type { RegisteredCollection } from '../../content/registry.ts';
import { registry } from '../../content/registry.ts';
import type { StoredRecord } from '../../content/stored-records.ts';
import { databaseErrorOf } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { RecordFault } from './check.ts';
import { refusal } from './check.ts';

/** What the tables say no to: values that do not fit, and rules that are broken. */
function refusedBy(error: unknown): RecordFault | null {
  const { code } = databaseErrorOf(error) ?? { code: '' };
  if (code === '23503') return { path: [], mistake: 'stillUsed' };
  if (code === '23505') return { path: [], mistake: 'taken' };
  return /^2[23]/.test(code) ? { path: [], mistake: 'refused' } : null;
}

/** Two records with the same value in fields that tell records apart. */
function taken(collection: RecordCollection, records: readonly StoredRecord[], changed: number): RecordFault[] {
  const own = records[changed]?.record;
  if (own === undefined) return [];
  const others = records.filter((_record, place) => place !== changed);
  return registry[collection].store.unique.flatMap((fields) => {
    const used = new Set(others.flatMap(({ record }) => fields.map((field) => record[field])));
    return fields
      .filter((field) => used.has(own[field]))
      .map((field): RecordFault => ({ path: [field], mistake: 'taken' }));
  });
}

/**
 * Makes a collection hold exactly these records, with the checks of an import. `changed` is the place of the one that
 * somebody edits, whose mistakes are said at its fields; null where none is.
 * @throws {ClinicError} VALIDATION
 */
export async function writeRecords(
  { tx, now }: { tx: Tx; now: Date },
  collection: RecordCollection,
  records: readonly StoredRecord[],
  changed: number | null,
): Promise<void> {
  const { store }: RegisteredCollection = registry[collection];
  const faults: RecordFault[] = changed === null ? [] : taken(collection, records, changed);
  const entries: Entry[] = records.map(({ id, record }, place) => ({ id, record, place }));
  const lastSteps: (() => Promise<void>)[] = [];
  const context = importContext({
    ...{ tx, now, overwrite: true, keepsSchedules: true, namesRows: true },
    refuse: ({ place }, path, what) => {
      const mistake = mistakeSaid(what);
      if (mistake === 'stillPosted') faults.push({ path: [], mistake });
      else faults.push(place === changed ? { path, mistake } : { path: [], mistake: 'otherRecord' });
    },
    refuseAll: () => faults.push({ path: [], mistake: 'refused' }),
    atTheEnd: (step) => lastSteps.push(step),
  });
  if (faults.length > 0) throw refusal(faults);
  try {
    await store.write(context, entries);
    for (const step of lastSteps) await step();
  } catch (error) {
    if (error instanceof ContentInvalid) throw refusal([{ path: [], mistake: 'last' }]);
    const refused = refusedBy(error);
    if (refused === null) throw error;
    throw refusal(faults.length > 0 ? faults : [refused]);
  }
  if (faults.length > 0) throw refusal(faults);
}
