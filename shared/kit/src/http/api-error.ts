import type { ErrorBody, ErrorCode, FreeSlot } from '@clinic/contracts';

/** What the client says when no usable answer came: no network, no answer in time, or an answer that is not the API's. */
export type ClientErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'BAD_ANSWER';

/** A call that did not succeed. `message` is for logs; screens turn `code` and `errors` into words, or show `text`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ClientErrorCode;
  /** What the API says about it in the language of the call; null when no answer came. */
  readonly text: string | null;
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  /** Text keys by the path of the field in the request. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** With SLOT_TAKEN: the next free starts of the same doctor. */
  readonly alternatives: readonly FreeSlot[];
  readonly requestId: string | null;
  /** Seconds after which a try may succeed, from `Retry-After`. */
  readonly retryAfter: number | null;

  constructor(code: ClientErrorCode, status: number, body?: Partial<ErrorBody>, retryAfter: number | null = null) {
    super(`${code} (${status})`);
    this.code = code;
    this.text = body?.message ?? null;
    this.status = status;
    this.errors = body?.errors ?? {};
    this.alternatives = body?.alternatives ?? [];
    this.requestId = body?.request_id ?? null;
    this.retryAfter = retryAfter;
  }
}

/** Whether something thrown is an {@link ApiError}, with this code if one is named. */
export function isApiError(error: unknown, code?: ClientErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
