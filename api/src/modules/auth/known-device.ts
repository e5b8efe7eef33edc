import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { FieldCipher } from '../../db/field-cipher.ts';
import type { EncryptedCookie } from '../../http/encrypted-cookie.ts';
import { readEncryptedCookie, setEncryptedCookie } from '../../http/encrypted-cookie.ts';
import type { UserRow } from './repo.ts';

/** Accounts that a device remembers; of a family's tablet, say. */
const mostAccounts = 5;

const Entry = z.object({ account: z.string(), device: z.string() });

/** What a browser keeps of the accounts that were signed in to on it, for a year. */
export const deviceCookie: EncryptedCookie<z.infer<typeof Entry>[]> = {
  name: '__Host-device',
  seconds: 365 * 24 * 60 * 60,
  content: z.array(Entry),
};

/**
 * The number of the device for an account that was signed in to on it before, or null. Wrong tries on such a device are
 * counted by themselves, so that nobody locks the owner out from afar (V10).
 */
export function knownDevice(request: FastifyRequest, cipher: FieldCipher, user: UserRow): string | null {
  const entries = readEncryptedCookie(request, cipher, deviceCookie) ?? [];
  return entries.find(({ account }) => account === user.publicId)?.device ?? null;
}

/** Has the browser remember that an account was signed in to on it. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, cipher: FieldCipher, user: UserRow): void {
  const entries = readEncryptedCookie(request, cipher, deviceCookie) ?? [];
  const device = knownDevice(request, cipher, user) ?? randomUUID();
  const others = entries.filter(({ account }) => account !== user.publicId);
  const kept = [{ account: user.publicId, device }, ...others].slice(0, mostAccounts);
  setEncryptedCookie(reply, cipher, deviceCookie, kept);
}
