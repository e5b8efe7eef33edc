/** Public paths of the booking steps. */
import { withQuery } from '@clinic/contracts';

/** What a booking address may carry; never a name or a phone number (Q6). Somebody of the family is named by their id. */
export interface BookingChoice {
  specialty?: number | undefined;
  doctor?: number | undefined;
  date?: string | undefined;
  time?: string | undefined;
  /** Where that time is, in a clinic with several branches. */
  branch?: number | undefined;
  /** What kind of visit it is to be; the ordinary one unless given. */
  kind?: number | undefined;
  dependent?: number | undefined;
}

export const start = (choice: BookingChoice = {}) => withQuery('/s', { ...choice });
export const date = (choice: BookingChoice) => withQuery('/date', { ...choice });
export const details = (choice: BookingChoice) => withQuery('/details', { ...choice });
export const confirmation = (choice: BookingChoice) => withQuery('/confirmation', { ...choice });
