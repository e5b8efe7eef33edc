import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
