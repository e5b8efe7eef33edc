import { honeypot } from '@clinic/contracts';
import { NextQuestion, SurveyResponse, SurveyStarted, SurveySubmit } from '@clinic/contracts/content';
import type { Survey, SurveyValue } from '@clinic/contracts/content';
import { actionByIntent, submissionFailure, validate } from '@clinic/kit/forms';
import type { IntentArgs } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { orMissing } from '../parts/page-content.data.ts';
import { answerOf, mixesExclusive, respondentIn } from './survey-flow.ts';
import type { SurveyState, Wrong } from './survey-flow.ts';

/** S98: what the survey is about; 404 when it is not open. */
export function loader({ request: { signal }, params }: ScreenArgs) {
  return orMissing(
    api.get(`/api/surveys/${idOf(params)}`, SurveyResponse, { signal }).then(({ data: survey }) => survey),
  );
}

export type SurveyData = Survey | null;

function idOf(params: ScreenArgs['params']): string {
  return encodeURIComponent(params['id'] ?? '');
}

/** Why a call failed; the key is of what was to be done. */
function reason(error: unknown, key: Wrong['key']): Wrong {
  if (!isApiError(error)) throw error;
  return { failure: submissionFailure(error), key };
}

/** The survey of the address, how long its answers are waited for, and who answered so far. */
interface AskedSurvey {
  url: string;
  signal: AbortSignal;
  values: Record<string, string>;
}

const intro = (wrong: Wrong): SurveyState => ({ step: 'intro', wrong });

async function start(survey: AskedSurvey): Promise<SurveyState> {
  let session: string;
  try {
    session = (await api.post(`${survey.url}/start`, {}, SurveyStarted, { signal: survey.signal })).session_id;
  } catch (error) {
    return intro(reason(error, 'survey.startFailed'));
  }
  return questionOrIntro(survey, session);
}

/** The question of a step, or who answered when there is none left. */
async function question(survey: AskedSurvey, session: string, step?: number): Promise<SurveyState> {
  const at = await api.get(`${survey.url}/next-question`, NextQuestion, {
    query: { session_id: session, step },
    signal: survey.signal,
  });
  if (at.question === null) {
    return { step: 'respondent', session, total: at.totalSteps, errors: [], values: survey.values, wrong: null };
  }
  return { step: 'question', session, at: { ...at, question: at.question }, values: survey.values, wrong: null };
}

/** The same; a survey whose question cannot be had is back at its beginning, and can be gone on with from there. */
async function questionOrIntro(survey: AskedSurvey, session: string, step?: number): Promise<SurveyState> {
  try {
    return await question(survey, session, step);
  } catch (error) {
    return intro(reason(error, 'survey.questionFailed'));
  }
}

function send({ url, signal }: AskedSurvey, session: string, step: number, given: SurveyValue | null): Promise<void> {
  return api.send('POST', `${url}/answers`, { session_id: session, step, answer: given }, { signal });
}

async function answer(survey: AskedSurvey, session: string, form: FormData): Promise<SurveyState> {
  const step = Number(form.get('step'));
  const asked = await questionOrIntro(survey, session, step);
  if (asked.step !== 'question') return asked;
  const given = answerOf(asked.at.question.kind, form);
  const again = (wrong: Wrong): SurveyState => ({ ...asked, at: { ...asked.at, answer: given }, wrong });
  if (mixesExclusive(asked.at.question, given)) return again({ failure: null, key: 'survey.exclusive' });
  if (given === null && asked.at.question.required) return again({ failure: null, key: 'survey.required' });
  try {
    await send(survey, session, step, given);
  } catch (error) {
    return again(reason(error, 'survey.answerFailed'));
  }
  try {
    return await question(survey, session, step + 1);
  } catch (error) {
    return again(reason(error, 'survey.questionFailed'));
  }
}

/** The question before, with what was answered to this one kept if it can be: a failure keeps nobody from going back. */
async function back(survey: AskedSurvey, session: string, form: FormData): Promise<SurveyState> {
  const step = Number(form.get('step'));
  try {
    const asked = await question(survey, session, step);
    const given = asked.step === 'question' ? answerOf(asked.at.question.kind, form) : null;
    if (given !== null) await send(survey, session, step, given);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
  return questionOrIntro(survey, session, Math.max(1, step - 1));
}

async function finish(survey: AskedSurvey, session: string, form: FormData, trap: string): Promise<SurveyState> {
  const { values } = survey;
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const again = { step: 'respondent', session, total: Number(form.get('total')), values } as const;
  const checked = validate(SurveySubmit, { session_id: session, respondent: given });
  if (checked.errors !== null) {
    const errors = checked.errors.map((error) => ({ ...error, field: error.field.replace(/^respondent\./, '') }));
    return { ...again, errors, wrong: null };
  }
  try {
    await api.send('POST', `${survey.url}/submit`, { ...checked.data, [honeypot]: trap }, { signal: survey.signal });
  } catch (error) {
    return { ...again, errors: [], wrong: reason(error, 'survey.submitFailed') };
  }
  return { step: 'thanks' };
}

interface Turn {
  survey: AskedSurvey;
  session: string;
  form: FormData;
}

const textIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The fields of a turn that failed; who could not start anew goes on with what was begun. */
function fieldsToGoOn(form: FormData, session: string): [name: string, value: string][] {
  if (form.get('intent') === 'start')
    return [
      ['intent', 'resume'],
      ['session', session],
    ];
  return [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
}

/** One turn of the survey, with the status of what came of it. */
const turn =
  (take: (turn: Turn) => Promise<SurveyState>) =>
  async ({ request, params, form }: IntentArgs) => {
    const survey: AskedSurvey = {
      url: `/api/surveys/${idOf(params)}`,
      signal: request.signal,
      values: respondentIn(form),
    };
    const session = textIn(form, 'session');
    const taken = await take({ survey, session, form });
    const state = taken.step === 'intro' && session !== '' ? { ...taken, again: fieldsToGoOn(form, session) } : taken;
    const wrong = ('wrong' in state && state.wrong !== null) || ('errors' in state && state.errors.length > 0);
    return data(state, { status: wrong ? 422 : 200 });
  };

/**
 * Each press of a button posts what is on the page and gets the next one. It runs without script too, so the session
 * travels in the form and never in an address.
 */
export const action = actionByIntent({
  start: turn(({ survey }) => start(survey)),
  resume: turn(({ survey, session }) => questionOrIntro(survey, session)),
  back: turn(({ survey, session, form }) => back(survey, session, form)),
  answer: turn(({ survey, session, form }) => answer(survey, session, form)),
  submit: turn(({ survey, session, form }) => finish(survey, session, form, textIn(form, honeypot))),
});
