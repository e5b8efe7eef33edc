import {
  ChangeVisibility,
  CloseQuestion,
  EditAnswer,
  HandleReports,
  MoveQuestion,
  PublishAddition,
  WriteAnswer,
} from '@clinic/contracts/qa';
import { Id, z } from '@clinic/contracts';
import { submit, submitByIntent } from '@clinic/kit/forms';
import type { Actions, IntentArgs, Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import { memberCall } from '@clinic/kit/session';
import { forgetAnswer } from './answer-draft.ts';

type Sent = Promise<{ data: Submission<true> }>;

const Nothing = z.object({});
const Addition = z.extend(PublishAddition, { id: Id });
const number = (form: FormData, name: string) => (form.get(name) === null ? undefined : Number(form.get(name)));

/** When the session has ended while somebody wrote, this leads to the sign-in page. */
const send = ({ request, params }: IntentArgs, method: 'POST' | 'PUT', path: string, body?: unknown): Promise<true> =>
  memberCall(request, async () => {
    const question = `/api/qa/desk/questions/${params['id'] ?? ''}`;
    await api.send(method, `${question}/${path}`, body, { signal: request.signal });
    return true as const;
  });

/** An action that needs nothing but a press. */
const press =
  (path: string) =>
  (args: IntentArgs): Sent =>
    submit(args.request, { schema: Nothing, send: () => send(args, 'POST', path) });

/** What is published is no draft any more. */
async function forgetting(intent: 'answer' | 'edit', { params }: IntentArgs, sent: Sent): Sent {
  const result = await sent;
  if (result.data.state === 'done') forgetAnswer({ intent, question: params['id'] ?? '' });
  return result;
}

const handlers = {
  claim: press('claim'),
  release: press('release'),
  answer: (args: IntentArgs): Sent =>
    forgetting(
      'answer',
      args,
      submit(args.request, { schema: WriteAnswer, send: (answer) => send(args, 'POST', 'answer', answer) }),
    ),
  edit: (args: IntentArgs): Sent =>
    forgetting(
      'edit',
      args,
      submit(args.request, {
        schema: EditAnswer,
        read: (form) => ({ ...Object.fromEntries(form), revision: number(form, 'revision') }),
        send: (answer) => send(args, 'PUT', 'answer', answer),
      }),
    ),
  close: (args: IntentArgs): Sent =>
    submit(args.request, {
      schema: CloseQuestion,
      read: (form) => ({ ...Object.fromEntries(form), duplicate_of: number(form, 'duplicate_of') }),
      send: (close) => send(args, 'POST', 'close', close),
    }),
  reopen: press('reopen'),
  visibility: (args: IntentArgs): Sent =>
    submit(args.request, {
      schema: ChangeVisibility,
      read: (form) => ({
        visibility: form.get('visibility'),
        reason: form.get('reason') || undefined,
        keep: form.get('keep') || undefined,
        additions: number(form, 'additions'),
      }),
      send: (change) => send(args, 'POST', 'visibility', change),
    }),
  move: (args: IntentArgs): Sent =>
    submit(args.request, {
      schema: MoveQuestion,
      read: (form) => ({ qa_specialty_id: number(form, 'qa_specialty_id') }),
      send: (move) => send(args, 'POST', 'specialty', move),
    }),
  addition: (args: IntentArgs): Sent =>
    submit(args.request, {
      schema: Addition,
      read: (form) => ({ id: number(form, 'id'), keep: form.get('keep') || undefined }),
      send: ({ id, keep }) => send(args, 'POST', `additions/${id}/publish`, { keep }),
    }),
  redact: press('redact'),
  reports: (args: IntentArgs): Sent =>
    submit(args.request, {
      schema: HandleReports,
      read: (form) => ({ newest: number(form, 'newest') }),
      send: (seen) => send(args, 'POST', 'reports/handled', seen),
    }),
};

/** What can be done to a question at the desk; each form names it in the hidden field `intent`. */
export type Intent = keyof typeof handlers;
export type QuestionActions = Actions<Intent, true>;

export const action = submitByIntent<Intent, true>(handlers);
