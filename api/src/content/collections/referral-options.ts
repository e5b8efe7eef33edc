import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { referralOptions as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { EnglishSlug, bilingual } from '../fields.ts';

/** `referral-options.yaml`: a list, in order (S133). */
export const ReferralOptionRecord = z.strictObject({
  value: EnglishSlug,
  ...bilingual('label'),
  is_other: z.boolean().default(false),
});

/** How visitors may have heard of the clinic (S133), by value. */
export const referralOptions: Collection<z.infer<typeof ReferralOptionRecord>> = {
  unique: [['value']],
  async write({ tx }, entries) {
    const rows = entries.map(({ record, place }) => ({ ...camelKeys(record), pos: place }));
    await replaceRows(tx, table, table.value, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.pos), asc(table.value));
    return rows.map((row) => ({ id: row.value, record: snakeKeys(row) }));
  },
};
