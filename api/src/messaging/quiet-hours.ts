import { clinicDateTime } from '@clinic/contracts/time';
import type { QuietHours } from '../settings/message-settings.ts';

/** Whether an instant is within the quiet hours, in the clinic's time zone. */
export function isQuiet(hours: QuietHours | null, now: Date): boolean {
  if (hours === null) return false;
  const { time } = clinicDateTime(now);
  return hours.from <= hours.to ? time >= hours.from && time < hours.to : time >= hours.from || time < hours.to;
}
