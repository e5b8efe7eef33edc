import { randomUUID } from 'node:crypto';
import { otpResendSeconds } from '@clinic/contracts/account';
import type { Queryable } from '../../db/database.ts';
import type { Network } from '@clinic/node';
import { countFromNetwork, limitOfBlock } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { countAttempt } from '../../http/rate-limit.ts';

/** How often codes may be asked for (E5): for one address or number, and from one place. */
const again: Limit = { scope: 'otp-again', most: 1, minutes: otpResendSeconds / 60 };
const perRecipient: Limit = { scope: 'otp-recipient', most: 5, minutes: 60 };
const perAddress: Limit = { scope: 'otp-address', most: 10, minutes: 60 };
const decoy: Limit = { scope: 'otp-stand-in', most: 1, minutes: 1 };

/** Counts of codes that are dropped when they have ended. */
export const codeScopes = [again, perRecipient, perAddress, limitOfBlock(perAddress), decoy].map(({ scope }) => scope);

/**
 * Counts a request for a code and refuses one too many. Called before anything is looked up, and outside the transaction
 * that issues the code, so that known and unknown addresses are refused alike and a refusal is remembered.
 * @param recipient the address or number as it was typed, in its normal form
 * @throws {ClinicError} RATE_LIMITED with the seconds to wait
 */
export async function countCodeRequest(
  db: Queryable,
  { recipient, network, now }: { recipient: string; network: Network; now: Date },
): Promise<void> {
  await countFromNetwork(db, perAddress, network, now);
  await countAttempt(db, again, recipient, now);
  await countAttempt(db, perRecipient, recipient, now);
}

/**
 * Writes as much as a queued message would, where nobody is written to. Without it the response about an unknown address comes
 * a millisecond sooner and gives it away.
 */
export async function writeInstead(db: Queryable, now: Date): Promise<void> {
  await countAttempt(db, decoy, randomUUID(), now);
}
