import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { doctors, offers as table } from '../../db/schema.ts';
import type { Collection, Entry } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { Day, EnglishSlug, Link, Picture, Price, bilingual } from '../fields.ts';
import { say } from '../mistakes.ts';

/** `offers.yaml`: a list, in order (S38, S142, Q13). Prices in the currency of the clinic. */
export const OfferRecord = z.strictObject({
  slug: EnglishSlug,
  doctor: z.int().positive().nullable().default(null),
  icon: z.string(),
  style: z.enum(['deep', 'soft', 'sand']),
  ...bilingual('title'),
  ...bilingual('subtitle'),
  ...bilingual('text'),
  ...bilingual('cta_text'),
  cta: z.enum(['chat', 'contact', 'link']),
  cta_link: Link.nullable().default(null),
  price: Price.nullable().default(null),
  price_before: Price.nullable().default(null),
  discount_percent: z.int().min(1).max(99).nullable().default(null),
  image: Picture.nullable().default(null),
  valid_from: Day.nullable().default(null),
  valid_to: Day.nullable().default(null),
});

type Offer = z.infer<typeof OfferRecord>;

/** What is wrong in an offer itself: which field, and what. */
function mistakesOf({ cta, cta_link, price, price_before }: Offer): [field: string, what: string][] {
  const mistakes: [string, string][] = [];
  if (cta === 'link' && cta_link === null) mistakes.push(['cta_link', say('linkNeeded')]);
  if (cta !== 'link' && cta_link !== null) mistakes.push(['cta_link', say('linkUnused', cta)]);
  if (price_before !== null && (price === null || price_before <= price)) {
    mistakes.push(['price_before', say('morePrice')]);
  }
  return mistakes;
}

/** Promotions (S38, S142), by slug. */
export const offers: Collection<Offer> = {
  unique: [['slug']],
  async write({ tx, day, refuse }, entries) {
    const doctorIds = new Set((await tx.select({ id: doctors.id }).from(doctors)).map(({ id }) => id));
    const rowOf = (entry: Entry<Offer>) => {
      const { doctor, valid_from, valid_to, ...offer } = entry.record;
      const [from, to] = [valid_from && day(valid_from), valid_to && day(valid_to)];
      const mistakes = mistakesOf(entry.record);
      if (from && to && to < from) mistakes.push(['valid_to', say('endsBefore', 'valid_from')]);
      if (doctor !== null && !doctorIds.has(doctor)) mistakes.push(['doctor', say('noDoctor', doctor)]);
      for (const [field, what] of mistakes) refuse(entry, [field], what);
      if (mistakes.length > 0) return [];
      return { ...camelKeys(offer), doctorId: doctor, validFrom: from, validTo: to, sortOrder: entry.place };
    };
    await replaceRows(tx, table, table.slug, entries.flatMap(rowOf));
  },
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sortOrder), asc(table.id));
    return rows.map((offer) => ({ id: offer.slug, record: { ...snakeKeys(offer), doctor: offer.doctorId } }));
  },
};
