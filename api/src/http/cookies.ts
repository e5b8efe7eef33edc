import { accessTokenCookie } from '@clinic/contracts/host';
import type { FastifyReply } from 'fastify';

/** The cookies of a session and what each is for. */
export const cookieNames = {
  sid: '__Host-sid',
  token: accessTokenCookie,
  forgery: 'XSRF-TOKEN',
  userName: 'user_name',
  role: 'role',
  phoneVerified: 'phone_verified',
} as const;

/** A session lives this long (S74). */
export const sessionSeconds = 7 * 24 * 60 * 60;

const everyCookie = { path: '/', secure: true, sameSite: 'strict', maxAge: sessionSeconds } as const;

export function setSecretCookie(reply: FastifyReply, name: string, value: string): void {
  reply.setCookie(name, value, { ...everyCookie, httpOnly: true });
}

export function setReadableCookie(reply: FastifyReply, name: string, value: string): void {
  reply.setCookie(name, value, everyCookie);
}

export function dropCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(name, { path: '/', secure: true, sameSite: 'strict' });
}
