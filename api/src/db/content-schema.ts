import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { TextSection } from '@clinic/contracts';
import type { ContentItem, FrequentQuestion, PageContent, PostType, JobType, Offer } from '@clinic/contracts/content';
import { id, instant, reference } from './columns.ts';

/**
 * The tables of what editors write (E1). Here a field has one name all the way from the content folder through its column to
 * the answer of the API, so these are named as the columns are.
 */

const requiredText = () => text().notNull();
type RequiredText = ReturnType<typeof requiredText>;

/** The two columns of a text, `<name>_ar` and `<name>_en`. */
const bilingual = <N extends string>(name: N) =>
  ({ [`${name}_ar`]: requiredText(), [`${name}_en`]: requiredText() }) as Record<`${N}_ar` | `${N}_en`, RequiredText>;

const sortOrder = () => integer().notNull();
const updatedAt = () => instant('updated_at').notNull().defaultNow();
const price = () => numeric({ mode: 'number', precision: 10, scale: 2 });

export const contentSettings = pgTable('content_settings', { name: text().primaryKey(), value: requiredText() });

export const postCategories = pgTable('post_categories', {
  id: id(),
  ...bilingual('slug'),
  ...bilingual('name'),
  sort_order: sortOrder(),
});

export const posts = pgTable('posts', {
  id: id(),
  type: text().$type<PostType>().notNull(),
  ...bilingual('slug'),
  category_id: reference('category_id').notNull(),
  ...bilingual('title'),
  ...bilingual('summary'),
  ...bilingual('html'),
  reading_minutes_ar: smallint().notNull(),
  reading_minutes_en: smallint().notNull(),
  search_text: requiredText(),
  image: requiredText(),
  reviewer_id: reference('reviewer_id'),
  views_count: bigint({ mode: 'number' }).notNull().default(0),
  published_at: instant('published_at').notNull(),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: updatedAt(),
});

export const pages = pgTable('pages', {
  id: text().primaryKey(),
  ...bilingual('title'),
  ...bilingual('lead'),
  image: text(),
  sections: jsonb().$type<TextSection[]>().notNull(),
  groups: jsonb().$type<PageContent['groups']>().notNull(),
  questions: jsonb().$type<FrequentQuestion[]>().notNull(),
  updated_at: updatedAt(),
});

export const departments = pgTable('departments', {
  id: text().primaryKey(),
  ...bilingual('name'),
  ...bilingual('note'),
  sort_order: sortOrder(),
});

export const departmentHours = pgTable(
  'department_hours',
  {
    department_id: requiredText(),
    weekday: smallint().notNull(),
    start_min: smallint().notNull(),
    duration_min: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.department_id, table.weekday, table.start_min] })],
);

export const slides = pgTable('slides', {
  id: id(),
  sort_order: sortOrder(),
  ...bilingual('title'),
  ...bilingual('description'),
  web_image: requiredText(),
  mobile_image: requiredText(),
  styled: boolean().notNull(),
  is_on: boolean().notNull(),
  ...bilingual('button_text'),
  button_link: requiredText(),
  scroll_to: text(),
  ...bilingual('secondary_button_text'),
  secondary_button_link: requiredText(),
});

export const services = pgTable('services', {
  id: id(),
  sort_order: sortOrder(),
  ...bilingual('title'),
  ...bilingual('text'),
  image: requiredText(),
  link: requiredText(),
});

export const treatments = pgTable('treatments', {
  id: id(),
  slug: requiredText(),
  specialty_id: reference('specialty_id').notNull(),
  ...bilingual('name'),
  ...bilingual('summary'),
  ...bilingual('body'),
  image: text(),
  sort_order: sortOrder(),
});

export const skinTips = pgTable('skin_tips', {
  id: id(),
  ...bilingual('slug'),
  ...bilingual('title'),
  ...bilingual('summary'),
  ...bilingual('html'),
  image: requiredText(),
  sort_order: sortOrder(),
  updated_at: updatedAt(),
});

export const offers = pgTable('offers', {
  id: id(),
  slug: requiredText(),
  doctor_id: reference('doctor_id'),
  icon: requiredText(),
  style: text().$type<Offer['style']>().notNull(),
  ...bilingual('title'),
  ...bilingual('subtitle'),
  ...bilingual('text'),
  ...bilingual('cta_text'),
  cta: text().$type<Offer['cta']>().notNull(),
  cta_link: text(),
  price: price(),
  price_before: price(),
  discount_percent: smallint(),
  image: text(),
  valid_from: date(),
  valid_to: date(),
  sort_order: sortOrder(),
});

export const packages = pgTable('packages', {
  id: id(),
  ...bilingual('slug'),
  ...bilingual('name'),
  ...bilingual('summary'),
  ...bilingual('audience'),
  image: requiredText(),
  price: price().notNull(),
  price_before: price(),
  items: jsonb().$type<ContentItem[]>().notNull(),
  sections: jsonb().$type<TextSection[]>().notNull(),
  sort_order: sortOrder(),
  updated_at: updatedAt(),
});

export const partners = pgTable('partners', {
  id: id(),
  slug: requiredText(),
  ...bilingual('name'),
  image: requiredText(),
  sort_order: sortOrder(),
});

export const reviews = pgTable('reviews', {
  id: id(),
  sort_order: sortOrder(),
  ...bilingual('name'),
  ...bilingual('text'),
  image: requiredText(),
  rating: numeric({ mode: 'number', precision: 2, scale: 1 }).notNull(),
  date: date().notNull(),
  featured: boolean().notNull(),
});

export const jobs = pgTable('jobs', {
  id: id(),
  slug: requiredText(),
  is_open: boolean().notNull().default(true),
  ...bilingual('title'),
  ...bilingual('department'),
  ...bilingual('summary'),
  ...bilingual('city'),
  type: text().$type<JobType>().notNull(),
  ...bilingual('html'),
  duties_ar: text().array().notNull(),
  duties_en: text().array().notNull(),
  requirements_ar: text().array().notNull(),
  requirements_en: text().array().notNull(),
  posted_on: date().notNull(),
  closes_on: date(),
  updated_at: updatedAt(),
});
