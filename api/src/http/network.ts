import type { FastifyRequest } from 'fastify';
import { networkOfAddress, networksInBlock, type Network } from '@clinic/node';
import type { Queryable } from '../db/database.ts';
import type { Limit } from './rate-limit.ts';
import { countAttempt, refundAttempt } from './rate-limit.ts';

/** The network that a request comes from. */
export const networkOf = (request: FastifyRequest): Network => networkOfAddress(request.ip);

/** The limit of a block: as if some of its networks used up theirs. */
export const limitOfBlock = <T extends Limit>(limit: T): T => ({
  ...limit,
  scope: `${limit.scope} /48`,
  most: limit.most * networksInBlock,
});

/**
 * Counts one attempt from a network and refuses the one too many, also when it comes from other networks of the same block.
 * Answers with how many there were.
 * @throws {ClinicError} RATE_LIMITED with the seconds to wait
 */
export async function countFromNetwork(
  db: Queryable,
  limit: Limit,
  { key, block }: Network,
  now: Date,
): Promise<number> {
  const count = await countAttempt(db, limit, key, now);
  // What a network is refused uses up nothing of its neighbours.
  if (block !== null) await countAttempt(db, limitOfBlock(limit), block, now);
  return count;
}

/** How many accounts may use up their limits behind one network, which a clinic's staff share. */
const accountsOnNetwork = 4;

/**
 * Counts what an account does that could read out many people's data, and refuses the one too many: of the account, or of all
 * accounts on its network.
 * @throws {ClinicError} RATE_LIMITED with the seconds to wait
 */
export async function countByAccount(
  db: Queryable,
  limit: Limit,
  request: FastifyRequest,
  userId: number,
  now: Date,
): Promise<void> {
  const ofNetwork = { ...limit, scope: `${limit.scope} address`, most: limit.most * accountsOnNetwork };
  await countAttempt(db, limit, String(userId), now);
  // What an account is refused uses up nothing of the others on its network.
  await countFromNetwork(db, ofNetwork, networkOf(request), now);
}

/** Takes back one counted attempt that turned out to be a rightful one. */
export async function refundNetwork(db: Queryable, limit: Limit, { key, block }: Network): Promise<void> {
  if (block !== null) await refundAttempt(db, limitOfBlock(limit), block);
  await refundAttempt(db, limit, key);
}
