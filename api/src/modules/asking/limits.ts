import type { FastifyReply, FastifyRequest } from 'fastify';
import { addDays, clinicInstant, clinicToday } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import type { Network } from '@clinic/node';
import { countFromNetwork, limitOfBlock, networkOf } from '../../http/network.ts';
import type { Tx } from '../../db/database.ts';
import type { FieldCipher } from '../../db/field-cipher.ts';
import { countAttempt, dropEndedCounts } from '../../http/rate-limit.ts';
import { ensureVisitor, visitorOf } from '../../http/visitor.ts';

/** Questions of one day of the clinic (E7): how many at most, and how many before a proof of work goes with each. */
const perVisitor = { scope: 'ask visitor', most: 5, free: 3 };
const perAddress = { scope: 'ask address', most: 20, free: 10, minutes: 0 };

/** Whom a question counts for, as keyed hashes. */
export interface Counted {
  readonly visitors: readonly string[];
  readonly address: Network;
}

/** What stands for a network address in a table of counts: nobody finds the address without the key. */
export function hashedNetwork(cipher: FieldCipher, request: FastifyRequest): Network {
  const hash = (text: string) => cipher.blindIndexes(text, 'counted address')[0].toString('base64url');
  const { key, block } = networkOf(request);
  return { key: hash(key), block: block === null ? null : hash(block) };
}

/**
 * Whom to count a question for. A browser without the visitor's cookie is given one; until it comes back with it, its address
 * stands for it too, so that throwing cookies away wins nothing.
 */
export function countedFor(
  { cipher, settings }: Pick<Services, 'cipher' | 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Counted {
  const address = hashedNetwork(cipher, request);
  const isNew = visitorOf(request, settings) === null;
  const visitor = ensureVisitor(request, reply, settings);
  const hash = cipher.blindIndexes(visitor, 'counted visitor')[0].toString('base64url');
  return { visitors: isNew ? [address.key, hash] : [hash], address };
}

/**
 * Counts a question, forgets the days before and refuses the one too many (RATE_LIMITED); answers whether a limit is near.
 * Days end at midnight for everybody, so that the row of a count does not tell at which minute its first question was asked.
 */
export async function countQuestion(tx: Tx, { visitors, address }: Counted, now: Date): Promise<boolean> {
  const midnight = clinicInstant(addDays(clinicToday(now), 1), '00:00');
  const minutes = (midnight.getTime() - now.getTime()) / 60_000;
  await dropEndedCounts(tx, [perVisitor.scope, perAddress.scope, limitOfBlock(perAddress).scope], now);
  let isNear = false;
  for (const visitor of visitors) {
    isNear = (await countAttempt(tx, { ...perVisitor, minutes }, visitor, now)) > perVisitor.free || isNear;
  }
  return (await countFromNetwork(tx, { ...perAddress, minutes }, address, now)) > perAddress.free || isNear;
}
