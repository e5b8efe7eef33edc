import { AppointmentResponse, AppointmentList, Id, SpecialtyList, z } from '@clinic/contracts';
import type { Appointment } from '@clinic/contracts';
import { DependentList, JoinWaitlist, WaitlistResponse, WaitlistEntryResponse } from '@clinic/contracts/account';
import type { Dependent } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';

/** What the form can do without: when it cannot be had, its field is not shown. */
async function orNone<T>(asked: Promise<{ data: T[] }>): Promise<T[]> {
  try {
    return (await asked).data;
  } catch (error) {
    if (!isApiError(error) || error.status === 401) throw error;
    return [];
  }
}

/** Appointments that could become earlier ones. */
const movable = ({ upcoming, status }: Appointment) => upcoming && (status === 'pending' || status === 'confirmed');

const numberIn = (query: URLSearchParams, name: string) => {
  const value = Number(query.get(name));
  return Number.isInteger(value) && value > 0 ? value : null;
};

/** What the account waits for, and all that the form offers. */
export async function loader({ request }: ScreenArgs) {
  const options = { signal: request.signal };
  const { searchParams } = new URL(request.url);
  const [list, specialties, appointments, family] = await memberCall(request, () =>
    Promise.all([
      api.get('/api/waitlist', WaitlistResponse, options),
      api.get('/api/specialties', SpecialtyList, options),
      orNone<Appointment>(api.get('/api/appointments', AppointmentList, options)),
      orNone<Dependent>(api.get('/api/dependents', DependentList, options)),
    ]),
  );
  return {
    ...list.data,
    specialties: specialties.data,
    appointments: appointments.filter(movable).reverse(),
    family,
    wanted: { specialty: numberIn(searchParams, 'specialty'), doctor: numberIn(searchParams, 'doctor') },
  };
}
export type WaitingListData = Awaited<ReturnType<typeof loader>>;

const intents = ['join', 'accept', 'decline', 'leave'] as const;
/** What can be done on this page; each form names it in the hidden field `intent`. */
export type Intent = (typeof intents)[number];

/** What came of it. Accepting answers with the appointment. */
export interface WaitingListAnswer {
  intent: Intent;
  outcome: Submission<{ appointment: number | null }>;
}

const numberOf = (form: FormData, name: string) => {
  const text = form.get(name);
  return typeof text === 'string' && text !== '' ? Number(text) : undefined;
};

const wishIn = (form: FormData) => ({
  specialty_id: numberOf(form, 'specialty_id'),
  doctor_id: numberOf(form, 'doctor_id'),
  first_date: form.get('first_date'),
  last_date: form.get('last_date'),
  weekdays: form.getAll('weekdays').map(Number),
  day_parts: form.getAll('day_parts'),
  dependent_id: numberOf(form, 'dependent_id'),
  appointment_id: numberOf(form, 'appointment_id'),
});

const nothing = { appointment: null };

/** Asks for a place in line, leaves it, or answers an offer. */
export async function action({ request }: ScreenArgs) {
  const form = await request.clone().formData();
  const intent = intents.find((known) => known === form.get('intent'));
  if (intent === undefined) throw new Error('something without a known name was asked for');
  const { data: outcome } = await (intent === 'join' ? join(request) : answer(request, intent));
  // After anything that the API said the page is loaded anew; what never reached it leaves the page as it is.
  const arrived = outcome.state === 'done' || (outcome.state === 'failed' && outcome.text !== null);
  return data<WaitingListAnswer>({ intent, outcome }, { status: arrived ? 200 : 422 });
}

const join = (request: Request) =>
  submit(request, {
    schema: JoinWaitlist,
    read: wishIn,
    send: (wish) =>
      memberCall(request, async () => {
        await api.post('/api/waitlist', wish, WaitlistEntryResponse, { signal: request.signal });
        return nothing;
      }),
  });

const Named = z.object({ id: Id });

const answer = (request: Request, intent: Exclude<Intent, 'join'>) =>
  submit(request, {
    schema: Named,
    read: (form) => ({ id: numberOf(form, 'id') }),
    send: ({ id }) =>
      memberCall(request, async () => {
        const offer = `/api/waitlist/offers/${id}/${intent}`;
        if (intent === 'accept')
          return { appointment: (await api.post(offer, {}, AppointmentResponse, { signal: request.signal })).data.id };
        if (intent === 'decline') await api.send('POST', offer, undefined, { signal: request.signal });
        else await api.send('DELETE', `/api/waitlist/${id}`, undefined, { signal: request.signal });
        return nothing;
      }),
  });
