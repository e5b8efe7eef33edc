import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { jobs } from './schema.ts';

/**
 * Whether a position has a page on a clinic date, from the day on which it is posted to its last day.
 * @param today a date, or what stands for it in a prepared query
 */
export const isAdvertised = (today: string | Placeholder): SQL | undefined =>
  and(eq(jobs.isOpen, true), lte(jobs.postedOn, today), or(isNull(jobs.closesOn), gte(jobs.closesOn, today)));
