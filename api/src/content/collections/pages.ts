import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { pages as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { EnglishSlug, Item, Picture, Question, Section, bilingual } from '../fields.ts';

/**
 * `pages/*.yaml`: one file each; the name of the file is the id of the page. A group is drawn as cards or a sheet, one with the
 * id `steps` or `visit` as numbered steps. `icon` is one of the site's own; another is drawn as a tick.
 */
export const PageRecord = z.strictObject({
  ...bilingual('title'),
  ...bilingual('lead'),
  image: Picture.nullable().default(null),
  sections: z.array(Section).default([]),
  groups: z
    .array(
      z.strictObject({
        id: EnglishSlug,
        ...bilingual('title'),
        icon: z.string().nullable().default(null),
        items: z.array(Item).min(1),
      }),
    )
    .default([]),
  questions: z.array(Question).default([]),
});

/** Written texts of pages; the name of the file is the id. */
export const pages: Collection<z.infer<typeof PageRecord>> = {
  unique: [],
  async write({ tx }, entries) {
    const rows = entries.map(({ id, record }) => ({ id, ...camelKeys(record) }));
    await replaceRows(tx, table, table.id, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.id));
    return rows.map((row) => ({ id: row.id, record: snakeKeys(row) }));
  },
};
