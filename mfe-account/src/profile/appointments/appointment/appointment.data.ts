import { AppointmentResponse, RescheduleAppointment } from '@clinic/contracts';
import type { AppointmentDetails } from '@clinic/contracts/account';
import { AppointmentDetailsResponse } from '@clinic/contracts/account';
import { actionByIntent, submissionFailure } from '@clinic/kit/forms';
import type { IntentArgs, SubmissionFailure } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import * as accountPaths from '@clinic/contracts/account/paths';
import { data, replace } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { cancelAppointment } from '../../../parts/appointments/cancel-appointment.ts';

/** All about one appointment. An address from before it was moved leads to what it has become. */
export async function loader({ request, params }: ScreenArgs) {
  const id = params['id'] ?? '';
  try {
    const { data: visit } = await memberCall(request, () =>
      api.get(`/api/appointments/${id}`, AppointmentDetailsResponse, { signal: request.signal }),
    );
    return visit.moved_to === null ? visit : replace(accountPaths.appointment(visit.moved_to));
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return data<AppointmentDetails | null>(null, { status: 404 });
    throw error;
  }
}

/** What came of moving it. When it was moved, the loader leads to its new address. */
export type MoveOutcome = { kind: 'moved' } | { kind: 'refused'; failure: SubmissionFailure };

/** Refusals after which the visit is loaded again: it, or what is free, is not as the page shows it. */
const conflict = 409;

async function move({ request, params, form }: IntentArgs) {
  const id = Number(params['id']);
  const slot = RescheduleAppointment.parse({
    doctor_id: Number(form.get('doctor_id')),
    specialty_id: Number(form.get('specialty_id')),
    date: form.get('date'),
    time: form.get('time'),
    ...(form.has('branch_id') ? { branch_id: Number(form.get('branch_id')) } : {}),
  });
  try {
    await memberCall(request, () =>
      api.post(`/api/appointments/${id}/reschedule`, slot, AppointmentResponse, {
        // Moving the same appointment to the same time is one request, however often it is sent.
        idempotencyKey: `move-${slot.doctor_id}-${slot.date}-${slot.time}`,
        signal: request.signal,
      }),
    );
    return data<MoveOutcome>({ kind: 'moved' });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { status } = error;
    // Any other failure leaves the page, and what was chosen, as it is: an API that fails could not load it again.
    return data<MoveOutcome>(
      { kind: 'refused', failure: submissionFailure(error) },
      { status: status === conflict ? 200 : status || 503 },
    );
  }
}

/** Moves it, or cancels it, until 24 hours before it starts. */
export const action = actionByIntent({ move, cancel: cancelAppointment });
