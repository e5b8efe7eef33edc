import type * as z from 'zod';
import type { Lang } from '@clinic/contracts';
import type { QuestionsQuery, QuestionStatus } from '@clinic/contracts/qa';
import { addDays } from '@clinic/contracts/time';
import type { LocalDate } from '@clinic/contracts/time';

/** Orders of the lists (Q15). A search may also have what fits best first; a list then has its latest. */
export type QuestionOrder = 'latest' | 'oldest' | 'popular' | 'fit';

/** Which public questions a list has, and in what order (S108). */
export interface QuestionFilter {
  qaSpecialtyId: number | null;
  status: QuestionStatus | null;
  /** The language in which they were asked; null for both. */
  lang: Lang | null;
  /** The first day of the clinic on which they were asked; null for all days. */
  from: LocalDate | null;
  /** One question that is left out (Q19). */
  exclude: number | null;
  sort: QuestionOrder;
}

/** Which public questions a search walks through: those of a list, or those of several specialities together. */
export type SearchFilter = Omit<QuestionFilter, 'qaSpecialtyId'> & {
  qaSpecialtyId: number | readonly number[] | null;
};

type FilterQuery = Pick<z.output<typeof QuestionsQuery>, 'sort' | 'status' | 'timeframe' | 'exclude' | 'lang'> & {
  qa_specialty_id?: number | undefined;
};

/** How many days of the clinic a timeframe has, today among them (S108). */
const daysOf = { today: 1, week: 7, month: 30, year: 365 } as const;

/**
 * What a query asks for, in words of the database: `newest` is `latest` and `open` is `pending` (Q15, Q16).
 * @param usual the order without one in the query
 */
export function questionFilter(
  query: FilterQuery,
  today: LocalDate,
  usual: 'latest' | 'fit' = 'latest',
): QuestionFilter {
  const { sort, status, timeframe, exclude, lang, qa_specialty_id } = query;
  return {
    qaSpecialtyId: qa_specialty_id ?? null,
    status: status === 'all' ? null : status === 'open' ? 'pending' : status,
    lang: lang ?? null,
    from: timeframe === 'all' ? null : addDays(today, 1 - daysOf[timeframe]),
    exclude: exclude ?? null,
    sort: sort === 'newest' ? 'latest' : (sort ?? usual),
  };
}
