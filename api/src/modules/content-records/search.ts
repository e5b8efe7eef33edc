import { foldArabic } from '@clinic/contracts';
import type { ListedRecord, RecordCollection } from '@clinic/contracts/content/records';
import { storedRecords } from '../../content/stored-records.ts';
import type { Queryable } from '../../db/database.ts';
import { titleOf } from './present.ts';

const mostFound = 10;

/** Records of some collections whose title in either language has what was searched for, in the order of the collections. */
export async function recordsCalled(
  db: Queryable,
  collections: readonly RecordCollection[],
  search: string,
): Promise<(ListedRecord & { collection: RecordCollection })[]> {
  const asked = foldArabic(search);
  const found = [];
  for (const collection of collections) {
    const records = await storedRecords(db, collection);
    const listed = records.map(({ id, record }) => ({ collection, id, ...titleOf(record) }));
    found.push(...listed.filter(({ title_ar, title_en }) => foldArabic(`${title_ar}\n${title_en}`).includes(asked)));
    if (found.length >= mostFound) break;
  }
  return found.slice(0, mostFound);
}
