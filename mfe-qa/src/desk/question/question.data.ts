import { DeskPage, DeskQuestionResponse } from '@clinic/contracts/qa';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { api, isApiError, orUnavailable } from '@clinic/kit/http';
import { loadedOr } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';

/** `id` is the question that the address names, as it stands there. */
export type DeskQuestionScreen = { id: string; now: string } & (
  { kind: 'found'; question: DeskQuestionDetails; next: number | null } | { kind: 'missing' | 'refused' | 'failed' }
);

/** One question, whole, and which one waits after it. */
export async function loader({ request, params }: ScreenArgs): Promise<DeskQuestionScreen> {
  const id = params['id'] ?? '';
  const now = new Date().toISOString();
  const { signal } = request;
  if (!/^\d+$/.test(id)) return { kind: 'missing', id, now };
  try {
    const [{ data: question }, next] = await Promise.all([
      memberCall(request, () => api.get(`/api/qa/desk/questions/${id}`, DeskQuestionResponse, { signal })),
      orUnavailable('the question that waits next', nextWaiting(Number(id), signal), signal),
    ]);
    return { kind: 'found', id, question, next: loadedOr(next, null), now };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'NOT_FOUND') return { kind: 'missing', id, now };
    if (error.code === 'FORBIDDEN') return { kind: 'refused', id, now };
    console.warn(error);
    return { kind: 'failed', id, now };
  }
}

/** The first waiting question that nobody else is at. */
async function nextWaiting(present: number, signal: AbortSignal): Promise<number | null> {
  const { data } = await api.get('/api/qa/desk/questions', DeskPage, { query: { list: 'waiting' }, signal });
  const free = data.data.find(({ id, claim }) => id !== present && (claim === null || claim.by_me));
  return free?.id ?? null;
}
