import { clinicMobile, emailPattern } from '@clinic/contracts';

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
