import { z } from '@clinic/contracts';
import {
  BookForPatient,
  CancelDays,
  CancelledDays,
  DeskVisitResponse,
  EndVisit,
  MoveVisit,
} from '@clinic/contracts/account';
import { submit, submitByIntent } from '@clinic/kit/forms';
import type { Actions, IntentArgs, Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import { memberCall } from '@clinic/kit/session';
import { confirmed } from '../parts/factors/confirmed.ts';
import { branchField } from './branch-field.ts';

const number = (form: FormData, name: string) => Number(form.get(name));
const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
/** Where the time is; a form that lets choose between times says it of each. */
const branchIn = (form: FormData) => form.get('branch_id') ?? form.get(branchField(text(form, 'time')));
const slotIn = (form: FormData) => ({
  doctor_id: number(form, 'doctor_id'),
  specialty_id: number(form, 'specialty_id'),
  date: text(form, 'date'),
  time: text(form, 'time'),
  ...(branchIn(form) !== null && { branch_id: Number(branchIn(form)) }),
  ...(form.has('kind_id') && { kind_id: number(form, 'kind_id') }),
});

/** Whose telephone call it is: an account that was found, or a person who was typed. */
function patientIn(form: FormData) {
  if (form.get('kind') === 'account') return { kind: 'account', public_id: text(form, 'patient.public_id') };
  const lang = text(form, 'patient.lang');
  return {
    kind: 'person',
    name: text(form, 'patient.name'),
    phone: text(form, 'patient.phone'),
    email: text(form, 'patient.email'),
    ...(lang === '' ? {} : { lang }),
  };
}

/** How many visits were cancelled, where an action is about several. */
export interface ReceptionResponse {
  count: number;
}
type Sent = Promise<{ data: Submission<ReceptionResponse> }>;

const one: ReceptionResponse = { count: 1 };
const Nothing = z.object({});

/** Sends what is done to a visit, or a new one. When the session has ended it leads to the sign-in page. */
const post = (request: Request, path: string, body: object, idempotencyKey?: string): Promise<ReceptionResponse> =>
  memberCall(request, async () => {
    const options = { signal: request.signal, idempotencyKey };
    await confirmed(() => api.post(`/api/reception/appointments${path}`, body, DeskVisitResponse, options));
    return one;
  });

const press =
  (action: 'confirm' | 'check-in' | 'complete' | 'no-show') =>
  ({ request, form }: IntentArgs): Sent =>
    submit(request, { schema: Nothing, send: () => post(request, `/${text(form, 'id')}/${action}`, {}) });

const end =
  (action: 'reject' | 'cancel') =>
  ({ request, form }: IntentArgs): Sent =>
    submit(request, {
      schema: EndVisit,
      read: () => ({ reason: form.get('reason') ?? undefined, note: text(form, 'note') }),
      send: (reason) => post(request, `/${text(form, 'id')}/${action}`, reason),
    });

const handlers = {
  confirm: press('confirm'),
  'check-in': press('check-in'),
  'no-show': press('no-show'),
  complete: press('complete'),
  reject: end('reject'),
  cancel: end('cancel'),
  move: ({ request, form }: IntentArgs): Sent =>
    submit(request, {
      schema: MoveVisit,
      read: slotIn,
      send: (choice) => post(request, `/${text(form, 'id')}/move`, choice),
    }),
  book: ({ request }: IntentArgs): Sent =>
    submit(request, {
      schema: BookForPatient,
      read: (form) => ({ ...slotIn(form), patient: patientIn(form) }),
      send: (booking, { idempotencyKey }) => post(request, '', booking, idempotencyKey),
    }),
  days: ({ request }: IntentArgs): Sent =>
    submit(request, {
      schema: CancelDays,
      read: (form) => ({
        ...{ doctor_id: number(form, 'doctor_id'), first: text(form, 'first'), last: text(form, 'last') },
        reason: form.get('reason') ?? undefined,
      }),
      send: (days, { signal }) =>
        memberCall(request, async () => {
          const { data: counted } = await confirmed(() =>
            api.post('/api/reception/days/cancel', days, CancelledDays, { signal }),
          );
          return { count: counted.cancelled };
        }),
    }),
  reopen: ({ request, form }: IntentArgs): Sent =>
    submit(request, {
      schema: Nothing,
      send: (_nothing, { signal }) =>
        memberCall(request, async () => {
          await api.send('DELETE', `/api/reception/leave/${text(form, 'id')}`, undefined, { signal });
          return one;
        }),
    }),
};

/** What can be done at the desk; each form names it in the hidden field `intent`, and its visit or leave in `id`. */
export type Intent = keyof typeof handlers;
export type DeskActions = Actions<Intent, ReceptionResponse>;

export const action = submitByIntent<Intent, ReceptionResponse>(handlers);
