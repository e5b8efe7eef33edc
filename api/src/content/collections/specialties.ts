import { asc } from 'drizzle-orm';
import type * as z from 'zod';
import { specialties as table } from '../../db/schema.ts';
import { storedSlug } from '../../http/params.ts';
import type { Collection } from '../collection.ts';
import type { SpecialtyRecord } from '../records.ts';
import { replaceRows } from '../replace-rows.ts';

/** Specialities of the clinic (S3), by their English slug. One that visits were booked in cannot go. */
export const specialties: Collection<z.infer<typeof SpecialtyRecord>> = {
  unique: [['slug_ar', 'slug_en']],
  async write({ tx }, entries) {
    const rows = entries.map(({ record }) => ({
      slugAr: storedSlug(record.slug_ar),
      slugEn: record.slug_en,
      nameAr: record.name_ar,
      nameEn: record.name_en,
      summaryAr: record.summary_ar,
      summaryEn: record.summary_en,
      icon: record.icon,
      sortOrder: record.order,
      sections: record.sections,
      services: record.services,
      placeAr: record.place_ar,
      placeEn: record.place_en,
      preparation: record.preparation,
    }));
    await replaceRows(tx, table, table.slugEn, rows);
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sortOrder), asc(table.id));
    return rows.map((row) => ({
      id: row.slugEn,
      record: {
        slug_ar: row.slugAr,
        slug_en: row.slugEn,
        order: row.sortOrder,
        name_ar: row.nameAr,
        name_en: row.nameEn,
        summary_ar: row.summaryAr,
        summary_en: row.summaryEn,
        icon: row.icon,
        sections: row.sections,
        services: row.services,
        place_ar: row.placeAr,
        place_en: row.placeEn,
        preparation: row.preparation,
      },
    }));
  },
};
