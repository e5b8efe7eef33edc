import type { ErrorCode } from '@clinic/contracts';
import { HttpResponse } from './fake-api.ts';

/** What helps against an error: what the API says, waiting for the clinic's system, or a look at one's own connection. */
export type Advice = 'said' | 'ours' | 'network';

/** What the API says in the answers of {@link errorCatalogue}. */
export const saidByApi = 'قالها النظام';

const refusal = (status: number, code: ErrorCode, headers: Record<string, string> = {}) => ({
  name: `${status} ${code}`,
  advice: 'said' as const,
  answer: () => HttpResponse.json({ code, message: saidByApi, request_id: 'r-1' }, { status, headers }),
});

interface CatalogueError {
  name: string;
  advice: Advice;
  answer: () => Response | Promise<Response>;
}

/** Every way in which a call of the API fails though nothing is wrong with its fields, for tests of what is said about it. */
export const errorCatalogue: readonly CatalogueError[] = [
  refusal(400, 'BAD_REQUEST'),
  refusal(403, 'FORBIDDEN'),
  refusal(404, 'NOT_FOUND'),
  refusal(409, 'IDEMPOTENCY_CONFLICT'),
  refusal(413, 'FILE_TOO_LARGE'),
  refusal(429, 'RATE_LIMITED', { 'retry-after': '45' }),
  refusal(500, 'INTERNAL'),
  refusal(503, 'MAINTENANCE'),
  {
    name: 'a gateway’s own page',
    advice: 'ours',
    answer: () => new HttpResponse('<html>Bad gateway</html>', { status: 502 }),
  },
  { name: 'an answer that is not the API’s', advice: 'ours', answer: () => HttpResponse.json({ ok: 1 }) },
  { name: 'no network', advice: 'network', answer: () => HttpResponse.error() },
];
