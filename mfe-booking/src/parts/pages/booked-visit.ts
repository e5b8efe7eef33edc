import { AppointmentResponse } from '@clinic/contracts';
import { api, isApiError } from '@clinic/kit/http';
import { keptBooking } from '../draft/kept-booking.ts';
import type { Booked } from '../draft/kept-booking.ts';
import { logFailure } from '../log-failure.ts';
import type { ChoiceParams } from './choice-params.ts';

/**
 * What this tab booked with exactly the choice of an address, with its status of now: going back after a booking leads
 * there. Null once the visit was cancelled or moved away; when that cannot be learned, what is known counts.
 */
export async function bookedVisit({ doctor, date, time }: ChoiceParams, signal: AbortSignal): Promise<Booked | null> {
  const { booked } = keptBooking();
  if (booked === null || booked.doctor.id !== doctor || booked.date !== date || booked.time !== time) return null;
  try {
    const { data } = await api.get(`/api/appointments/${booked.id}`, AppointmentResponse, { signal });
    const { status } = data;
    return ['cancelled', 'rejected'].includes(status) ? null : { ...booked, status };
  } catch (error) {
    signal.throwIfAborted();
    if (isApiError(error, 'NOT_FOUND')) return null;
    logFailure('the state of the visit', error);
    return booked;
  }
}
