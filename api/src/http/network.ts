import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Queryable } from '../db/database.ts';
import type { Limit } from './rate-limit.ts';
import { countAttempt, refundAttempt } from './rate-limit.ts';

/** How many subscribers' networks may use up their limits in one provider's or company's block before all of it is refused. */
const networksInBlock = 16;

/** Where a request comes from, as it is counted. */
export interface Network {
  /** One IPv4 address, or the /64 of an IPv6 address: a subscriber has all of it (RFC 6177) and may change addresses within. */
  readonly key: string;
  /** The /48 around it, the largest block that one site is given (RFC 6177); null for IPv4. */
  readonly block: string | null;
}

/** The network of an address in any notation. */
export function networkOfAddress(address: string): Network {
  if (!ipaddr.isValid(address)) return { key: address, block: null };
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { key: parsed.toString(), block: null };
  const prefix = (bits: 48 | 64) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bits}`).toString()}/${bits}`;
  return { key: prefix(64), block: prefix(48) };
}

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
  if (block !== null) await countAttempt(db, limitOfBlock(limit), block, now);
  return countAttempt(db, limit, key, now);
}

/** Takes back one counted attempt that turned out to be a rightful one. */
export async function refundNetwork(db: Queryable, limit: Limit, { key, block }: Network): Promise<void> {
  if (block !== null) await refundAttempt(db, limitOfBlock(limit), block);
  await refundAttempt(db, limit, key);
}
