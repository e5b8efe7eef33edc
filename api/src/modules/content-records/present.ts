import { createHash } from 'node:crypto';
import type { ListedRecord, RecordCollection, RecordRevision } from '@clinic/contracts/content/records';
import { editedPart } from '../../content/edited-collections.ts';
import type { RevisionRow } from '../../content/record-revisions.ts';
import type { StoredRecord } from '../../content/stored-records.ts';

/** Fields that say what a record is about, the best first. */
const titles = ['title', 'name', 'label', 'term', 'text'] as const;

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119).trimEnd()}…` : text);

/** How a record is called in both languages; empty where nothing of it is a name. */
export function titleOf(record: Readonly<Record<string, unknown>>): Pick<ListedRecord, 'title_ar' | 'title_en'> {
  const text = (value: unknown) => (typeof value === 'string' ? shortened(value) : '');
  // Awareness days have their names in fields that are called so.
  if (typeof record['name_arabic'] === 'string')
    return { title_ar: text(record['name_arabic']), title_en: text(record['name']) };
  const base = titles.find((name) => typeof record[`${name}_ar`] === 'string');
  return { title_ar: text(record[`${base}_ar`]), title_en: text(record[`${base}_en`]) };
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

/** Changes with everything of a record that is edited in the browser. */
export const versionOf = (collection: RecordCollection, stored: StoredRecord): string =>
  hashOf(editedPart(collection, stored));

/** Changes with which records there are, and with their order. */
export const listVersion = (records: readonly StoredRecord[]): string => hashOf(records.map(({ id }) => id));

/** A record, whole. */
export const presentRecord = (collection: RecordCollection, stored: StoredRecord) => ({
  id: stored.id,
  record: editedPart(collection, stored),
  version: versionOf(collection, stored),
});

/** A revision without what it holds. */
export const presentRevision = ({ id, record, reason, content, replacedAt, by }: RevisionRow): RecordRevision => ({
  ...{ id, record_id: record, reason, by },
  ...titleOf(content),
  replaced_at: replacedAt.toISOString(),
});
