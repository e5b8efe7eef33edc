import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { notices as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { Day, EnglishSlug, Link, bilingual } from '../fields.ts';

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
      const { id, text_ar, text_en, starts_on, ends_on, link } = entry.record;
      const [startsOn, endsOn] = [day(starts_on), day(ends_on)];
      if (startsOn <= endsOn) return { id, textAr: text_ar, textEn: text_en, startsOn, endsOn, link };
      refuse(entry, ['ends_on'], 'must not be before starts_on');
      return [];
    });
    await replaceRows(tx, table, table.id, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.startsOn), asc(table.id));
    return rows.map(({ id, textAr, textEn, startsOn, endsOn, link }) => ({
      id,
      record: { id, text_ar: textAr, text_en: textEn, starts_on: startsOn, ends_on: endsOn, link },
    }));
  },
};
