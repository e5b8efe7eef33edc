import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { slides } from '../../db/schema.ts';

const shown = {
  ...columnsOf(slides, 'id', 'title_ar', 'title_en', 'description_ar', 'description_en', 'button_link'),
  ...columnsOf(slides, 'button_text_ar', 'button_text_en', 'secondary_button_text_ar', 'secondary_button_text_en'),
  ...columnsOf(slides, 'secondary_button_link'),
  // The server form and the local form of the specification name the same things differently (S41, S42).
  image: slides.web_image,
  webImage: slides.web_image,
  mobileImage: slides.mobile_image,
  order: slides.sort_order,
  isStyledSlide: slides.styled,
  IsOn: slides.is_on,
  component_id: slides.scroll_to,
};

/** Queries of the home page's slides, prepared once. */
export function slideRepo(db: Db) {
  const active = db
    .select(shown)
    .from(slides)
    .where(eq(slides.is_on, true))
    .orderBy(asc(slides.sort_order))
    .prepare('slides_active');

  return { active: () => active.execute() };
}
