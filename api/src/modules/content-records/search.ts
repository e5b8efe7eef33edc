import { foldArabic } from '@clinic/contracts';
import type { ListedRecord, RecordCollection } from '@clinic/contracts/content/records';
import { registry } from '../../content/registry.ts';
import type { RegisteredCollection } from '../../content/registry.ts';
import type { Queryable } from '../../db/database.ts';
import { titleOf } from './present.ts';

const mostFound = 10;

/** Titles as they are stored: nothing is checked, which takes longer than reading. */
async function titlesIn(db: Queryable, collection: RecordCollection) {
  const { store }: RegisteredCollection = registry[collection];
  return (await store.read(db)).map(({ id, record }) => ({ collection, id, ...titleOf(record) }));
}

/** Records of some collections whose title in either language has what was searched for, in the order of the collections. */
export async function recordsCalled(
  db: Queryable,
  collections: readonly RecordCollection[],
  search: string,
): Promise<(ListedRecord & { collection: RecordCollection })[]> {
  const asked = foldArabic(search);
  const found = [];
  for (const collection of collections) {
    const listed = await titlesIn(db, collection);
    found.push(...listed.filter(({ title_ar, title_en }) => foldArabic(`${title_ar}\n${title_en}`).includes(asked)));
    if (found.length >= mostFound) break;
  }
  return found.slice(0, mostFound);
}
