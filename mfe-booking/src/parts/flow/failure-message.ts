import type { Failure } from './use-booking.ts';

/** From here on a wait is told in minutes, in seconds. */
const minutesFromSeconds = 120;

/** What is said about a failure: how long to wait where that is known. */
export function failureMessage<P extends string>({ code, retryAfter }: Pick<Failure, 'code' | 'retryAfter'>, scope: P) {
  if (code !== 'RATE_LIMITED' || retryAfter === null) return { key: `${scope}failure.${code}` as const };
  if (retryAfter < minutesFromSeconds)
    return { key: `${scope}failure.wait.seconds` as const, values: { count: retryAfter } };
  return { key: `${scope}failure.wait.minutes` as const, values: { count: Math.ceil(retryAfter / 60) } };
}
