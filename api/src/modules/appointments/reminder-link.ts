import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppointmentRow } from './repo.ts';

/** Bytes of the signature: nobody guesses 128 bits, and an SMS stays short. */
const macBytes = 16;

type Signed = Pick<AppointmentRow, 'id' | 'startsAt'>;

/** Bound to this visit at this time and to one reminder of it: a visit that moved has other links. */
function macOf(secret: string, { id, startsAt }: Signed, daysBefore: number): Buffer {
  return createHmac('sha256', secret)
    .update(`reminder link\0${id}\0${startsAt.toISOString()}\0${daysBefore}`)
    .digest()
    .subarray(0, macBytes);
}

/** The token of the links in one reminder of a visit. */
export function reminderToken(secret: string, visit: Signed, daysBefore: number): string {
  return `${visit.id.toString(36)}.${daysBefore}.${macOf(secret, visit, daysBefore).toString('base64url')}`;
}

/** What a token says, before anybody knows whether it is signed; null when it has no such form. */
export function readReminderToken(token: string): { id: number; daysBefore: number; mac: Buffer } | null {
  const [, id = '', days, mac = ''] = /^([0-9a-z]{1,9})\.([12])\.([\w-]{22})$/.exec(token) ?? [];
  if (id === '') return null;
  return { id: Number.parseInt(id, 36), daysBefore: Number(days), mac: Buffer.from(mac, 'base64url') };
}

/** Whether a token was made for this visit as it is now. */
export function isSigned(secret: string, visit: Signed, token: { daysBefore: number; mac: Buffer }): boolean {
  const wanted = macOf(secret, visit, token.daysBefore);
  return token.mac.length === wanted.length && timingSafeEqual(token.mac, wanted);
}
