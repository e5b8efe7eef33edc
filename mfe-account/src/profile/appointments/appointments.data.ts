import { AppointmentAnswer, AppointmentList } from '@clinic/shared/contracts';
import { api, isApiError } from '@clinic/shared/http';
import type { ScreenArgs } from '@clinic/shared/routing';
import { memberCall } from '@clinic/shared/session';
import { inOrder } from './in-order.ts';

/** The patient's own appointments (S18). */
export async function loader({ request }: ScreenArgs) {
  const list = await memberCall(request, () =>
    api.get('/api/appointments', AppointmentList, { signal: request.signal }),
  );
  return inOrder(list.data);
}

/** What became of a wish to cancel; `tooLate` and `changed` need other words than a failure that may be tried again. */
export type CancelOutcome = { kind: 'cancelled' } | { kind: 'tooLate' } | { kind: 'changed' } | { kind: 'failed' };

/** Cancels an appointment, until 24 hours before it starts (E5). */
export async function action({ request }: ScreenArgs): Promise<CancelOutcome> {
  const form = await request.formData();
  const id = Number(form.get('id'));
  const said = form.get('reason');
  const reason = typeof said === 'string' ? said.trim() : '';
  const wish = reason === '' ? {} : { reason };
  try {
    await memberCall(request, () => api.post(`/api/appointments/${id}/cancel`, wish, AppointmentAnswer));
    return { kind: 'cancelled' };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'TOO_LATE_TO_CANCEL') return { kind: 'tooLate' };
    if (error.code === 'INVALID_TRANSITION' || error.code === 'NOT_FOUND') return { kind: 'changed' };
    return { kind: 'failed' };
  }
}
