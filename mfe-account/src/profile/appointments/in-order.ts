import type { Appointment } from '@clinic/contracts';

export interface OrderedAppointments {
  /** Still to come, the next one first. */
  upcoming: Appointment[];
  /** Over, or not going to happen; the latest first. */
  past: Appointment[];
}

const ahead: readonly Appointment['status'][] = ['held', 'pending', 'confirmed', 'checked_in'];

/** Parts the list, which comes newest start first, into what lies ahead and what does not. */
export function inOrder(appointments: readonly Appointment[]): OrderedAppointments {
  const isAhead = ({ upcoming, status }: Appointment) => upcoming && ahead.includes(status);
  return {
    upcoming: appointments.filter(isAhead).reverse(),
    past: appointments.filter((appointment) => !isAhead(appointment)),
  };
}
