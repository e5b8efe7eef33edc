import { roles } from '@clinic/contracts';
import { releasedAddress } from '../../messaging/addresses.ts';
import { ClinicError } from '../../http/errors.ts';
import type { NotificationContext } from '../../messaging/notify.ts';
import { correctEmail, correctPhone } from '../corrections/correct-patient.ts';
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

/** Of each contact: whether an account never proved it, how its visits still ahead lose it too, and what the account is without it. */
const contacts = {
  email: {
    isUnproved: isAddressUnproved,
    correct: correctEmail,
    without: ({ publicId }: UserRow) => ({ email: releasedAddress(publicId) }),
  },
  phone: {
    isUnproved: isNumberUnproved,
    correct: correctPhone,
    without: ({ channels }: UserRow) => {
      const left = channels.filter((channel) => channel !== 'sms' && channel !== 'whatsapp');
      return { phone: null, channels: left.length > 0 ? left : ['email' as const] };
    },
  },
} as const;

/**
 * Takes an address or a number away from the account that never proved it; its holder still signs in with the other one, and
 * is notified and written to there. The caller has just seen the contact proved. Returns the account's id.
 * @throws {ClinicError} OTP_EXPIRED when the account was changed at this moment
 */
export async function releaseUnproved(
  context: NotificationContext,
  what: 'email' | 'phone',
  contact: string,
  provedBy: number | null,
): Promise<number | null> {
  const { tx, now } = context;
  const { isUnproved, correct, without } = contacts[what];
  const by = what === 'email' ? { email: contact } : { phone: contact };
  const found = await repo.findUser(tx, by);
  if (!found || found.id === provedBy || !isUnproved(found)) return null;
  // Before the account's own row: the order of everybody who changes a visit and then tells its account.
  await correct(tx, found.id, null, now);
  const holder = await repo.findUserForUpdate(tx, by);
  if (holder?.id !== found.id || !isUnproved(holder)) throw new ClinicError('OTP_EXPIRED');
  await notifyOfRelease(context, holder, what);
  await repo.updateUser(tx, holder.id, without(holder));
  return holder.id;
}
