import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { specialties as table } from '../../db/schema.ts';
import { storedSlug } from '../../http/params.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { EnglishSlug, Name, Section, Slug, bilingual, optionalBilingual } from '../fields.ts';

/** `specialties/*.yaml`: one file each (S3, S79). Shown by `order`; the first three are the tiles of the booking wizard (S57). */
export const SpecialtyRecord = z.strictObject({
  slug_ar: Slug,
  slug_en: EnglishSlug,
  order: z.int(),
  ...bilingual('name'),
  ...bilingual('summary'),
  /** Scene `images/specialties/<icon>.svg`. */
  icon: EnglishSlug,
  sections: z.array(Section).default([]),
  services: z.array(Name).default([]),
  /** Where in the clinic its visits are, for example floor and department. */
  ...optionalBilingual('place'),
  /** How patients prepare for a visit. */
  preparation: z.array(z.strictObject(bilingual('text'))).default([]),
});

/** Specialities of the clinic (S3), by their English slug. One that visits were booked in cannot go. */
export const specialties: Collection<z.infer<typeof SpecialtyRecord>> = {
  unique: [['slug_ar', 'slug_en']],
  async write({ tx }, entries) {
    // New specialities get their ids in the order of the clinic's lists, whatever their files are called.
    const inOrder = [...entries].sort((one, other) => one.record.order - other.record.order);
    const rows = inOrder.map(({ record: { order, ...specialty } }) => ({
      ...camelKeys(specialty),
      slugAr: storedSlug(specialty.slug_ar),
      sortOrder: order,
    }));
    await replaceRows(tx, table, table.slugEn, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sortOrder), asc(table.id));
    return rows.map((row) => ({ id: row.slugEn, record: { ...snakeKeys(row), order: row.sortOrder } }));
  },
};
