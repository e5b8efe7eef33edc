import type { FastifyReply } from 'fastify';
import { isStoreError } from '../store/index.ts';
import type { StoreProblem } from '../store/index.ts';
import { Unauthenticated } from './caller.ts';

/** Sent with every answer: nothing of the service is a page, and nothing may be kept. */
export const headers = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const;

const statusOf: Record<StoreProblem, number> = {
  invalid: 400,
  missing: 404,
  forbidden: 403,
  conflict: 409,
  replayed: 409,
  expired: 409,
  'different-bytes': 409,
  refused: 422,
  damaged: 422,
  locked: 423,
  'no-key': 500,
  busy: 503,
  unreachable: 503,
  unanswered: 504,
};

/** Seconds after which a busy service is worth another try. */
const busySeconds = 10;

/** An error as the caller gets it: what a command on the store itself would say. Null for what is nobody's to know. */
export function sendError(reply: FastifyReply, error: unknown): FastifyReply | null {
  if (error instanceof Unauthenticated) {
    if (error.retryAfterSeconds !== null) reply.header('retry-after', error.retryAfterSeconds);
    else reply.header('www-authenticate', 'Bearer');
    return refuse(reply, error.retryAfterSeconds === null ? 401 : 429, error.code, error.message);
  }
  if (isStoreError(error)) {
    const status = statusOf[error.code];
    if (status === 503) reply.header('retry-after', busySeconds);
    return refuse(reply, status, error.code, error.message, error.findings);
  }
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === undefined || statusCode >= 500) return null;
  return refuse(reply, statusCode, 'invalid', 'The request cannot be understood.');
}

export function refuse(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  findings: readonly unknown[] = [],
): FastifyReply {
  return reply.code(status).send({ error: { code, message, findings } });
}
