import type { FreeSlot } from '@clinic/contracts';
import type { Closed } from '../closed.ts';

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

/** Why a booking failed. */
export interface Failure {
  code: (typeof explained)[number] | Closed | 'unknown';
  alternatives: readonly FreeSlot[];
  /** Seconds after which another try may succeed, null where they are not known. */
  retryAfter: number | null;
}

/** Seconds from which on a wait is given in minutes. */
const minutesFromSeconds = 120;

/** What is said about a failure: how long to wait where that is known. */
export function failureMessage<P extends string>({ code, retryAfter }: Pick<Failure, 'code' | 'retryAfter'>, scope: P) {
  if (code !== 'RATE_LIMITED' || retryAfter === null) return { key: `${scope}failure.${code}` as const };
  if (retryAfter < minutesFromSeconds)
    return { key: `${scope}failure.wait.seconds` as const, values: { count: retryAfter } };
  return { key: `${scope}failure.wait.minutes` as const, values: { count: Math.ceil(retryAfter / 60) } };
}
