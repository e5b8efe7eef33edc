import type { Queryable } from '../../db/database.ts';
import type { Network } from '@clinic/node';
import { limitOfBlock } from '../../http/network.ts';
import type { Backoff } from '../../http/exponential-backoff.ts';
import { countAttemptWithBackoff, resetBackoff, refundBackoffAttempt } from '../../http/exponential-backoff.ts';
import { countAttempt, refundAttempt } from '../../http/rate-limit.ts';

/** Wrong sign-ins (E7, V10): of an account, from an address, and on a device that knows the account. */
const perAccount: Backoff = { scope: 'sign-in-account', free: 5 };
const perAddress: Backoff = { scope: 'sign-in-address', free: 10 };
/** Nobody waits longer after each try from a block of networks, behind which many may sit: it has a plain limit. */
const perBlock = limitOfBlock({ scope: perAddress.scope, most: perAddress.free, minutes: 60 });
const perDevice: Backoff = { scope: 'sign-in-device', free: 5 };

/** Whose try it is: a device that knows the account, or anybody's. */
export interface SignInTry {
  /** What was typed, in its normal form. */
  readonly account: string;
  readonly network: Network;
  readonly device: string | null;
}

/**
 * Counts a sign-in before the password is looked at. On a device that knows the account only the device's own tries count:
 * what strangers try elsewhere does not keep the owner out.
 * @throws {ClinicError} RATE_LIMITED
 */
export async function countSignIn(db: Queryable, { account, network, device }: SignInTry, now: Date): Promise<void> {
  if (device !== null) return countAttemptWithBackoff(db, perDevice, device, now);
  await countAttemptWithBackoff(db, perAddress, network.key, now);
  // What a network is refused uses up nothing of its neighbours.
  if (network.block !== null) await countAttempt(db, perBlock, network.block, now);
  await countAttemptWithBackoff(db, perAccount, account, now);
}

/** The password was right. The address gets its try back only, for guesses at other accounts may come from it. */
export async function acceptSignIn(db: Queryable, { account, network, device }: SignInTry, now: Date): Promise<void> {
  if (device !== null) return resetBackoff(db, perDevice, device);
  if (network.block !== null) await refundAttempt(db, perBlock, network.block);
  await refundBackoffAttempt(db, perAddress, network.key, now);
  await resetBackoff(db, perAccount, account);
}

/** Takes a counted sign-in back whose password nobody looked at. */
export async function withdrawSignIn(db: Queryable, { account, network, device }: SignInTry, now: Date): Promise<void> {
  if (device !== null) return refundBackoffAttempt(db, perDevice, device, now);
  if (network.block !== null) await refundAttempt(db, perBlock, network.block);
  await refundBackoffAttempt(db, perAddress, network.key, now);
  await refundBackoffAttempt(db, perAccount, account, now);
}

/** Lets an account be signed in to at once, after its owner has shown by a code who they are. */
export async function forgetSignIns(db: Queryable, account: string): Promise<void> {
  await resetBackoff(db, perAccount, account);
}
