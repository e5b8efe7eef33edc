import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { FieldCipher } from '../db/field-cipher.ts';

/** A cookie that only this server can read and write. */
export interface EncryptedCookie<T> {
  readonly name: `__Host-${string}`;
  readonly seconds: number;
  readonly content: z.ZodType<T>;
}

/** The value of a cookie, for a link whose opening is to set it. */
export function encryptForCookie<T>(cipher: FieldCipher, { name }: EncryptedCookie<T>, content: T): string {
  return cipher.encrypt(JSON.stringify(content), `cookie ${name}`).toString('base64url');
}

/** Gives the browser a value to keep that nobody there can read, change or make up. */
export function setEncryptedCookie<T>(
  reply: FastifyReply,
  cipher: FieldCipher,
  cookie: EncryptedCookie<T>,
  content: T,
): void {
  const value = encryptForCookie(cipher, cookie, content);
  const { name, seconds: maxAge } = cookie;
  reply.setCookie(name, value, { path: '/', secure: true, httpOnly: true, sameSite: 'strict', maxAge });
}

/** What an encrypted cookie holds; null without one, or with one that this server did not make. */
export function readEncryptedCookie<T>(
  request: FastifyRequest,
  cipher: FieldCipher,
  cookie: EncryptedCookie<T>,
): T | null {
  return decryptForCookie(cipher, cookie, request.cookies[cookie.name]);
}

/** What a value of {@link encryptForCookie} holds; null for none, or for one that this server did not make. */
export function decryptForCookie<T>(
  cipher: FieldCipher,
  cookie: EncryptedCookie<T>,
  value: string | undefined,
): T | null {
  if (value === undefined) return null;
  try {
    const content: unknown = JSON.parse(cipher.decrypt(Buffer.from(value, 'base64url'), `cookie ${cookie.name}`));
    return cookie.content.safeParse(content).data ?? null;
  } catch {
    return null;
  }
}
