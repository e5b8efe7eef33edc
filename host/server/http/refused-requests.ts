import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply } from 'fastify';
import type { RawResponse } from '@clinic/node';
import { bareType, commonHeaders } from './security-headers.ts';
import type { HstsScope } from './security-headers.ts';

const headersOf = (scope: HstsScope) => ({
  ...commonHeaders(scope),
  'content-security-policy': bareType,
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
});

/** Answers a request that Fastify's router refuses before any hook runs: an address that is no URL, or too long a part. */
export function refuseRequest(error: FastifyError, reply: FastifyReply, scope: HstsScope): FastifyReply {
  const status = error.statusCode ?? 500;
  return reply
    .code(status)
    .headers(headersOf(scope))
    .send(`${STATUS_CODES[status] ?? 'Error'}\n`);
}

/** The answer to bytes that were no request. */
export function unparsedResponse(status: number, scope: HstsScope): RawResponse {
  return { headers: headersOf(scope), body: `${STATUS_CODES[status] ?? 'Error'}\n` };
}
