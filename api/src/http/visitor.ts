import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { networkOf } from './network.ts';

/** Holds the random number of somebody who need not sign in, and its seal. */
export const visitorCookie = '__Host-vid';
/** Half a year: long enough to take back a like, short enough to be no lasting name. */
const visitorSeconds = 180 * 24 * 60 * 60;
const number = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const keyed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();
const sealOf = (secret: string, visitor: string) => keyed(secret, `visitor\0${visitor}`);

/** The number in the visitor's cookie; null without a cookie, or with one that this site did not give. */
export function visitorOf(request: FastifyRequest, { sessionSecret }: Settings): string | null {
  const [visitor = '', seal = ''] = (request.cookies[visitorCookie] ?? '').split('.');
  if (!number.test(visitor)) return null;
  const seen = Buffer.from(seal, 'base64url');
  const right = sealOf(sessionSecret, visitor);
  return seen.length === right.length && timingSafeEqual(seen, right) ? visitor : null;
}

/** The visitor's number, which a browser that has none is given with this answer. It says nothing about who it is. */
export function ensureVisitor(request: FastifyRequest, reply: FastifyReply, settings: Settings): string {
  const known = visitorOf(request, settings);
  if (known !== null) return known;
  const visitor = randomUUID();
  reply.setCookie(visitorCookie, `${visitor}.${sealOf(settings.sessionSecret, visitor).toString('base64url')}`, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'strict',
    maxAge: visitorSeconds,
  });
  return visitor;
}

/**
 * Stands for a visitor, or for the address of one without a cookie, in a table: a keyed hash from which neither can be found
 * out, and another one for each purpose, so that tables cannot be laid beside each other.
 */
export function visitorHash(
  request: FastifyRequest,
  settings: Settings,
  purpose: string,
  visitor = visitorOf(request, settings),
): Buffer {
  return keyed(settings.sessionSecret, `${purpose}\0${visitor ?? `address ${networkOf(request).key}`}`);
}
