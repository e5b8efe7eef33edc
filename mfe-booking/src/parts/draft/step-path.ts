import * as bookingPaths from '@clinic/contracts/booking/paths';
import type { BookingDraft, Step } from './draft.ts';

/** The address of a step with what was chosen before it; never a name or a phone number. */
export function pathOf(step: Step, { specialty, doctor, branch, kind, date, time }: BookingDraft): string {
  const chosen = { specialty: specialty?.id, doctor: doctor?.id };
  const slot = { ...chosen, date: date ?? undefined, time: time ?? undefined, branch: branch?.id, kind: kind?.id };
  switch (step) {
    case 1:
      return bookingPaths.start();
    case 2:
      return bookingPaths.start(chosen);
    case 3:
      return bookingPaths.date(slot);
    case 4:
      return bookingPaths.details(slot);
    case 5:
      return bookingPaths.confirmation(slot);
  }
}
