import type { UserRow } from './repo.ts';

/**
 * The address and number that an account has shown to be its own. What went to another one may be somebody else's: anybody can
 * write it into their account.
 */
export function provedContacts({ email, emailVerifiedAt, phone, phoneVerifiedAt }: UserRow): string[] {
  return [...(emailVerifiedAt === null ? [] : [email]), ...(phone === null || phoneVerifiedAt === null ? [] : [phone])];
}
