import { clinicMobile, emailPattern } from '@clinic/contracts';
import { mailAddressOf } from '../../messaging/addresses.ts';

/** What an account is found by. */
export type Identifier = { email: string } | { phone: string };

/** What somebody signs in with, in its normal form (E6); null when it is neither an address nor a mobile number of the country. */
export function identifierOf(typed: string): Identifier | null {
  const phone = clinicMobile(typed);
  if (phone) return { phone };
  return emailPattern.test(typed) ? { email: typed.toLowerCase() } : null;
}

/** The same as one text, for keys; also for what no account can have. */
export function identifierKey(typed: string): string {
  const identifier = identifierOf(typed);
  if (identifier === null) return typed.toLowerCase();
  return 'email' in identifier ? identifier.email : identifier.phone;
}

/** What an account is called in an authenticator app, or beside its passkey. */
export const accountName = (user: { email: string; phone: string | null; name: string }): string =>
  mailAddressOf(user) ?? user.phone ?? user.name;
