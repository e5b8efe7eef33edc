import { AddToQuestion, TrackedResponse, TrackRequest } from '@clinic/contracts/qa';
import type { TrackedQuestion } from '@clinic/contracts/qa';
import { actionByIntent, apiFieldErrors, submissionFailure, validate } from '@clinic/kit/forms';
import type { FieldError, SubmissionFailure } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import { dangerIn } from '../parts/danger.ts';
import type { Danger } from '../parts/danger.ts';

/** Why something did not work though nothing is wrong with what was typed: the server’s words, or null when it gave none. */
export interface TrackFailure extends Pick<SubmissionFailure, 'code' | 'text'> {
  status: number;
}

/** What the page shows. The code travels only in forms, never in an address. */
export type TrackState =
  | (Danger & {
      step: 'code';
      code: string;
      /** What was to be added to a question that could not be shown again. */
      addition: string;
      errors: FieldError[];
      failure: TrackFailure | null;
    })
  | (Danger & {
      step: 'question';
      code: string;
      question: TrackedQuestion;
      /** Whether what the clinic has of it tells of danger; what is only typed may as well. */
      alerted: boolean;
      /** The question with what came of the last act. */
      act: 'shown' | 'added' | 'not-added' | 'not-deleted';
      /** What is typed to be added and was not. */
      addition: string;
      errors: FieldError[];
      failure: TrackFailure | null;
      /** When it was answered, for how long ago things were. */
      now: string;
    })
  | { step: 'deleted' };

function answer(state: TrackState): ReturnType<typeof data<TrackState>> {
  const wrong = state.step !== 'deleted' && state.errors.length > 0;
  const failure = state.step === 'deleted' ? null : state.failure;
  return data(state, { status: wrong ? 422 : (failure?.status ?? 200) });
}

async function show(code: string, addition: string, signal: AbortSignal): Promise<TrackState> {
  const { errors } = validate(TrackRequest, { code });
  if (errors !== null) return withoutQuestion(code, addition, { errors, failure: null });
  try {
    const { data: question } = await api.post('/api/qa/track', { code }, TrackedResponse, { signal });
    return await found(code, question, { addition });
  } catch (error) {
    return withoutQuestion(code, addition, failureOf(error));
  }
}

async function withoutQuestion(
  code: string,
  addition: string,
  wrong: ReturnType<typeof failureOf>,
): Promise<TrackState> {
  return { step: 'code', code, addition, ...wrong, ...(await dangerIn(addition, false)) };
}

async function add(code: string, content: string, signal: AbortSignal): Promise<TrackState> {
  const { errors } = validate(AddToQuestion, { code, content });
  const wrong = errors?.filter(({ field }) => field === 'content') ?? [];
  if (wrong.length > 0) return withQuestion(code, { act: 'not-added', addition: content, errors: wrong }, signal);
  try {
    const { data: question } = await api.post('/api/qa/track/additions', { code, content }, TrackedResponse, {
      signal,
    });
    return await found(code, question, { act: 'added' });
  } catch (error) {
    return withQuestion(code, { act: 'not-added', addition: content, ...failureOf(error) }, signal);
  }
}

async function remove(code: string, addition: string, signal: AbortSignal): Promise<TrackState> {
  try {
    await api.send('POST', '/api/qa/track/delete', { code }, { signal });
    return { step: 'deleted' };
  } catch (error) {
    const failed = failureOf(error);
    const state = await withQuestion(code, { act: 'not-deleted', addition, ...failed }, signal);
    // It was deleted, and only the answer that said so was lost.
    return isUndecided(failed.failure) && isUnknown(state) ? { step: 'deleted' } : state;
  }
}

/** Whether nobody said what came of a call: it may have been done all the same. */
const isUndecided = (failure: TrackFailure | null) => failure !== null && failure.status >= 500;

const isUnknown = (state: TrackState) =>
  state.step === 'code' && state.errors.some(({ key }) => key === 'errors.codeUnknown');

type Shown = Extract<TrackState, { step: 'question' }>;

async function found(code: string, question: TrackedQuestion, of: Partial<Shown> = {}): Promise<Shown> {
  const { question_title, question_content, additions } = question;
  const held = question.visibility === 'review';
  const text = [question_title, question_content, ...additions.map(({ content }) => content)].join('\n');
  const stored = await dangerIn(text, held);
  // Whoever is in danger needs help, whether or not their words arrived.
  const danger = of.addition ? await dangerIn(`${text}\n${of.addition}`, held) : stored;
  const now = new Date().toISOString();
  return {
    ...{ step: 'question', code, question, alerted: stored.urgent, ...danger },
    ...{ act: 'shown', addition: '', errors: [], failure: null, now },
    ...of,
  };
}

/** The question again, with what went wrong. Without the question there is only the way to it, and what was typed. */
async function withQuestion(code: string, of: Partial<Shown>, signal: AbortSignal): Promise<TrackState> {
  const state = await show(code, of.addition ?? '', signal);
  return state.step === 'question' ? { ...state, ...of } : state;
}

function failureOf(error: unknown): { errors: FieldError[]; failure: TrackFailure | null } {
  if (!isApiError(error)) throw error;
  const errors = apiFieldErrors(error.errors);
  return { errors, failure: errors.length > 0 ? null : { ...submissionFailure(error), status: error.status || 503 } };
}

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * The private way back to one's own question: see it, add to it, delete it. Each is a plain post with the code in it, so
 * that it works without script as well.
 */
export const action = actionByIntent({
  show: async ({ request, form }) => answer(await show(text(form, 'code'), text(form, 'content'), request.signal)),
  add: async ({ request, form }) => answer(await add(text(form, 'code'), text(form, 'content'), request.signal)),
  delete: async ({ request, form }) => answer(await remove(text(form, 'code'), text(form, 'content'), request.signal)),
});
