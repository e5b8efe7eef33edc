import { roles } from '@clinic/contracts';
import type { Tx } from '../../db/database.ts';
import type { UserRow } from './repo.ts';
import * as repo from './repo.ts';

/**
 * Whether an account only says that its e-mail address is its own: a patient who proved a number and never the address. It does
 * not keep the address from whoever proves it.
 */
export function isAddressUnproved(
  user: Pick<UserRow, 'emailVerifiedAt' | 'phoneVerifiedAt' | 'roleId' | 'status'>,
): boolean {
  const isPatient = user.roleId === roles.patient && user.status === 'active';
  return isPatient && user.emailVerifiedAt === null && user.phoneVerifiedAt !== null;
}

/**
 * Takes an address away from the account that never proved it; its owner still signs in with the number. The caller has just
 * seen the address proved. Returns the account's id.
 */
export async function releaseUnprovedAddress(tx: Tx, email: string, provedBy: number | null): Promise<number | null> {
  const holder = await repo.findUserForUpdate(tx, { email });
  if (!holder || holder.id === provedBy || !isAddressUnproved(holder)) return null;
  await repo.updateUser(tx, holder.id, { email: `released-${holder.publicId}@released.invalid` });
  return holder.id;
}
