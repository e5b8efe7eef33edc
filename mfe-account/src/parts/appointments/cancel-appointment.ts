import { AppointmentResponse } from '@clinic/contracts';
import type { IntentArgs } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { memberCall } from '@clinic/kit/session';

/** What came of a cancellation; `tooLate` and `changed` need other words than a failure that may be tried again. */
export type CancelOutcome = { kind: 'cancelled' } | { kind: 'tooLate' } | { kind: 'changed' } | { kind: 'failed' };

/** Cancels the appointment of a {@link CancelDialog}, until 24 hours before it starts. */
export async function cancelAppointment({ request, form }: IntentArgs): Promise<CancelOutcome> {
  const id = Number(form.get('id'));
  const said = form.get('reason');
  const reason = typeof said === 'string' ? said.trim() : '';
  const body = reason === '' ? {} : { reason };
  try {
    await memberCall(request, () =>
      api.post(`/api/appointments/${id}/cancel`, body, AppointmentResponse, { signal: request.signal }),
    );
    return { kind: 'cancelled' };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'TOO_LATE_TO_CANCEL') return { kind: 'tooLate' };
    if (error.code === 'INVALID_TRANSITION' || error.code === 'NOT_FOUND') return { kind: 'changed' };
    return { kind: 'failed' };
  }
}
