import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { cookieNames, setReadableCookie } from './cookies.ts';
import { ClinicError } from './errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function seal(secret: string, nonce: string, sid: string): string {
  return createHmac('sha256', secret).update(`forgery\0${nonce}\0${sid}`).digest('base64url');
}

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A signed double-submit token, good for one session identity only (Q29). */
export function forgeryToken(secret: string, sid: string): string {
  const nonce = randomBytes(18).toString('base64url');
  return `${nonce}.${seal(secret, nonce, sid)}`;
}

/** Gives the browser a token for the session identity that it will send from now on. */
export function setForgeryToken(reply: FastifyReply, settings: Settings, sid: string): void {
  setReadableCookie(reply, cookieNames.forgery, forgeryToken(settings.sessionSecret, sid));
}

function tokenIsGood(request: FastifyRequest, secret: string): boolean {
  const cookie = request.cookies[cookieNames.forgery];
  const header = request.headers['x-xsrf-token'];
  if (!cookie || typeof header !== 'string' || !same(cookie, header)) return false;
  const [nonce = '', seen = ''] = cookie.split('.');
  return same(seen, seal(secret, nonce, request.cookies[cookieNames.sid] ?? ''));
}

function originIsOurs(request: FastifyRequest, settings: Settings): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === settings.publicOrigin) return true;
  return settings.mode === 'demo' && origin === `${request.protocol}://${request.host}`;
}

/** Whether a browser sent this: it always says so in one of these headers when it changes something. */
export function isFromBrowser(request: FastifyRequest): boolean {
  const { cookie, origin, 'sec-fetch-site': site } = request.headers;
  return cookie !== undefined || origin !== undefined || site !== undefined;
}

/**
 * Refuses a change that another site may have caused (Q29): one with cookies, or a browser's without a bearer, needs our own
 * origin and the token. A bearer without cookies cannot be sent by another site and passes.
 */
export function guardAgainstForgery(request: FastifyRequest, settings: Settings): void {
  if (safeMethods.has(request.method)) return;
  const bearerOnly = request.headers.authorization !== undefined && request.headers.cookie === undefined;
  if (bearerOnly || !isFromBrowser(request)) return;
  if (!originIsOurs(request, settings) || !tokenIsGood(request, settings.sessionSecret)) {
    throw new ClinicError('CSRF_MISMATCH');
  }
}
