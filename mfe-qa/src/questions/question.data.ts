import { QuestionResponse, QuestionPage } from '@clinic/contracts/qa';
import type { Question, QuestionDetails } from '@clinic/contracts/qa';
import { api, isApiError, orUnavailable } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { Loaded, ScreenArgs } from '@clinic/kit/routing';
import { failOnServer } from '../parts/failures.ts';

/** How many questions of the same speciality are shown beside one. */
const relatedCount = 4;

/** What is shown of a question beside another one. */
export type RelatedQuestion = Pick<Question, 'id' | 'slug' | 'lang' | 'question_title' | 'status' | 'created_at'>;

export type QuestionScreen =
  | { kind: 'found'; question: QuestionDetails; related: Loaded<RelatedQuestion[]>; now: string }
  | { kind: 'missing' }
  | { kind: 'failed' };

/** A question with its answer, and others of its speciality. */
export async function loader({ request, params }: ScreenArgs) {
  const { signal } = request;
  try {
    const path = `/api/qa/questions/${encodeURIComponent(params['slug'] ?? '')}`;
    const question = (await api.get(path, QuestionResponse, { signal })).data;
    const related = await orUnavailable('the related questions', relatedTo(question, signal), signal);
    return data<QuestionScreen>({ kind: 'found', question, related, now: new Date().toISOString() });
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return data<QuestionScreen>({ kind: 'missing' }, { status: 404 });
    failOnServer(error);
    return data<QuestionScreen>({ kind: 'failed' });
  }
}

/** The question itself is left out by the server, and by us should it not. */
async function relatedTo(question: Question, signal: AbortSignal): Promise<RelatedQuestion[]> {
  const path = `/api/qa/qa-specialties/${question.qa_specialty_id}/questions`;
  const query = { per_page: relatedCount, exclude: question.id, similar_to: question.id };
  const page = await api.get(path, QuestionPage, { query, signal });
  return page.data.data
    .filter(({ id }) => id !== question.id)
    .slice(0, relatedCount)
    .map(({ id, slug, lang, question_title, status, created_at }) => ({
      id,
      slug,
      lang,
      question_title,
      status,
      created_at,
    }));
}
