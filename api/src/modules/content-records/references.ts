import type { RecordCollection, RecordForm } from '@clinic/contracts/content/records';
import type { referredCollections } from '@clinic/contracts/content/records';
import type { Queryable } from '../../db/database.ts';
import type { CollectionName } from '../../content/registry.ts';
import { storedRecords } from '../../content/stored-records.ts';
import { titleOf } from './present.ts';
import { isCategoryOfPosts } from './repo.ts';

/** Where records name those of a collection: in which collections, and in which fields at any depth. */
const referrers: Partial<Record<RecordCollection, readonly (readonly [CollectionName, string])[]>> = {
  // Articles keep the name of a reviewer who has left the clinic.
  doctors: [
    ['offers', 'doctor'],
    ['settings', 'featured_doctor'],
  ],
  specialties: [
    ['doctors', 'specialties'],
    ['treatments', 'specialty'],
    ['assessments', 'specialty'],
    ['awareness-rules', 'specialty'],
    ['question-groups', 'specialty'],
  ],
  branches: [['doctors', 'branch']],
  categories: [['posts', 'category']],
};

function names(value: unknown, field: string, id: string, at = ''): boolean {
  if (Array.isArray(value)) return value.some((one) => names(one, field, id, at));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([name, inner]) => names(inner, field, id, name));
  return at === field && (typeof value === 'string' || typeof value === 'number') && String(value) === id;
}

/** Whether another record, or a post that is still being written or waits for its time, refers to one, so that it cannot go. */
export async function isReferredTo(db: Queryable, collection: RecordCollection, id: string): Promise<boolean> {
  for (const [from, field] of referrers[collection] ?? []) {
    const records = await storedRecords(db, from);
    if (records.some(({ record }) => names(record, field, id))) return true;
  }
  return collection === 'categories' && isCategoryOfPosts(db, id);
}

/** What fields may refer to, as a choice in a form. */
export async function referenceChoices(db: Queryable): Promise<RecordForm['references']> {
  const choices = async (collection: (typeof referredCollections)[number]) =>
    (await storedRecords(db, collection)).map(({ id, record }) => ({
      value: collection === 'doctors' ? Number(id) : id,
      ...titleOf(record),
    }));
  return { doctors: await choices('doctors'), specialties: await choices('specialties') };
}
