import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { foldArabic, languages } from '@clinic/contracts';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { terms as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { EnglishSlug, Text, bilingual, optionalBilingual } from '../fields.ts';
import { say } from '../mistakes.ts';

/** `terms.yaml`: how the clinic calls things, in the order of the file. The content desk shows it; visitors see none of it. */
export const TermRecord = z.strictObject({
  id: EnglishSlug,
  ...bilingual('term'),
  ...optionalBilingual('note'),
  avoid_ar: z.array(Text).default([]),
  avoid_en: z.array(Text).default([]),
});

/** The glossary of the clinic, by id. */
export const terms: Collection<z.infer<typeof TermRecord>> = {
  unique: [['id'], ['term_ar'], ['term_en']],
  async write({ tx, refuse }, entries) {
    for (const entry of entries) {
      for (const lang of languages) {
        const term = foldArabic(entry.record[`term_${lang}`]);
        entry.record[`avoid_${lang}`].forEach((words, place) => {
          if (foldArabic(words) === term) refuse(entry, [`avoid_${lang}`, place], say('ownTerm'));
        });
      }
    }
    const rows = entries.map(({ record, place }) => ({ ...camelKeys(record), sortOrder: place }));
    await replaceRows(tx, table, table.id, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sortOrder), asc(table.id));
    return rows.map((row) => ({ id: row.id, record: snakeKeys(row) }));
  },
};
