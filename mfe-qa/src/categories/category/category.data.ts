import type { Lang } from '@clinic/contracts';
import { QaSpecialtyResponse, QaSpecialtyGroupList, QuestionPage, TrendingList } from '@clinic/contracts/qa';
import type { QaSpecialtyDetails, QaSpecialtyGroup } from '@clinic/contracts/qa';
import { api, isApiError, orUnavailable } from '@clinic/kit/http';
import { data, isUnavailable } from '@clinic/kit/routing';
import type { Loaded, ScreenArgs } from '@clinic/kit/routing';
import { failOnServer } from '../../parts/failures.ts';
import { popularQuestion, questionOnCard } from '../../parts/shown-fields.ts';
import type { PopularQuestion, QuestionOnCard } from '../../parts/shown-fields.ts';
import { specialtyOnTile } from '../SpecialtyTile.tsx';
import type { SpecialtyOnTile } from '../SpecialtyTile.tsx';
import { categoryQuery } from './category-query.ts';
import type { CategoryQuery } from './category-query.ts';

/** Questions on a page, specialities beside them, and much-read questions. */
export const pageSize = 15;
const relatedCount = 5;
const popularCount = 3;

/** A QA speciality with a page of its questions and what stands beside them. */
export interface FoundCategory {
  kind: 'found';
  /** That of the much-read questions. */
  lang: Lang;
  specialty: QaSpecialtyDetails;
  query: CategoryQuery;
  /** Null when the questions could not be loaded. */
  list: { questions: QuestionOnCard[]; total: number } | null;
  related: Loaded<SpecialtyOnTile[]>;
  popular: Loaded<{ period: 'week' | 'all'; questions: PopularQuestion[] }>;
  now: string;
}

export type CategoryData = FoundCategory | { kind: 'missing' } | { kind: 'failed' };

/** S92, S95, S96: whatever of it stands beside the questions may be missing. */
export async function loader({ request, params, lang }: ScreenArgs) {
  const { signal } = request;
  const query = categoryQuery(new URL(request.url).searchParams);
  const path = `/api/qa/qa-specialties/${encodeURIComponent(params['slug'] ?? '')}`;
  const found = api.get(path, QaSpecialtyResponse, { query: { locale: lang }, signal });
  try {
    const [{ data: specialty }, list, groups, popular] = await Promise.all([
      found,
      loadList(path, query, signal),
      orUnavailable(
        'the specialities',
        api.get('/api/qa/specialties/grouped', QaSpecialtyGroupList, { signal }),
        signal,
      ),
      found.then(({ data: { id } }) => loadPopular(id, lang, signal)),
    ]);
    const related = isUnavailable(groups) ? groups : relatedTo(specialty.id, groups.data);
    const now = new Date().toISOString();
    return { kind: 'found', lang, specialty, query, list, related, popular, now } satisfies CategoryData;
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return data<CategoryData>({ kind: 'missing' }, { status: 404 });
    failOnServer(error);
    return data<CategoryData>({ kind: 'failed' });
  }
}

async function loadList(path: string, { search, sort, page }: CategoryQuery, signal: AbortSignal) {
  const query = { sort, page, per_page: pageSize, ...(search === '' ? {} : { search }) };
  try {
    const { data: found } = await api.get(`${path}/questions`, QuestionPage, { query, signal });
    return { questions: found.data.map(questionOnCard), total: found.total };
  } catch (error) {
    failOnServer(error);
    return null;
  }
}

async function loadPopular(id: number, lang: Lang, signal: AbortSignal): Promise<FoundCategory['popular']> {
  const query = { qa_specialty_id: id, lang, limit: popularCount };
  const loading = api.get('/api/qa/trending-questions', TrendingList, { query, signal });
  const trending = await orUnavailable('the most read questions', loading, signal);
  return isUnavailable(trending)
    ? trending
    : { period: trending.period, questions: trending.data.map(popularQuestion) };
}

/** Others with answered questions, the most answered first. */
function relatedTo(id: number, groups: readonly QaSpecialtyGroup[]): SpecialtyOnTile[] {
  return groups
    .flatMap((group) => group.qa_specialties)
    .filter((specialty) => specialty.id !== id && specialty.answered_questions_count > 0)
    .sort((a, b) => b.answered_questions_count - a.answered_questions_count)
    .slice(0, relatedCount)
    .map(specialtyOnTile);
}
