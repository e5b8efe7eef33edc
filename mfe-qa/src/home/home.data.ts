import { QaStatsAnswer, QuestionPage } from '@clinic/shared/contracts';
import type { QaStats, Question } from '@clinic/shared/contracts';
import { api } from '@clinic/shared/http';
import type { ScreenArgs } from '@clinic/shared/routing';
import { failOnServer, orNothing } from '../parts/failures.ts';
import { listQuery } from './list-query.ts';
import type { ListQuery } from './list-query.ts';

/** Questions on a page of the list (S129). */
export const pageSize = 12;

export interface QaHome extends ListQuery {
  /** Null when the questions could not be loaded. */
  list: { questions: Question[]; total: number } | null;
  /** Null when the counters could not be loaded; the page does without them. */
  stats: QaStats | null;
  now: string;
}

/** Questions in the order and on the page that the address names, and the three counters (S88, S89, S102). */
export async function loader({ request }: ScreenArgs): Promise<QaHome> {
  const query = listQuery(new URL(request.url).searchParams);
  const { signal } = request;
  const [list, stats] = await Promise.all([
    loadList(query, signal),
    orNothing(api.get('/api/qa/stats', QaStatsAnswer, { signal })),
  ]);
  return { ...query, list, stats: stats?.data ?? null, now: new Date().toISOString() };
}

async function loadList({ sort, page }: ListQuery, signal: AbortSignal): Promise<QaHome['list']> {
  try {
    const query = { sort, page, per_page: pageSize };
    const { data } = await api.get('/api/qa/questions', QuestionPage, { query, signal });
    return { questions: data.data, total: data.total };
  } catch (error) {
    failOnServer(error);
    return null;
  }
}
