import { AvailableSlots } from '@clinic/contracts';
import { api, isApiError } from '@clinic/kit/http';
import { slotOf, withDate } from '../draft/draft.ts';
import { changeDraft, keptBooking } from '../draft/kept-booking.ts';
import { logFailure } from '../log-failure.ts';
import type { ChoiceParams } from './choice-params.ts';

/**
 * Forgets a time of an address that the doctor does not offer, so that the calendar is the earliest incomplete step. A
 * time that was chosen in the wizard needs no such question: it is kept for the patient. When it cannot be asked, the time
 * stands, and keeping it will tell.
 */
export async function forgetImpossibleTime(
  { doctor, date, time }: ChoiceParams,
  before: ReturnType<typeof slotOf>,
  signal: AbortSignal,
): Promise<void> {
  if (doctor === null || date === null || time === null) return;
  if (before?.doctor_id === doctor && before.date === date && before.time === time) return;
  const slot = slotOf(keptBooking().draft);
  if (slot === null) return;
  try {
    const { doctor_id, date: day, branch_id, kind_id } = slot;
    const query = { doctor_id, date: day, branch_id, kind_id };
    const times = await api.get('/api/available-slots', AvailableSlots, { query, signal });
    if (times.includes(slot.time)) return;
    changeDraft((now) => (times.length === 0 ? withDate(now, null) : { ...now, time: null }));
  } catch (error) {
    signal.throwIfAborted();
    if (!isApiError(error)) throw error;
    logFailure('the times of the day', error);
  }
}
