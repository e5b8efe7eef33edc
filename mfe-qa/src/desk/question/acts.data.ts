import { ChangeVisibility, CloseQuestion, EditAnswer, MoveQuestion, WriteAnswer } from '@clinic/contracts/qa';
import { Id, z } from '@clinic/contracts';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { forgetAnswer } from './answer/answer-draft.ts';

/** What can be done to a question at the desk; each form names its act in the hidden field `intent`. */
export const intents = [
  'claim',
  'release',
  'answer',
  'edit',
  'close',
  'reopen',
  'visibility',
  'move',
  'reports',
  'addition',
] as const;
export type Intent = (typeof intents)[number];

/** What came of an act. */
export interface ActAnswer {
  intent: Intent;
  outcome: Submission<true>;
}

/** One act upon the question of the address. The session may have ended while somebody wrote (Q30): then it leads to the sign-in page. */
export async function action({ request, params }: ScreenArgs) {
  const named = (await request.clone().formData()).get('intent');
  const intent = intents.find((known) => known === named);
  if (intent === undefined) throw new Error('an act without a known name');
  const question = `/api/qa/desk/questions/${params['id'] ?? ''}`;
  const { data: outcome } = await acts[intent](request, (method, act, body) =>
    memberCall(request, async () => {
      await api.send(method, `${question}/${act}`, body, { signal: request.signal });
      return true as const;
    }),
  );
  if (outcome.state === 'done' && (intent === 'answer' || intent === 'edit'))
    forgetAnswer({ intent, question: params['id'] ?? '' });
  const answer: ActAnswer = { intent, outcome };
  // After anything that the API said the page is loaded anew; what never reached it leaves the page as it is.
  return data(answer, { status: hasArrived(outcome) ? 200 : 422 });
}

function hasArrived(outcome: Submission<true>): boolean {
  if (outcome.state === 'done') return true;
  return outcome.state === 'failed' && outcome.text !== null;
}

type Send = (method: 'POST' | 'PUT', act: string, body?: unknown) => Promise<true>;
type Act = (request: Request, send: Send) => Promise<{ data: Submission<true> }>;

const Nothing = z.object({});
const Addition = z.object({ id: Id });
const number = (form: FormData, name: string) => (form.get(name) === null ? undefined : Number(form.get(name)));

const acts: Record<Intent, Act> = {
  claim: (request, send) => submit(request, { schema: Nothing, send: () => send('POST', 'claim') }),
  release: (request, send) => submit(request, { schema: Nothing, send: () => send('POST', 'release') }),
  answer: (request, send) => submit(request, { schema: WriteAnswer, send: (answer) => send('POST', 'answer', answer) }),
  edit: (request, send) =>
    submit(request, {
      schema: EditAnswer,
      read: (form) => ({ ...Object.fromEntries(form), revision: number(form, 'revision') }),
      send: (answer) => send('PUT', 'answer', answer),
    }),
  close: (request, send) =>
    submit(request, {
      schema: CloseQuestion,
      read: (form) => ({ ...Object.fromEntries(form), duplicate_of: number(form, 'duplicate_of') }),
      send: (close) => send('POST', 'close', close),
    }),
  reopen: (request, send) => submit(request, { schema: Nothing, send: () => send('POST', 'reopen') }),
  visibility: (request, send) =>
    submit(request, {
      schema: ChangeVisibility,
      read: (form) => ({ visibility: form.get('visibility'), reason: form.get('reason') || undefined }),
      send: (change) => send('POST', 'visibility', change),
    }),
  move: (request, send) =>
    submit(request, {
      schema: MoveQuestion,
      read: (form) => ({ qa_specialty_id: number(form, 'qa_specialty_id') }),
      send: (move) => send('POST', 'specialty', move),
    }),
  addition: (request, send) =>
    submit(request, {
      schema: Addition,
      read: (form) => ({ id: number(form, 'id') }),
      send: ({ id }) => send('POST', `additions/${id}/publish`),
    }),
  reports: (request, send) => submit(request, { schema: Nothing, send: () => send('POST', 'reports/handled') }),
};
