import * as z from 'zod';
import { asc, eq, notInArray } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { jobs as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { upsertRows } from '../replace-rows.ts';
import { Day, EnglishSlug, Text, bilingual } from '../fields.ts';
import { say } from '../mistakes.ts';

/** `jobs/*.yaml`: one file each (S16). */
export const JobRecord = z.strictObject({
  slug: EnglishSlug,
  ...bilingual('title'),
  ...bilingual('department'),
  ...bilingual('summary'),
  ...bilingual('city'),
  type: z.enum(['full-time', 'part-time', 'contract', 'freelance']),
  ...bilingual('description_html'),
  duties_ar: z.array(Text).min(1),
  duties_en: z.array(Text).min(1),
  requirements_ar: z.array(Text).min(1),
  requirements_en: z.array(Text).min(1),
  posted_on: Day,
  closes_on: Day.nullable().default(null),
});

/** Open positions (S16), by slug. One that is gone from the folder is closed, because people may have applied for it. */
export const jobs: Collection<z.infer<typeof JobRecord>> = {
  unique: [['slug']],
  async write({ tx, day, refuse }, entries) {
    const rows = entries.flatMap((entry) => {
      const { description_html_ar, description_html_en, posted_on, closes_on, ...job } = entry.record;
      const [posted, closes] = [day(posted_on), closes_on && day(closes_on)];
      if (closes !== null && closes < posted) {
        refuse(entry, ['closes_on'], say('endsBefore', 'posted_on'));
        return [];
      }
      return {
        ...camelKeys(job),
        isOpen: true,
        htmlAr: description_html_ar,
        htmlEn: description_html_en,
        postedOn: posted,
        closesOn: closes,
      };
    });
    const advertised = rows.map(({ slug }) => slug);
    await tx.update(table).set({ isOpen: false }).where(notInArray(table.slug, advertised));
    await upsertRows(tx, table, table.slug, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).where(eq(table.isOpen, true)).orderBy(asc(table.id));
    return rows.map(({ htmlAr, htmlEn, ...job }) => ({
      id: job.slug,
      record: { ...snakeKeys(job), description_html_ar: htmlAr, description_html_en: htmlEn },
    }));
  },
};
