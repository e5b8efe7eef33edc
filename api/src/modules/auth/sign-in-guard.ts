import type { Queryable } from '../../db/database.ts';
import type { GrowingWait } from '../../http/growing-wait.ts';
import { countTry, forgetTries, forgiveTry } from '../../http/growing-wait.ts';

/** Wrong sign-ins (E7, V10): of an account, from an address, and on a device that knows the account. */
const perAccount: GrowingWait = { scope: 'sign-in-account', free: 5 };
const perAddress: GrowingWait = { scope: 'sign-in-address', free: 10 };
const perDevice: GrowingWait = { scope: 'sign-in-device', free: 5 };

/** Whose try it is: a device that knows the account, or anybody's. */
export interface SignInTry {
  /** What was typed, in its normal form. */
  readonly account: string;
  readonly ip: string;
  readonly device: string | null;
}

/**
 * Counts a sign-in before the password is looked at. On a device that knows the account only the device's own tries count:
 * what strangers try elsewhere does not keep the owner out.
 * @throws {ClinicError} RATE_LIMITED
 */
export async function countSignIn(db: Queryable, { account, ip, device }: SignInTry, now: Date): Promise<void> {
  if (device !== null) return countTry(db, perDevice, device, now);
  await countTry(db, perAddress, ip, now);
  await countTry(db, perAccount, account, now);
}

/** The password was right. The address gets its try back only, for guesses at other accounts may come from it. */
export async function acceptSignIn(db: Queryable, { account, ip, device }: SignInTry, now: Date): Promise<void> {
  if (device !== null) return forgetTries(db, perDevice, device);
  await forgiveTry(db, perAddress, ip, now);
  await forgetTries(db, perAccount, account);
}

/** Lets an account be signed in to at once, after its owner has shown by a code who they are. */
export async function forgetSignIns(db: Queryable, account: string): Promise<void> {
  await forgetTries(db, perAccount, account);
}
