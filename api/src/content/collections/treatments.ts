import * as z from 'zod';
import { asc, eq } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { specialties, treatments as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { EnglishSlug, Picture, bilingual } from '../fields.ts';
import { say } from '../mistakes.ts';

/** `treatments.yaml`: what the dental and the skin department offer (S143). `specialty` is the English slug of the department. */
export const TreatmentRecord = z.strictObject({
  slug: EnglishSlug,
  specialty: EnglishSlug,
  ...bilingual('name'),
  ...bilingual('summary'),
  /** Paragraphs separated by a blank line. */
  ...bilingual('body'),
  image: Picture.nullable().default(null),
});

/** What departments offer (S143), by slug. */
export const treatments: Collection<z.infer<typeof TreatmentRecord>> = {
  unique: [['slug']],
  async write({ tx, refuse }, entries) {
    const known = await tx.select({ slug: specialties.slugEn, id: specialties.id }).from(specialties);
    const specialtyIds = new Map(known.map(({ slug, id }) => [slug, id]));
    const rows = entries.flatMap((entry) => {
      const { specialty, ...treatment } = entry.record;
      const specialtyId = specialtyIds.get(specialty);
      if (specialtyId !== undefined) return { ...camelKeys(treatment), specialtyId, sortOrder: entry.place };
      refuse(entry, ['specialty'], say('noSpeciality', specialty));
      return [];
    });
    await replaceRows(tx, table, table.slug, rows);
  },
  async read(db) {
    const rows = await db
      .select({ treatment: table, specialty: specialties.slugEn })
      .from(table)
      .innerJoin(specialties, eq(specialties.id, table.specialtyId))
      .orderBy(asc(table.sortOrder), asc(table.id));
    return rows.map(({ treatment, specialty }) => ({
      id: treatment.slug,
      record: { ...snakeKeys(treatment), specialty },
    }));
  },
};
