import { AppointmentResponse, AppointmentList, Id, SpecialtyList, z } from '@clinic/contracts';
import type { Appointment } from '@clinic/contracts';
import { DependentList, JoinWaitlist, WaitlistResponse, WaitlistEntryResponse } from '@clinic/contracts/account';
import type { Dependent } from '@clinic/contracts/account';
import { submit, submitByIntent } from '@clinic/kit/forms';
import type { Actions, IntentArgs, Submission } from '@clinic/kit/forms';
import { api, isApiError, orUnavailable } from '@clinic/kit/http';
import { isUnavailable } from '@clinic/kit/routing';
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
      orUnavailable('the specialities', api.get('/api/specialties', SpecialtyList, options), request.signal),
      orNone<Appointment>(api.get('/api/appointments', AppointmentList, options)),
      orNone<Dependent>(api.get('/api/dependents', DependentList, options)),
    ]),
  );
  return {
    ...list.data,
    /** Without them nobody can join; what the account waits for is shown all the same. */
    specialties: isUnavailable(specialties) ? specialties : specialties.data,
    appointments: appointments.filter(movable).reverse(),
    family,
    wanted: { specialty: numberIn(searchParams, 'specialty'), doctor: numberIn(searchParams, 'doctor') },
  };
}
export type WaitingListData = Awaited<ReturnType<typeof loader>>;

const numberOf = (form: FormData, name: string) => {
  const text = form.get(name);
  return typeof text === 'string' && text !== '' ? Number(text) : undefined;
};

const entryIn = (form: FormData) => ({
  specialty_id: numberOf(form, 'specialty_id'),
  doctor_id: numberOf(form, 'doctor_id'),
  first_date: form.get('first_date'),
  last_date: form.get('last_date'),
  weekdays: form.getAll('weekdays').map(Number),
  day_parts: form.getAll('day_parts'),
  dependent_id: numberOf(form, 'dependent_id'),
  appointment_id: numberOf(form, 'appointment_id'),
});

/** Accepting an offer answers with the appointment. */
export interface WaitingListResponse {
  appointment: number | null;
}
type Sent = Promise<{ data: Submission<WaitingListResponse> }>;

const nothing: WaitingListResponse = { appointment: null };
const Named = z.object({ id: Id });

/** An action on the entry or offer that the form names. */
const about =
  (send: (id: number, signal: AbortSignal) => Promise<WaitingListResponse>) =>
  ({ request }: IntentArgs): Sent =>
    submit(request, {
      schema: Named,
      read: (form) => ({ id: numberOf(form, 'id') }),
      send: ({ id }, { signal }) => memberCall(request, () => send(id, signal)),
    });

const handlers = {
  join: ({ request }: IntentArgs): Sent =>
    submit(request, {
      schema: JoinWaitlist,
      read: entryIn,
      send: (entry, { signal }) =>
        memberCall(request, async () => {
          await api.post('/api/waitlist', entry, WaitlistEntryResponse, { signal });
          return nothing;
        }),
    }),
  accept: about(async (id, signal) => {
    const { data: visit } = await api.post(`/api/waitlist/offers/${id}/accept`, {}, AppointmentResponse, { signal });
    return { appointment: visit.id };
  }),
  decline: about(async (id, signal) => {
    await api.send('POST', `/api/waitlist/offers/${id}/decline`, undefined, { signal });
    return nothing;
  }),
  leave: about(async (id, signal) => {
    await api.send('DELETE', `/api/waitlist/${id}`, undefined, { signal });
    return nothing;
  }),
};

/** What can be done on this page; each form names it in the hidden field `intent`. */
export type Intent = keyof typeof handlers;
export type WaitingListActions = Actions<Intent, WaitingListResponse>;

export const action = submitByIntent<Intent, WaitingListResponse>(handlers);
