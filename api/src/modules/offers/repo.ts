import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { doctors, offers } from '../../db/schema.ts';

const today = sql.placeholder('today');

const shown = {
  ...columnsOf(offers, 'id', 'slug', 'icon', 'style', 'title_ar', 'title_en', 'subtitle_ar', 'subtitle_en'),
  ...columnsOf(offers, 'text_ar', 'text_en', 'cta_text_ar', 'cta_text_en', 'cta', 'cta_link', 'price', 'price_before'),
  ...columnsOf(offers, 'discount_percent', 'image', 'valid_from', 'valid_to'),
  doctor: {
    id: doctors.id,
    name_ar: doctors.nameAr,
    name_en: doctors.nameEn,
    slug_ar: doctors.slugAr,
    slug_en: doctors.slugEn,
    image: doctors.image,
  },
};

/** Queries of promotions, prepared once. The offer of a doctor who has left the clinic is not valid. */
export function offerRepo(db: Db) {
  const valid = db
    .select(shown)
    .from(offers)
    .leftJoin(doctors, eq(doctors.id, offers.doctor_id))
    .where(
      and(
        or(isNull(offers.valid_from), lte(offers.valid_from, today)),
        or(isNull(offers.valid_to), gte(offers.valid_to, today)),
        or(isNull(offers.doctor_id), doctors.active),
      ),
    )
    .orderBy(asc(offers.sort_order), asc(offers.id))
    .prepare('offers_valid');

  return { valid: (day: string) => valid.execute({ today: day }) };
}
