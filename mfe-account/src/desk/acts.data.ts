import { z } from '@clinic/contracts';
import {
  BookForPatient,
  CancelDays,
  CancelledDays,
  DeskVisitResponse,
  EndVisit,
  MoveVisit,
  visitActions,
} from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';

/** What can be done at the desk; each form names its act in the hidden field `intent`. */
export const intents = [...visitActions, 'book', 'days', 'reopen'] as const;
export type Intent = (typeof intents)[number];

/** What came of an act; `count` says how many visits were called off. */
export interface ActAnswer {
  intent: Intent;
  outcome: Submission<{ count: number }>;
}

/** One act of the reception. The session may have ended meanwhile (Q30): then it leads to the sign-in page. */
export async function action({ request }: ScreenArgs) {
  const form = await request.clone().formData();
  const intent = intents.find((known) => known === form.get('intent'));
  if (intent === undefined) throw new Error('an act without a known name');
  const { data: outcome } = await sent(intent, request, text(form, 'id'));
  const answer: ActAnswer = { intent, outcome };
  // After anything that the API said the page is loaded anew; what never reached it leaves the page as it is.
  return data(answer, { status: hasArrived(outcome) ? 200 : 422 });
}

function hasArrived(outcome: ActAnswer['outcome']): boolean {
  if (outcome.state === 'done') return true;
  return outcome.state === 'failed' && outcome.text !== null;
}

const number = (form: FormData, name: string) => Number(form.get(name));
const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
const slotIn = (form: FormData) => ({
  doctor_id: number(form, 'doctor_id'),
  specialty_id: number(form, 'specialty_id'),
  date: text(form, 'date'),
  time: text(form, 'time'),
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

const one = { count: 1 };

/** Sends an act; `id` is that of a visit, or of leave. */
function sent(intent: Intent, request: Request, id: string): Promise<{ data: ActAnswer['outcome'] }> {
  const visit = `/api/reception/appointments/${id}`;
  const post = (path: string, body: object) =>
    memberCall(request, async () => {
      await api.post(path, body, DeskVisitResponse, { signal: request.signal });
      return one;
    });
  switch (intent) {
    case 'reject':
    case 'cancel':
      return submit(request, {
        schema: EndVisit,
        read: (form) => ({ reason: form.get('reason') ?? undefined, note: text(form, 'note') }),
        send: (end) => post(`${visit}/${intent}`, end),
      });
    case 'move':
      return submit(request, { schema: MoveVisit, read: slotIn, send: (choice) => post(`${visit}/move`, choice) });
    case 'book':
      return submit(request, {
        schema: BookForPatient,
        read: (form) => ({ ...slotIn(form), patient: patientIn(form) }),
        send: (booking) => post('/api/reception/appointments', booking),
      });
    case 'days':
      return submit(request, {
        schema: CancelDays,
        read: (form) => ({
          ...{ doctor_id: number(form, 'doctor_id'), first: text(form, 'first'), last: text(form, 'last') },
          reason: form.get('reason') ?? undefined,
        }),
        send: (wish) =>
          memberCall(request, async () => {
            const { data: counted } = await api.post('/api/reception/days/cancel', wish, CancelledDays, {
              signal: request.signal,
            });
            return { count: counted.cancelled };
          }),
      });
    case 'reopen':
      return submit(request, {
        schema: z.object({}),
        send: () =>
          memberCall(request, async () => {
            await api.send('DELETE', `/api/reception/leave/${id}`, undefined, { signal: request.signal });
            return one;
          }),
      });
    default:
      return submit(request, { schema: z.object({}), send: () => post(`${visit}/${intent}`, {}) });
  }
}
