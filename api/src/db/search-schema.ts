import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { QuestionStatus } from '@clinic/contracts/qa';
import { instant, reference, searchVector } from './columns.ts';

/** One row for each thing that the site's search can find; triggers of the tables behind it are all that writes it. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    source: text().notNull(),
    refId: text('ref_id').notNull(),
    kind: text().notNull(),
    slugAr: text('slug_ar').notNull(),
    slugEn: text('slug_en').notNull(),
    titleAr: text('title_ar').notNull(),
    titleEn: text('title_en').notNull(),
    textAr: text('text_ar').notNull(),
    textEn: text('text_en').notNull(),
    image: text(),
    shownFrom: timestamp('shown_from', { withTimezone: true, mode: 'string' }).notNull(),
    shownUntil: timestamp('shown_until', { withTimezone: true, mode: 'string' }).notNull(),
    titles: text().notNull(),
    words: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.refId] })],
);

/** One row for each public question as search reads it; triggers are all that writes it. */
export const questionSearch = pgTable('question_search', {
  questionId: reference('question_id').primaryKey(),
  qaSpecialtyId: reference('qa_specialty_id').notNull(),
  status: text().$type<QuestionStatus>().notNull(),
  createdAt: instant('created_at').notNull(),
  likes: bigint({ mode: 'number' }).notNull(),
  /** Words of the title, a space before and after each. */
  titles: text().notNull(),
  /** Where the index finds it: every word with the bucket and the field in which it stands. */
  keys: searchVector().notNull(),
});

/** Every word that stands in a public question. */
export const questionWords = pgTable('question_words', { word: text().primaryKey() });

/** What visitors searched for and found nothing, by day of the clinic. */
export const searchMisses = pgTable(
  'search_misses',
  { day: date({ mode: 'string' }).notNull(), query: text().notNull(), times: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
);
