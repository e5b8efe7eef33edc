import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockContent } from '../db/advisory-locks.ts';
import { databaseErrorOf } from '../db/database.ts';
import type { Tx } from '../db/database.ts';
import { withoutReplacingEdits } from './browser-edits.ts';
import { checkRecord } from './check-record.ts';
import type { Entry } from './collection.ts';
import { ContentInvalid } from './content-invalid.ts';
import { importContext } from './import-context.ts';
import type { FileStore } from '../files/file-store.ts';
import { importedPictures, importPictures, productPictures } from './pictures.ts';
import { readContentFolder } from './read-folder.ts';
import type { WrittenEntry } from './read-folder.ts';
import { registry } from './registry.ts';
import type { CollectionName, RegisteredCollection } from './registry.ts';
import type { Remark } from './yaml-source.ts';
import { remarkLine } from './yaml-source.ts';

/** Where content comes from and where its pictures go. */
export interface ContentSource {
  readonly folder: string;
  /** What gets its pictures. */
  readonly files: FileStore;
  readonly now: Date;
  /** Whether it wins over what was changed in the browser since; otherwise the conflicts are mistakes. */
  readonly overwrite?: boolean;
}

/** What was taken: records of each collection, and lines about what an editor should look at. */
export interface ImportReport {
  readonly stored: ReadonlyMap<CollectionName, number>;
  readonly warnings: readonly string[];
}

function repeated(entries: readonly WrittenEntry[], fields: readonly string[]): Remark[] {
  const first = new Map<unknown, WrittenEntry>();
  const mistakes: Remark[] = [];
  for (const entry of entries) {
    for (const field of fields) {
      const value = (entry.record as Record<string, unknown>)[field];
      const other = first.get(value);
      if (other === undefined) first.set(value, entry);
      else if (other !== entry) {
        const { file, line } = other.remark([field], '');
        mistakes.push(entry.remark([field], `"${String(value)}" is also used at ${file}:${line}`));
      }
    }
  }
  return mistakes;
}

async function storeRecords(
  tx: Tx,
  found: ReadonlyMap<CollectionName, readonly WrittenEntry[]>,
  { now, overwrite = false }: ContentSource,
): Promise<void> {
  const mistakes: string[] = [];
  const lastSteps: (() => Promise<void>)[] = [];
  for (const [name, { store }] of Object.entries<RegisteredCollection>(registry) as [
    CollectionName,
    RegisteredCollection,
  ][]) {
    const entries = found.get(name);
    if (!entries) continue;
    const byPlace = new Map(entries.map((entry) => [entry.place, entry]));
    const context = importContext({
      ...{ tx, now, overwrite, keepsSchedules: false, namesRows: false },
      refuse: ({ place }: Entry, path, what) => {
        const written = byPlace.get(place);
        if (written) mistakes.push(remarkLine(written.remark(path, what)));
      },
      refuseAll: (what) => mistakes.push(what),
      atTheEnd: (step) => lastSteps.push(step),
    });
    await withoutReplacingEdits(context, name, () => store.write(context, entries)).catch((error: unknown) => {
      const refused = databaseErrorOf(error);
      if (!refused) throw error;
      const what = `${name}: the database refuses these records (${refused.constraint ?? refused.code})`;
      throw new ContentInvalid([...mistakes, what]);
    });
  }
  for (const step of lastSteps) await step();
  if (mistakes.length > 0) throw new ContentInvalid(mistakes);
}

/**
 * Makes the database hold what a content folder says, inside the transaction of the caller. Only collections that are in the
 * folder are replaced. Throws {@link ContentInvalid} with every mistake that can be found; the caller's transaction then
 * leaves nothing behind.
 */
export async function importContent(tx: Tx, source: ContentSource): Promise<ImportReport> {
  const { folder, files } = source;
  const read = await readContentFolder(folder);
  const mistakes = [...read.mistakes];
  const warnings: Remark[] = [];
  const imported = new Set([...read.pictures, ...(await importedPictures(files))]);
  const hasPicture = (path: string) => imported.has(path) || existsSync(join(productPictures, path));

  const checked = new Map<CollectionName, WrittenEntry[]>();
  for (const [name, entries] of read.collections) {
    const records = entries.map((entry) => ({
      ...entry,
      record: checkRecord(entry.record, {
        mistake: (path, what) => mistakes.push(entry.remark(path, what)),
        removed: (path, parts) => warnings.push(entry.remark(path, `not allowed, taken out: ${parts.join(', ')}`)),
        hasPicture,
      }),
    }));
    for (const fields of registry[name].store.unique) {
      mistakes.push(...repeated(records, fields));
    }
    checked.set(name, records);
  }
  if (mistakes.length > 0) throw new ContentInvalid(mistakes.map(remarkLine));

  await lockContent(tx);
  await storeRecords(tx, checked, source);
  await importPictures(join(folder, 'images'), files, read.pictures);
  const stored = new Map([...checked].map(([name, entries]) => [name, entries.length]));
  return { stored, warnings: warnings.map(remarkLine) };
}
