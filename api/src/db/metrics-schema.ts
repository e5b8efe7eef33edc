import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CountedEvent } from '@clinic/contracts/counted-events';
import { instant } from './columns.ts';

/** Counts of what happened to releases, by hour. */
export const releaseMetrics = pgTable(
  'release_figures',
  {
    hour: instant('hour').notNull(),
    remote: text().notNull(),
    release: text().notNull(),
    event: text().$type<CountedEvent>().notNull(),
    composition: text().notNull().default(''),
    upTo: integer('up_to').notNull().default(0),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.hour, table.remote, table.release, table.event, table.composition, table.upTo],
    }),
  ],
);
