import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { reviews as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replacePlaced } from '../replace-rows.ts';
import { Day, Picture, bilingual } from '../fields.ts';
import { say } from '../mistakes.ts';

/** `reviews.yaml` (S46). */
export const ReviewRecord = z.strictObject({
  ...bilingual('name'),
  ...bilingual('text'),
  image: Picture,
  rating: z.number().min(1).max(5).multipleOf(0.5, say('halves')),
  date: Day,
  featured: z.boolean().default(false),
});

/** What patients say (S46), by place. */
export const reviews: Collection<z.infer<typeof ReviewRecord>> = {
  unique: [],
  write: (context, entries) =>
    replacePlaced(context, table, entries, (record) => ({ ...camelKeys(record), date: context.day(record.date) })),
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sortOrder));
    return rows.map((row) => ({ id: String(row.id), record: snakeKeys(row) }));
  },
};
