import * as z from 'zod';
import { asc } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { slides as table } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replacePlaced } from '../replace-rows.ts';
import { Link, Picture, bilingual, optionalBilingual } from '../fields.ts';

/** `slides.yaml`: a list, in order (S41, S42). */
export const SlideRecord = z.strictObject({
  ...bilingual('title'),
  ...bilingual('description'),
  web_image: Picture,
  mobile_image: Picture,
  styled: z.boolean().default(true),
  on: z.boolean().default(true),
  ...bilingual('button_text'),
  /** Where the button leads; empty when it scrolls to a section. */
  button_link: z.union([z.literal(''), Link]).default(''),
  /** Id of a section of the home page: services, dental, specialities, doctors, offers, blogs, reviews, news, installments, insurance. */
  scroll_to: z.string().nullable().default(null),
  ...optionalBilingual('secondary_button_text'),
  secondary_button_link: z.union([z.literal(''), Link]).default(''),
});

/** Slides of the home page (S41, S42), by their place. */
export const slides: Collection<z.infer<typeof SlideRecord>> = {
  unique: [],
  write: (context, entries) =>
    replacePlaced(context, table, entries, ({ on, ...slide }) => ({ ...camelKeys(slide), isOn: on })),
  async read(db) {
    const rows = await db.select().from(table).orderBy(asc(table.sortOrder));
    return rows.map((slide) => ({ id: String(slide.id), record: { ...snakeKeys(slide), on: slide.isOn } }));
  },
};
