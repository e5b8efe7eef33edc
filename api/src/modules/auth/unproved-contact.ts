import { roles } from '@clinic/contracts';
import { releasedAddress } from '../../messaging/addresses.ts';
import type { NotificationContext } from '../../messaging/notify.ts';
import type { UserRow } from './repo.ts';
import * as repo from './repo.ts';
import { notifyOfRelease } from './security-messages.ts';

type Proof = Pick<UserRow, 'emailVerifiedAt' | 'phoneVerifiedAt' | 'roleId' | 'status'>;

const isPatient = (user: Proof): boolean => user.roleId === roles.patient && user.status === 'active';

/**
 * Whether an account only says that its e-mail address is its own: a patient who proved a number and never the address. It does
 * not keep the address from whoever proves it.
 */
export function isAddressUnproved(user: Proof): boolean {
  return isPatient(user) && user.emailVerifiedAt === null && user.phoneVerifiedAt !== null;
}

/** The same of a number: a patient who proved an address and never the number. */
export function isNumberUnproved(user: Proof): boolean {
  return isPatient(user) && user.phoneVerifiedAt === null && user.emailVerifiedAt !== null;
}

/**
 * Takes an address away from the account that never proved it; its owner still signs in with the number, and is written to
 * there. The caller has just seen the address proved. Returns the account's id.
 */
export async function releaseUnprovedAddress(
  context: NotificationContext,
  email: string,
  provedBy: number | null,
): Promise<number | null> {
  const { tx } = context;
  const holder = await repo.findUserForUpdate(tx, { email });
  if (!holder || holder.id === provedBy || !isAddressUnproved(holder)) return null;
  await notifyOfRelease(context, holder, 'email');
  await repo.updateUser(tx, holder.id, { email: releasedAddress(holder.publicId) });
  return holder.id;
}

/** The same with a number; its holder still signs in with the address, and is written to there. */
export async function releaseUnprovedNumber(
  context: NotificationContext,
  phone: string,
  provedBy: number | null,
): Promise<number | null> {
  const { tx } = context;
  const holder = await repo.findUserForUpdate(tx, { phone });
  if (!holder || holder.id === provedBy || !isNumberUnproved(holder)) return null;
  await notifyOfRelease(context, holder, 'phone');
  const left = holder.channels.filter((channel) => channel !== 'sms' && channel !== 'whatsapp');
  await repo.updateUser(tx, holder.id, { phone: null, channels: left.length > 0 ? left : ['email'] });
  return holder.id;
}
