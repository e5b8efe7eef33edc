import { createHmac, randomInt } from 'node:crypto';
import type { OtpPurpose } from '@clinic/contracts/account';
import { otpLength } from '@clinic/contracts/account';

/**
 * Whom a code belongs to: an account, somebody who registers, or, for a forgotten password, the hash of what was typed, so
 * that an address without an account behaves like one with it (V9).
 */
export type CodeOwner = { userId: number } | { registrationId: number } | { subject: Buffer };

/** The owner as a text, for keys. */
export function ownerName(owner: CodeOwner): string {
  if ('userId' in owner) return `user ${owner.userId}`;
  if ('registrationId' in owner) return `registration ${owner.registrationId}`;
  return `subject ${owner.subject.toString('hex')}`;
}

/** Stands for a typed address or number in `otp_codes`: a keyed hash from which it cannot be found out. */
export function subjectOf(secret: string, identifier: string): Buffer {
  return createHmac('sha256', secret).update(`code subject\0${identifier}`).digest();
}

/** Six digits that nobody can foresee (6.5.3). */
export function newCode(): string {
  return String(randomInt(10 ** otpLength)).padStart(otpLength, '0');
}

/** What a code is good for. */
export interface CodeUse {
  readonly owner: CodeOwner;
  readonly purpose: OtpPurpose;
  /**
   * The account that a code for what was typed opens; null where there is none. An address or number can change hands before
   * the code is used, and must not open the account of who has it then.
   */
  readonly account?: number | null;
}

/** What is kept of a code: worthless without the server's secret, and for any other owner, purpose or account. */
export function codeHash(secret: string, { owner, purpose, account }: CodeUse, code: string): Buffer {
  const parts = ['one-time code', ownerName(owner), purpose, code];
  return createHmac('sha256', secret)
    .update([...parts, ...(account === undefined ? [] : [`account ${account}`])].join('\0'))
    .digest();
}
