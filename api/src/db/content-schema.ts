import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { Lang, TextSection } from '@clinic/contracts';
import type {
  Branch,
  ContentItem,
  FrequentQuestion,
  PageContent,
  PostType,
  JobType,
  Offer,
} from '@clinic/contracts/content';
import type { PostContent } from '@clinic/contracts/content/desk';
import { bytes, id, instant, reference } from './columns.ts';
import { snakeCase } from './field-names.ts';

/** The tables of what visitors see; those of the content desk are in `desk-schema.ts`. */

const requiredText = (name = '') => text(name).notNull();
type RequiredText = ReturnType<typeof requiredText>;

/** The two columns of a text, `<name>Ar` and `<name>En`. */
const bilingual = <N extends string>(name: N) =>
  ({
    [`${name}Ar`]: requiredText(`${snakeCase(name)}_ar`),
    [`${name}En`]: requiredText(`${snakeCase(name)}_en`),
  }) as Record<`${N}Ar` | `${N}En`, RequiredText>;

const sortOrder = () => integer('sort_order').notNull();
const updatedAt = () => instant('updated_at').notNull().defaultNow();
const price = (name = '') => numeric(name, { mode: 'number', precision: 11, scale: 3 });

/** Where patients are seen. The one branch of a clinic that has described none has no name. */
export const branches = pgTable('branches', {
  id: id(),
  slug: requiredText(),
  ...bilingual('name'),
  ...bilingual('city'),
  ...bilingual('address'),
  phone: text(),
  latitude: numeric({ mode: 'number', precision: 8, scale: 6 }),
  longitude: numeric({ mode: 'number', precision: 9, scale: 6 }),
  mapUrl: text('map_url'),
  intervals: jsonb().$type<Branch['intervals']>().notNull().default([]),
  sortOrder: sortOrder(),
  active: boolean().notNull().default(true),
});

export const contentSettings = pgTable('content_settings', { name: text().primaryKey(), value: requiredText() });

export const postCategories = pgTable('post_categories', {
  id: id(),
  ...bilingual('slug'),
  ...bilingual('name'),
  sortOrder: sortOrder(),
});

export const posts = pgTable('posts', {
  id: id(),
  type: text().$type<PostType>().notNull(),
  ...bilingual('slug'),
  categoryId: reference('category_id').notNull(),
  ...bilingual('title'),
  ...bilingual('summary'),
  ...bilingual('html'),
  readingMinutesAr: smallint('reading_minutes_ar').notNull(),
  readingMinutesEn: smallint('reading_minutes_en').notNull(),
  searchText: requiredText('search_text'),
  image: requiredText(),
  reviewerId: reference('reviewer_id'),
  viewsCount: bigint('views_count', { mode: 'number' }).notNull().default(0),
  publishedAt: instant('published_at').notNull(),
  reviewedOn: date('reviewed_on', { mode: 'string' }),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: updatedAt(),
});

/** Posts that visitors see, in the form in which the desk keeps what is written. */
export const postContents = pgView('post_contents', {
  id: reference('id').notNull(),
  updatedAt: updatedAt(),
  content: jsonb().$type<PostContent>().notNull(),
}).existing();

/** Views of posts by day of the clinic, for as long as the report of what is read needs them. */
export const postViewDays = pgTable(
  'post_view_days',
  { day: date({ mode: 'string' }).notNull(), postId: reference('post_id').notNull(), views: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.postId] })],
);

/** Links of published texts to pages that this site does not have, as they were when the links were last checked. */
export const postBrokenLinks = pgTable(
  'post_broken_links',
  { postId: reference('post_id').notNull(), lang: text().$type<Lang>().notNull(), path: requiredText() },
  (table) => [primaryKey({ columns: [table.postId, table.lang, table.path] })],
);

/** Addresses that posts had; a trigger keeps them. */
export const postFormerSlugs = pgTable('post_former_slugs', {
  slug: text().primaryKey(),
  postId: bigint('post_id', { mode: 'number' }).notNull(),
});

/** What is known of pictures beside their files, which the store of files has. */
export const pictures = pgTable('pictures', {
  id: id(),
  path: requiredText(),
  contentHash: bytes('content_hash'),
  width: integer(),
  height: integer(),
  altAr: text('alt_ar').notNull().default(''),
  altEn: text('alt_en').notNull().default(''),
  focalX: numeric('focal_x', { mode: 'number', precision: 4, scale: 3 }).notNull().default(0.5),
  focalY: numeric('focal_y', { mode: 'number', precision: 4, scale: 3 }).notNull().default(0.5),
  uploadedAt: instant('uploaded_at'),
  uploadedBy: reference('uploaded_by'),
});

export const pages = pgTable('pages', {
  id: text().primaryKey(),
  ...bilingual('title'),
  ...bilingual('lead'),
  image: text(),
  sections: jsonb().$type<TextSection[]>().notNull(),
  groups: jsonb().$type<PageContent['groups']>().notNull(),
  questions: jsonb().$type<FrequentQuestion[]>().notNull(),
  updatedAt: updatedAt(),
});

export const departments = pgTable('departments', {
  id: text().primaryKey(),
  ...bilingual('name'),
  ...bilingual('note'),
  sortOrder: sortOrder(),
});

export const departmentHours = pgTable(
  'department_hours',
  {
    departmentId: requiredText('department_id'),
    weekday: smallint().notNull(),
    startMin: smallint('start_min').notNull(),
    durationMin: smallint('duration_min').notNull(),
  },
  (table) => [primaryKey({ columns: [table.departmentId, table.weekday, table.startMin] })],
);

export const slides = pgTable('slides', {
  id: id(),
  sortOrder: sortOrder(),
  ...bilingual('title'),
  ...bilingual('description'),
  webImage: requiredText('web_image'),
  mobileImage: requiredText('mobile_image'),
  styled: boolean().notNull(),
  isOn: boolean('is_on').notNull(),
  ...bilingual('buttonText'),
  buttonLink: requiredText('button_link'),
  scrollTo: text('scroll_to'),
  ...bilingual('secondaryButtonText'),
  secondaryButtonLink: requiredText('secondary_button_link'),
});

export const services = pgTable('services', {
  id: id(),
  sortOrder: sortOrder(),
  ...bilingual('title'),
  ...bilingual('text'),
  image: requiredText(),
  link: requiredText(),
});

export const treatments = pgTable('treatments', {
  id: id(),
  slug: requiredText(),
  specialtyId: reference('specialty_id').notNull(),
  ...bilingual('name'),
  ...bilingual('summary'),
  ...bilingual('body'),
  image: text(),
  sortOrder: sortOrder(),
});

export const skinTips = pgTable('skin_tips', {
  id: id(),
  ...bilingual('slug'),
  ...bilingual('title'),
  ...bilingual('summary'),
  ...bilingual('html'),
  image: requiredText(),
  sortOrder: sortOrder(),
  updatedAt: updatedAt(),
});

export const extraPages = pgTable('extra_pages', {
  id: bigint({ mode: 'number' }).primaryKey(),
  ...bilingual('slug'),
  ...bilingual('title'),
  ...bilingual('summary'),
  ...bilingual('html'),
  image: text(),
  updatedAt: updatedAt(),
});

/** Addresses that a page had, also of pages that were removed; triggers write them. */
export const extraPageFormerSlugs = pgTable('extra_page_former_slugs', {
  slug: text().primaryKey(),
  pageId: bigint('page_id', { mode: 'number' }).notNull(),
});

export const offers = pgTable('offers', {
  id: id(),
  slug: requiredText(),
  doctorId: reference('doctor_id'),
  icon: requiredText(),
  style: text().$type<Offer['style']>().notNull(),
  ...bilingual('title'),
  ...bilingual('subtitle'),
  ...bilingual('text'),
  ...bilingual('ctaText'),
  cta: text().$type<Offer['cta']>().notNull(),
  ctaLink: text('cta_link'),
  price: price(),
  priceBefore: price('price_before'),
  discountPercent: smallint('discount_percent'),
  image: text(),
  validFrom: date('valid_from'),
  validTo: date('valid_to'),
  sortOrder: sortOrder(),
});

export const packages = pgTable('packages', {
  id: id(),
  ...bilingual('slug'),
  ...bilingual('name'),
  ...bilingual('summary'),
  ...bilingual('audience'),
  image: requiredText(),
  price: price().notNull(),
  priceBefore: price('price_before'),
  items: jsonb().$type<ContentItem[]>().notNull(),
  sections: jsonb().$type<TextSection[]>().notNull(),
  sortOrder: sortOrder(),
  updatedAt: updatedAt(),
});

export const partners = pgTable('partners', {
  id: id(),
  slug: requiredText(),
  ...bilingual('name'),
  image: requiredText(),
  sortOrder: sortOrder(),
});

export const reviews = pgTable('reviews', {
  id: id(),
  sortOrder: sortOrder(),
  ...bilingual('name'),
  ...bilingual('text'),
  image: requiredText(),
  rating: numeric({ mode: 'number', precision: 2, scale: 1 }).notNull(),
  date: date().notNull(),
  featured: boolean().notNull(),
});

/** How the clinic calls things, for who writes; visitors see none of it. */
export const terms = pgTable('terms', {
  id: text().primaryKey(),
  ...bilingual('term'),
  ...bilingual('note'),
  avoidAr: text('avoid_ar').array().$type<string[]>().notNull(),
  avoidEn: text('avoid_en').array().$type<string[]>().notNull(),
  sortOrder: sortOrder(),
});

export const jobs = pgTable('jobs', {
  id: id(),
  slug: requiredText(),
  isOpen: boolean('is_open').notNull().default(true),
  ...bilingual('title'),
  ...bilingual('department'),
  ...bilingual('summary'),
  ...bilingual('city'),
  type: text().$type<JobType>().notNull(),
  ...bilingual('html'),
  dutiesAr: text('duties_ar').array().notNull(),
  dutiesEn: text('duties_en').array().notNull(),
  requirementsAr: text('requirements_ar').array().notNull(),
  requirementsEn: text('requirements_en').array().notNull(),
  postedOn: date('posted_on').notNull(),
  closesOn: date('closes_on'),
  updatedAt: updatedAt(),
});
