import * as z from 'zod/mini';
import { BranchName } from './branches.ts';
import { LocalDate, LocalTime } from './primitives.ts';

/** Every error code that the API answers with (E7), and its HTTP status. */
export const errorStatus = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  CSRF_MISMATCH: 403,
  /** The site is looked at as it will be at another time: nothing is sent from there. */
  PREVIEW_READ_ONLY: 403,
  PHONE_NOT_VERIFIED: 403,
  /** At a sign-in: show it now. In a session: set one up first. */
  SECOND_FACTOR_REQUIRED: 403,
  /** The session is locked, or nobody has shown of late whose it is. */
  CONFIRMATION_REQUIRED: 403,
  /** The same of an account with a second factor, for what the password alone is not enough for. */
  FACTOR_CONFIRMATION_REQUIRED: 403,
  NOT_FOUND: 404,
  SLOT_TAKEN: 409,
  /** The doctor sees as many patients on that day as they want. */
  DAY_FULL: 409,
  PATIENT_BUSY: 409,
  ALREADY_ANSWERED: 409,
  /** Somebody else is at work on a question, or nobody is (E5). */
  ALREADY_CLAIMED: 409,
  NOT_CLAIMED: 409,
  INVALID_TRANSITION: 409,
  /** Somebody else has changed it since it was read. */
  EDIT_CONFLICT: 409,
  /** No service translates: the clinic has set none. */
  TRANSLATION_OFF: 409,
  /** Booked visits do not fit any more, and nobody has said what becomes of them. */
  VISITS_UNSETTLED: 409,
  /** It would also change what lies outside of the specialities and branches that the caller's role is limited to. */
  OUTSIDE_LIMITS: 409,
  /** The same entry stands on the waiting list already. */
  ALREADY_WAITING: 409,
  IDEMPOTENCY_CONFLICT: 409,
  HOLD_EXPIRED: 410,
  OTP_EXPIRED: 410,
  /** A link of a message: not made by the clinic, its time is over, or it has done what it can. */
  LINK_INVALID: 404,
  LINK_EXPIRED: 410,
  LINK_USED: 409,
  OFFER_EXPIRED: 410,
  /** A preview of the site that was never made, has run out, or whose maker may make none any more. */
  PREVIEW_ENDED: 410,
  FILE_TOO_LARGE: 413,
  FILE_TYPE: 415,
  /** It would do something when it is opened, or nobody can look into it. */
  FILE_UNSAFE: 422,
  VALIDATION: 422,
  DATE_OUT_OF_RANGE: 422,
  SLOT_NOT_OFFERED: 422,
  /** The doctor's visits have to be booked longer before. */
  TOO_SOON: 422,
  TOO_LATE_TO_CANCEL: 422,
  TOO_MANY_BOOKINGS: 422,
  /** An account waits for as much as it may. */
  TOO_MANY_WAITING: 422,
  OTP_INVALID: 422,
  IDEMPOTENCY_MISMATCH: 422,
  /** A proof of work has to come along (E7). */
  CHALLENGE_REQUIRED: 428,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  MAINTENANCE: 503,
  /** The service that translates did not answer in time, or not as it should. */
  TRANSLATION_FAILED: 503,
  /** More is asked for than can be served right now; the answer says when to try again. */
  BUSY: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const ErrorCode = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/** A start time of a doctor that could be booked, with its branch where the clinic has several. */
export const FreeSlot = z.object({ date: LocalDate, time: LocalTime, branch: z.optional(BranchName) });
export type FreeSlot = z.infer<typeof FreeSlot>;

/**
 * The body of every answer that is not a success (E7). `message` is in the caller's language; `errors` names fields by
 * their path in the request (`userDetails.email`) and gives text keys, never texts. `alternatives` comes with SLOT_TAKEN and
 * DAY_FULL.
 */
export const ErrorBody = z.object({
  code: ErrorCode,
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  alternatives: z.optional(z.array(FreeSlot)),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
