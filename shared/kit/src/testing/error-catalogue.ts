import type { ErrorCode } from '@clinic/contracts';
import { HttpResponse } from './fake-api.ts';

/** What helps against an error: what the API says, waiting for the clinic's system, or a look at one's own connection. */
export type Advice = 'said' | 'ours' | 'network';

/** What the API says in the answers of {@link errorCatalogue}. */
export const saidByApi = 'قالها النظام';

/** An answer of the API with an error of its own. */
export const refusalOf = (status: number, code: ErrorCode, headers: Record<string, string> = {}) => ({
  name: `${status} ${code}`,
  status,
  advice: 'said' as const,
  answer: () => HttpResponse.json({ code, message: saidByApi, request_id: 'r-1' }, { status, headers }),
});

/** A way in which a call of the API fails. */
export interface CatalogueError {
  name: string;
  /** HTTP status of the answer, 0 when there is none. */
  status: number;
  advice: Advice;
  answer: () => Response | Promise<Response>;
}

/** Every way in which a call of the API fails though nothing is wrong with its fields, for tests of what is said about it. */
export const errorCatalogue: readonly CatalogueError[] = [
  refusalOf(400, 'BAD_REQUEST'),
  refusalOf(403, 'FORBIDDEN'),
  refusalOf(404, 'NOT_FOUND'),
  refusalOf(409, 'IDEMPOTENCY_CONFLICT'),
  refusalOf(413, 'FILE_TOO_LARGE'),
  refusalOf(429, 'RATE_LIMITED', { 'retry-after': '45' }),
  refusalOf(500, 'INTERNAL'),
  refusalOf(503, 'MAINTENANCE'),
  {
    name: 'a gateway’s own page',
    status: 502,
    advice: 'ours',
    answer: () => new HttpResponse('<html>Bad gateway</html>', { status: 502 }),
  },
  { name: 'an answer that is not the API’s', status: 200, advice: 'ours', answer: () => HttpResponse.json({ ok: 1 }) },
  { name: 'no network', status: 0, advice: 'network', answer: () => HttpResponse.error() },
];

/** Nothing comes at all; see {@link withTimeoutsOver}. */
export const silence: CatalogueError = {
  name: 'no answer in time',
  status: 0,
  advice: 'ours',
  answer: () => new Promise<never>(() => undefined),
};

/** How many waits for an answer began before the first was over, and how many after it: those add up. */
interface Waits {
  first: number;
  later: number;
}

/**
 * Lets every wait for an answer end with the turn of the event loop in which the first one began, and every later one at once,
 * until the mocks of the test are restored. Calls that a loader makes beside each other begin in one turn.
 */
export function watchedWaits(): Waits {
  const waits: Waits = { first: 0, later: 0 };
  const waiting: AbortController[] = [];
  let over = false;
  const late = () => new DOMException('late', 'TimeoutError');
  const end = () => {
    over = true;
    for (const wait of waiting) wait.abort(late());
  };
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    if (over) {
      waits.later += 1;
      return AbortSignal.abort(late());
    }
    waits.first += 1;
    if (waits.first === 1) setTimeout(end);
    const wait = new AbortController();
    waiting.push(wait);
    return wait.signal;
  });
  return waits;
}

/** Runs something as if the longest wait for each call were over at once. */
export async function withTimeoutsOver<T>(run: () => Promise<T>): Promise<T> {
  const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
  try {
    return await run();
  } finally {
    timeout.mockRestore();
  }
}
