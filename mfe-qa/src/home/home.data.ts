import type { Lang } from '@clinic/contracts';
import { QaSpecialtyGroupList, QaStatsResponse, QuestionPage, TrendingList } from '@clinic/contracts/qa';
import type { QaSpecialty, QaSpecialtyGroup } from '@clinic/contracts/qa';
import { api, isApiError, orUnavailable } from '@clinic/kit/http';
import { isUnavailable } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { failOnServer } from '../parts/failures.ts';
import { popularQuestion, questionOnCard } from '../parts/shown-fields.ts';
import type { QuestionOnCard } from '../parts/shown-fields.ts';
import { specialtyChoices } from '../parts/specialty-choices.ts';
import { listQuery } from './list-query.ts';
import type { ListQuery } from './list-query.ts';

/** Questions on a page of the list, specialities of the grid, and most read questions. */
export const pageSize = 12;
const gridSize = 6;
const trendingSize = 5;

/** The list as it came, or why it did not. */
export type LoadedList = { questions: QuestionOnCard[]; total: number } | 'failed' | 'maintenance';

/**
 * Questions as the address asks for them, and what stands around them: counters, specialities, the most read questions.
 * The page does without each of the latter when it cannot be had.
 */
export async function loader({ request, lang }: ScreenArgs) {
  const query = listQuery(new URL(request.url).searchParams);
  const { signal } = request;
  const [list, stats, groups, trending] = await Promise.all([
    loadList(query, lang, signal),
    orUnavailable('the counters', api.get('/api/qa/stats', QaStatsResponse, { signal }), signal),
    orUnavailable('the specialities', api.get('/api/qa/specialties/grouped', QaSpecialtyGroupList, { signal }), signal),
    orUnavailable(
      'the most read questions',
      api.get('/api/qa/trending-questions', TrendingList, { query: { limit: trendingSize, lang }, signal }),
      signal,
    ),
  ]);
  return {
    lang,
    query,
    list,
    stats: isUnavailable(stats) ? stats : stats.data,
    choices: isUnavailable(groups) ? groups : specialtyChoices(groups.data),
    browse: isUnavailable(groups) ? groups : mostAnswered(groups.data),
    trending: isUnavailable(trending)
      ? trending
      : { period: trending.period, questions: trending.data.map(popularQuestion) },
    now: new Date().toISOString(),
  };
}

export type QaHome = Awaited<ReturnType<typeof loader>>;

async function loadList(query: ListQuery, lang: Lang, signal: AbortSignal): Promise<LoadedList> {
  const { search, specialty, sort, timeframe, status, everyLanguage, page } = query;
  const searched = search === '' ? {} : { search };
  try {
    const { data } = await api.get(search === '' ? '/api/qa/questions' : '/api/qa/questions/search', QuestionPage, {
      query: {
        ...searched,
        qa_specialty_id: specialty ?? undefined,
        sort: sort === 'fit' ? undefined : sort,
        timeframe,
        status,
        lang: search !== '' || everyLanguage ? undefined : lang,
        page,
        per_page: pageSize,
      },
      signal,
    });
    return { questions: data.data.map(questionOnCard), total: data.total };
  } catch (error) {
    failOnServer(error);
    return isApiError(error, 'MAINTENANCE') ? 'maintenance' : 'failed';
  }
}

/** S103: only those with answered questions, the most answered first. */
function mostAnswered(groups: readonly QaSpecialtyGroup[]) {
  return groups
    .flatMap((group) => group.qa_specialties)
    .filter(({ answered_questions_count: answered }) => answered > 0)
    .sort((a, b) => b.answered_questions_count - a.answered_questions_count || a.id - b.id)
    .slice(0, gridSize)
    .map(inGrid);
}

/** What the grid shows of a speciality. */
function inGrid({ id, name_ar, name_en, slug_ar, slug_en, answered_questions_count }: QaSpecialty) {
  return { id, name_ar, name_en, slug_ar, slug_en, answered_questions_count };
}
export type SpecialtyInGrid = ReturnType<typeof inGrid>;
