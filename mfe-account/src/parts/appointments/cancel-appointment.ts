import { AppointmentResponse } from '@clinic/contracts';
import { submissionFailure } from '@clinic/kit/forms';
import type { IntentArgs, SubmissionFailure } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { data } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';

/** What came of a cancellation; `tooLate` and `changed` need other words than a failure that may be tried again. */
export type CancelOutcome =
  { kind: 'cancelled' } | { kind: 'tooLate' } | { kind: 'changed' } | { kind: 'failed'; failure: SubmissionFailure };

/**
 * Cancels the appointment of a {@link CancelDialog}, until 24 hours before it starts. A failure leaves the page as it is, with
 * what was typed: its status keeps the router from loading it again from an API that does not answer.
 */
export async function cancelAppointment({ request, form }: IntentArgs) {
  const id = Number(form.get('id'));
  const said = form.get('reason');
  const reason = typeof said === 'string' ? said.trim() : '';
  const body = reason === '' ? {} : { reason };
  try {
    await memberCall(request, () =>
      api.post(`/api/appointments/${id}/cancel`, body, AppointmentResponse, { signal: request.signal }),
    );
    return data<CancelOutcome>({ kind: 'cancelled' });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'TOO_LATE_TO_CANCEL') return data<CancelOutcome>({ kind: 'tooLate' });
    if (error.code === 'INVALID_TRANSITION' || error.code === 'NOT_FOUND')
      return data<CancelOutcome>({ kind: 'changed' });
    return data<CancelOutcome>({ kind: 'failed', failure: submissionFailure(error) }, { status: error.status || 503 });
  }
}
