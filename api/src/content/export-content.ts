import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db } from '../db/database.ts';
import type { Exported } from './collection.ts';
import { ContentInvalid } from './content-invalid.ts';
import type { FileStore } from '../files/file-store.ts';
import { exportPictures } from './pictures.ts';
import { registry } from './registry.ts';
import type { CollectionName, RegisteredCollection } from './registry.ts';
import { yamlText } from './yaml-text.ts';

/** The fields of a record in the order of its schema, so that two exports can be compared line by line. */
function inOrder(name: CollectionName, { record }: Exported): Record<string, unknown> {
  const fields = Object.keys(registry[name].record.shape).filter((field) => record[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, record[field]]));
}

function filesOf(name: CollectionName, exported: readonly Exported[]): [path: string, text: string][] {
  if (exported.length === 0) return [];
  const records = exported.map((one) => inOrder(name, one));
  switch (registry[name].kind) {
    case 'folder':
      return exported.map(({ id }, index) => [join(name, `${id}.yaml`), yamlText(records[index])]);
    case 'single':
      return [[`${name}.yaml`, yamlText(records[0])]];
    case 'list':
      return [[`${name}.yaml`, yamlText(records)]];
  }
}

/**
 * Writes all content to a new or empty folder. Importing that folder gives the same rows: closed records go along, because
 * others may name them. Days are written as dates, so the copy stays as it is whenever it is imported.
 */
export async function exportContent(db: Db, folder: string, files: FileStore): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new ContentInvalid([`The folder ${folder} is not empty`]);
  }
  for (const [name, { store }] of Object.entries<RegisteredCollection>(registry) as [
    CollectionName,
    RegisteredCollection,
  ][]) {
    const records = [...(await store.read(db)), ...((await store.readClosed?.(db)) ?? [])];
    for (const [path, text] of filesOf(name, records)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
  }
  await exportPictures(files, join(folder, 'images'));
}
