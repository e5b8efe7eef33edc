import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bucketCookie, visitorIn } from '@clinic/contracts/host';

/** Half a year: longer than any rollout, short enough to be no lasting name. */
const seconds = 180 * 24 * 60 * 60;

/**
 * The number for which a visitor's share of rollouts is drawn. Given only while a rollout is on (`rolling`), so that nobody
 * has the cookie for nothing. It says nothing about who it is, and the API never reads it.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, rolling: boolean): string | null {
  if (!rolling) return null;
  const known = visitorIn(request.cookies[bucketCookie]);
  if (known !== null) return known;
  const visitor = randomBytes(16).toString('hex');
  void reply.setCookie(bucketCookie, visitor, { path: '/', secure: true, sameSite: 'lax', maxAge: seconds });
  return visitor;
}
