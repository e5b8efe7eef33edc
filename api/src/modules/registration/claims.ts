import type { OtpChannel } from '@clinic/contracts/account';
import { isAddressUnproved, isNumberUnproved } from '../auth/unproved-contact.ts';
import type { UserRow } from './repo.ts';

/** Whose the address and the number of a registration are already. */
interface Claims {
  /** The accounts that keep them: nobody else registers with them. */
  owners: UserRow[];
  /**
   * How the registration has to show that they are its own: another account has the address, or the number, without having
   * proved it. Null where either way will do.
   */
  provedBy: OtpChannel | null;
}

/**
 * Tells the owners of an address and a number from accounts that only say so.
 * @param holders the accounts that have one of the two
 */
export function claimsOn(holders: readonly UserRow[], { email, phone }: { email: string; phone: string }): Claims {
  const hasAddress = (one: UserRow) => one.email.toLowerCase() === email;
  const keeps = (one: UserRow) =>
    (hasAddress(one) && !isAddressUnproved(one)) || (one.phone === phone && !isNumberUnproved(one));
  const losing = holders.filter((one) => !keeps(one));
  const provedBy = losing.some(hasAddress) ? 'email' : losing.length > 0 ? 'sms' : null;
  // One code proves one of the two: who has the other one keeps it.
  const owners = holders.filter((one) => keeps(one) || (provedBy === 'email' && !hasAddress(one)));
  return { owners, provedBy };
}
