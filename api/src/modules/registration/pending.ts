import * as z from 'zod';
import type { EncryptedCookie } from '../../http/encrypted-cookie.ts';

/** A registration waits for its code this long; another code can be asked for meanwhile. */
export const pendingMinutes = 120;

/**
 * What the browser keeps of its own registration. The encrypted cookie holds the address and number, because the row of a
 * registration whose address has an account already does not, and its response must be like the others.
 */
export const pendingCookie: EncryptedCookie<{ registration: string; email: string; phone: string }> = {
  name: '__Host-pending',
  seconds: pendingMinutes * 60,
  content: z.object({ registration: z.string(), email: z.string(), phone: z.string() }),
};
