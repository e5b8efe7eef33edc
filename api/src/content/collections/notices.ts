import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { notices as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { Day, EnglishSlug, Link, bilingual } from '../fields.ts';
import { say } from '../mistakes.ts';

/** `notices.yaml`: urgent notices of the staff (Q2). Days are whole days of the clinic, both ends included. */
export const NoticeRecord = z.strictObject({
  id: EnglishSlug,
  ...bilingual('text'),
  starts_on: Day,
  ends_on: Day,
  link: Link.nullable().default(null),
});

/** Urgent notices of the staff (Q2), by id. */
export const notices: Collection<z.infer<typeof NoticeRecord>> = {
  unique: [['id']],
  async write({ tx, day, refuse }, entries) {
    const rows = entries.flatMap((entry) => {
      const notice = camelKeys(entry.record);
      const [startsOn, endsOn] = [day(notice.startsOn), day(notice.endsOn)];
      if (startsOn <= endsOn) return { ...notice, startsOn, endsOn };
      refuse(entry, ['ends_on'], say('endsBefore', 'starts_on'));
      return [];
    });
    await replaceRows(tx, table, table.id, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.startsOn), asc(table.id));
    return rows.map((row) => ({ id: row.id, record: snakeKeys(row) }));
  },
};
