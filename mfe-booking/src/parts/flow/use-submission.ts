import { useRef, useState } from 'react';
import { AppointmentResponse } from '@clinic/contracts';
import type { Appointment, BookAppointment, FreeSlot } from '@clinic/contracts';
import { useBus } from '@clinic/kit/events';
import { api, isApiError } from '@clinic/kit/http';
import { emptyDraft, slotOf } from '../draft/draft.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { keep, keptBooking } from '../draft/kept-booking.ts';
import { logFailure } from '../log-failure.ts';

/** Answers with a text of their own; every other failure gets the general one. */
const explained = [
  'SLOT_TAKEN',
  'SLOT_NOT_OFFERED',
  'DATE_OUT_OF_RANGE',
  'PATIENT_BUSY',
  'TOO_MANY_BOOKINGS',
  'RATE_LIMITED',
  'VALIDATION',
] as const;

export interface Failure {
  code: (typeof explained)[number] | 'unknown';
  alternatives: readonly FreeSlot[];
}

export interface Submission {
  submitting: boolean;
  failure: Failure | null;
  submit: (draft: BookingDraft) => Promise<void>;
  /** The choice changed: what was said of the one before is no longer true. */
  forgetFailure: () => void;
}

function requestOf(draft: BookingDraft): BookAppointment | null {
  const slot = slotOf(draft);
  const { bookingFor, dependent, userDetails } = draft;
  if (slot === null) return null;
  const patient = dependent === undefined ? { bookingFor } : { bookingFor, dependent_id: dependent };
  return { ...slot, status: 'pending', ...patient, userDetails };
}

/** One key for one request, however often it is sent: also after a reload, when its first outcome is not known. */
function keyFor(body: string): string {
  const { attempt } = keptBooking();
  if (attempt?.body === body) return attempt.key;
  const key = crypto.randomUUID();
  keep({ attempt: { key, body } });
  return key;
}

/**
 * Sends the booking (S64). Success empties the draft and says so (S67, Q27); failure says so and changes nothing (S68).
 * A session that ended in the middle is the host's to tell (Q30).
 */
export function useSubmission(onBooked: (appointment: Appointment) => void): Submission {
  const bus = useBus();
  const underway = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function submit(draft: BookingDraft): Promise<void> {
    const request = requestOf(draft);
    // A second press can come before the button is drawn disabled.
    if (request === null || underway.current) return;
    underway.current = true;
    setSubmitting(true);
    setFailure(null);
    try {
      const idempotencyKey = keyFor(JSON.stringify(request));
      const { data } = await api.post('/api/appointments', request, AppointmentResponse, {
        idempotencyKey,
        // What was booked must be known: leaving the page does not abort it.
        signal: null,
      });
      const { id, reference, date, time, doctor } = data;
      keep({ draft: emptyDraft, attempt: null, booked: { id, reference, date, time, doctor }, told: false });
      bus.emit('host/toast.show@1', { kind: 'success', key: 'booking:bookingSuccess' });
      bus.emit('booking/appointment.created@1', { appointment: id });
      onBooked(data);
    } catch (error) {
      logFailure('booking', error);
      if (isApiError(error) && error.status === 401) return;
      bus.emit('host/toast.show@1', { kind: 'error', key: 'booking:bookingFailed' });
      const code = explained.find((one) => isApiError(error, one)) ?? 'unknown';
      setFailure({ code, alternatives: isApiError(error) ? error.alternatives : [] });
    } finally {
      underway.current = false;
      setSubmitting(false);
    }
  }

  return { submitting, failure, submit, forgetFailure: () => setFailure(null) };
}
