import type { FreeSlot } from '@clinic/contracts';
import type { Closed } from '../closed.ts';
import type { BookingIntent } from './booking-action.ts';

/** Failures with a text of their own, which says what helps; every other one is the system's and may be tried again. */
export const explained = [
  'SLOT_TAKEN',
  'DAY_FULL',
  'SLOT_NOT_OFFERED',
  'TOO_SOON',
  'DATE_OUT_OF_RANGE',
  'PATIENT_BUSY',
  'TOO_MANY_BOOKINGS',
  'TOO_LATE_TO_CANCEL',
  'INVALID_TRANSITION',
  'RATE_LIMITED',
  'VALIDATION',
  'NETWORK',
  'TIMEOUT',
] as const;

/** Why a booking failed, or the cancelling or moving of a visit that makes room for it. */
export interface Failure {
  intent: BookingIntent;
  code: (typeof explained)[number] | Closed | 'unknown';
  alternatives: readonly FreeSlot[];
  /** Seconds after which another try may succeed, null where they are not known. */
  retryAfter: number | null;
  /** It may have been done all the same: no answer says that it was not. */
  mayBeDone: boolean;
}

/** Those that another try can help: what else failed says in its own place what does. */
const retryable = ['unknown', 'NETWORK', 'TIMEOUT'] as const satisfies readonly Failure['code'][];

/** Whether another try can help. */
export const isRetryable = ({ code }: Failure) => retryable.some((one) => one === code);

/** Seconds from which on a wait is given in minutes, and in hours. */
const minutesFromSeconds = 120;
const hoursFromSeconds = 2 * 3600;

/** What is said about a failure: how long to wait where that is known, and whether a visit still stands. */
export function failureMessage<P extends string>(failure: Failure, scope: P) {
  const { intent, code, retryAfter, mayBeDone } = failure;
  if (intent !== 'book' && isRetryable(failure)) {
    const outcome = mayBeDone ? 'unclear' : 'failed';
    return { key: `${scope}failure.${intent}.${code === 'NETWORK' ? code : outcome}` as const };
  }
  if (code !== 'RATE_LIMITED' || retryAfter === null) return { key: `${scope}failure.${code}` as const };
  if (retryAfter < minutesFromSeconds)
    return { key: `${scope}failure.wait.seconds` as const, values: { count: retryAfter } };
  if (retryAfter < hoursFromSeconds)
    return { key: `${scope}failure.wait.minutes` as const, values: { count: Math.ceil(retryAfter / 60) } };
  return { key: `${scope}failure.wait.hours` as const, values: { count: Math.ceil(retryAfter / 3600) } };
}
