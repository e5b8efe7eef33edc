import { QuestionAnswer, QuestionPage } from '@clinic/shared/contracts';
import type { Question } from '@clinic/shared/contracts';
import { api, isApiError } from '@clinic/shared/http';
import { data } from '@clinic/shared/routing';
import type { ScreenArgs } from '@clinic/shared/routing';
import { failOnServer, orNothing } from '../parts/failures.ts';

/** How many questions of the same speciality are shown beside one (S118, S129). */
const relatedCount = 4;

export type QuestionScreen =
  { kind: 'found'; question: Question; related: Question[]; now: string } | { kind: 'missing' } | { kind: 'failed' };

/** A question with its answer, and others of its speciality (S94, S118). */
export async function loader({ request, params }: ScreenArgs) {
  const { signal } = request;
  try {
    const path = `/api/qa/questions/${encodeURIComponent(params['slug'] ?? '')}`;
    const question = (await api.get(path, QuestionAnswer, { signal })).data;
    const related = await orNothing(relatedTo(question, signal));
    return data<QuestionScreen>({ kind: 'found', question, related: related ?? [], now: new Date().toISOString() });
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return data<QuestionScreen>({ kind: 'missing' }, { status: 404 });
    failOnServer(error);
    return data<QuestionScreen>({ kind: 'failed' });
  }
}

/** One more is asked for, because the question itself may be among them (Q19). */
async function relatedTo(question: Question, signal: AbortSignal): Promise<Question[]> {
  const query = { qa_specialty_id: question.qa_specialty_id, per_page: relatedCount + 1 };
  const page = await api.get('/api/qa/questions', QuestionPage, { query, signal });
  return page.data.data.filter(({ id }) => id !== question.id).slice(0, relatedCount);
}
