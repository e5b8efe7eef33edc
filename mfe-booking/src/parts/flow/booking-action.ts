import { AppointmentResponse, BookAppointment, Id, RescheduleAppointment, z } from '@clinic/contracts';
import type { Appointment } from '@clinic/contracts';
import { submit, submitByIntent } from '@clinic/kit/forms';
import type { ActionResult } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { emptyDraft, slotOf } from '../draft/draft.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { keep, keptBooking } from '../draft/kept-booking.ts';
import type { Attempt } from '../draft/kept-booking.ts';
import { logFailure } from '../log-failure.ts';

/** Books the choice of the wizard, or makes room for it: cancels one of the patient's visits, or moves it to the chosen time. */
export type BookingIntent = 'book' | 'cancel' | 'move';

/** The fields of a booking as the action reads them; null until a time is chosen. */
export function bookingFields(draft: BookingDraft): Record<string, string> | null {
  const slot = slotOf(draft);
  if (slot === null) return null;
  const { bookingFor, dependent, userDetails } = draft;
  return {
    ...slotFields(slot),
    bookingFor,
    ...(dependent === undefined ? {} : { dependent_id: String(dependent) }),
    ...userDetails,
  };
}

/** The fields of a move to the chosen time. */
export function slotFields({ doctor_id, specialty_id, branch_id, kind_id, date, time }: RescheduleAppointment) {
  const where: Record<string, string> = branch_id === undefined ? {} : { branch_id: String(branch_id) };
  const what: Record<string, string> = kind_id === undefined ? {} : { kind_id: String(kind_id) };
  return { doctor_id: String(doctor_id), specialty_id: String(specialty_id), date, time, ...where, ...what };
}

const MovedVisit = z.extend(RescheduleAppointment, { id: Id });
const VisitToCancel = z.object({ id: Id });

const numberIn = (form: FormData, name: string) => (form.has(name) ? Number(form.get(name)) : undefined);

const slotIn = (form: FormData) => ({
  ...(form.has('branch_id') ? { branch_id: numberIn(form, 'branch_id') } : {}),
  ...(form.has('kind_id') ? { kind_id: numberIn(form, 'kind_id') } : {}),
  doctor_id: numberIn(form, 'doctor_id'),
  specialty_id: numberIn(form, 'specialty_id'),
  date: form.get('date'),
  time: form.get('time'),
});

function bookingIn(form: FormData) {
  const dependent_id = numberIn(form, 'dependent_id');
  return {
    ...slotIn(form),
    status: 'pending',
    bookingFor: form.get('bookingFor'),
    ...(dependent_id === undefined ? {} : { dependent_id }),
    userDetails: { name: form.get('name'), phone: form.get('phone'), email: form.get('email') },
  };
}

/** The API remembers its answer to a key for a day; an hour less, for clocks and for the way there. */
const repeatableMs = 23 * 3_600_000;
const mayBeRepeated = ({ sentAt }: Attempt) => Date.now() - sentAt < repeatableMs;

/** One key for one request, however often it is sent: also after a reload, when its first outcome is not known. */
function keyFor(body: string): string {
  const { attempt } = keptBooking();
  if (attempt?.body === body && mayBeRepeated(attempt)) return attempt.key;
  const key = crypto.randomUUID();
  keep({ attempt: { key, body, sentAt: Date.now() } });
  return key;
}

/** Whether this very booking was sent before: sent again it has the same key, and is answered with what came of it. */
export function isSentBefore(draft: BookingDraft, attempt: Attempt | null): boolean {
  if (attempt === null || !mayBeRepeated(attempt)) return false;
  const form = new FormData();
  for (const [name, value] of Object.entries(bookingFields(draft) ?? {})) form.set(name, value);
  const booking = BookAppointment.safeParse(bookingIn(form));
  return booking.success && JSON.stringify(booking.data) === attempt.body;
}

/** What was asked for must be known: leaving the page does not abort it. */
const outlivesPage = { signal: null };

async function logged(what: string, call: () => Promise<{ data: Appointment }>): Promise<Appointment> {
  try {
    return (await call()).data;
  } catch (error) {
    logFailure(what, error);
    throw error;
  }
}

/** The choice has become a visit: the draft is empty, and the news of it is kept until it was read. */
function keepNews({ id, reference, status, date, time, doctor, branch, kind }: Appointment): void {
  const booked = { id, reference, status, date, time, doctor, ...(branch && { branch }), ...(kind && { kind }) };
  keep({ draft: emptyDraft, attempt: null, started: false, booked, newsRead: false });
}

type Result = ActionResult<BookingIntent, Appointment>;

const waiting = new Set<(result: Result) => void>();

/** Calls once with what comes of the action that is sent next, also when the wizard is closed meanwhile. */
export function onceSettled(listener: (result: Result) => void): void {
  waiting.add(listener);
}

const actions = submitByIntent<BookingIntent, Appointment>({
  book: ({ request }) =>
    submit(request, {
      schema: BookAppointment,
      read: bookingIn,
      send: async (booking) => {
        const idempotencyKey = keyFor(JSON.stringify(booking));
        const visit = await logged('booking', () =>
          api.post('/api/appointments', booking, AppointmentResponse, { idempotencyKey, ...outlivesPage }),
        );
        keepNews(visit);
        return visit;
      },
    }),
  cancel: ({ request }) =>
    submit(request, {
      schema: VisitToCancel,
      read: (form) => ({ id: numberIn(form, 'id') }),
      send: ({ id }) =>
        logged('cancelling a visit', () =>
          api.post(`/api/appointments/${id}/cancel`, {}, AppointmentResponse, outlivesPage),
        ),
    }),
  move: ({ request }) =>
    submit(request, {
      schema: MovedVisit,
      read: (form) => ({ id: numberIn(form, 'id'), ...slotIn(form) }),
      send: async ({ id, ...slot }) => {
        const visit = await logged('moving a visit', () =>
          api.post(`/api/appointments/${id}/reschedule`, slot, AppointmentResponse, {
            idempotencyKey: `move-${slot.doctor_id}-${slot.date}-${slot.time}`,
            ...outlivesPage,
          }),
        );
        keepNews(visit);
        return visit;
      },
    }),
});

/** The wizard's action, also for the modal over any other page. */
export async function action(args: ScreenArgs): ReturnType<typeof actions> {
  const listeners = [...waiting];
  waiting.clear();
  const result = await actions(args);
  for (const listener of listeners) listener(result.data);
  return result;
}
