import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { focusOf } from '../../db/image-focus.ts';
import { doctors, offers } from '../../db/schema.ts';

const today = sql.placeholder('today');

const shown = {
  ...columnsOf(offers, 'id', 'slug', 'icon', 'style', 'titleAr', 'titleEn', 'subtitleAr', 'subtitleEn'),
  ...columnsOf(offers, 'textAr', 'textEn', 'ctaTextAr', 'ctaTextEn', 'cta', 'ctaLink', 'price', 'priceBefore'),
  ...columnsOf(offers, 'discountPercent', 'image', 'validFrom', 'validTo'),
  doctor: {
    ...columnsOf(doctors, 'id', 'nameAr', 'nameEn', 'slugAr', 'slugEn', 'image'),
    imageFocus: focusOf('doctors.image'),
  },
};

/** Queries of promotions, prepared once. The offer of a doctor who has left the clinic is not valid. */
export function offerRepo(db: Db) {
  const valid = db
    .select(shown)
    .from(offers)
    .leftJoin(doctors, eq(doctors.id, offers.doctorId))
    .where(
      and(
        or(isNull(offers.validFrom), lte(offers.validFrom, today)),
        or(isNull(offers.validTo), gte(offers.validTo, today)),
        or(isNull(offers.doctorId), doctors.active),
      ),
    )
    .orderBy(asc(offers.sortOrder), asc(offers.id))
    .prepare('offers_valid');

  return { valid: (day: string) => valid.execute({ today: day }) };
}
