import { AppointmentList } from '@clinic/contracts';
import { actionByIntent } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { cancelAppointment } from '../../parts/appointments/cancel-appointment.ts';
import { inOrder } from './in-order.ts';

/** The patient's own appointments. */
export async function loader({ request }: ScreenArgs) {
  const list = await memberCall(request, () =>
    api.get('/api/appointments', AppointmentList, { signal: request.signal }),
  );
  return inOrder(list.data);
}

export const action = actionByIntent({ cancel: cancelAppointment });
