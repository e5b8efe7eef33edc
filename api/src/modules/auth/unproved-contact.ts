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

/** Of each contact: whether an account never proved it, and what the account is without it. */
const contacts = {
  email: {
    isUnproved: isAddressUnproved,
    without: ({ publicId }: UserRow) => ({ email: releasedAddress(publicId) }),
  },
  phone: {
    isUnproved: isNumberUnproved,
    without: ({ channels }: UserRow) => {
      const left = channels.filter((channel) => channel !== 'sms' && channel !== 'whatsapp');
      return { phone: null, channels: left.length > 0 ? left : ['email' as const] };
    },
  },
} as const;

/**
 * Takes an address or a number away from the account that never proved it; its holder still signs in with the other one, and
 * is notified and written to there. The caller has just seen the contact proved. Returns the account's id.
 */
export async function releaseUnproved(
  context: NotificationContext,
  what: 'email' | 'phone',
  contact: string,
  provedBy: number | null,
): Promise<number | null> {
  const { tx } = context;
  const { isUnproved, without } = contacts[what];
  const holder = await repo.findUserForUpdate(tx, what === 'email' ? { email: contact } : { phone: contact });
  if (!holder || holder.id === provedBy || !isUnproved(holder)) return null;
  await notifyOfRelease(context, holder, what);
  await repo.updateUser(tx, holder.id, without(holder));
  return holder.id;
}
