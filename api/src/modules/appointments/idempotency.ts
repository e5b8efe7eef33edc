import { createHash } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import * as repo from './repo.ts';

/** A request that its sender may repeat (R5). */
export interface RepeatableRequest {
  readonly key: string;
  readonly body: unknown;
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, canonical(inner)]));
}

function hashOf(body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest();
}

/** The key of an `Idempotency-Key` header. */
export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header)) throw new ClinicError('BAD_REQUEST');
  return header;
}

/**
 * Lets one of several equal requests act and gives the others its answer, byte for byte. The answer is stored in the
 * transaction of the act: what failed is not remembered and may be tried again.
 */
export async function once(
  tx: Tx,
  request: RepeatableRequest,
  scope: string,
  now: Date,
  act: () => Promise<string>,
): Promise<{ answer: string; replayed: boolean }> {
  const requestHash = hashOf(request.body);
  if (await repo.claimKey(tx, { scope, key: request.key, requestHash, now })) {
    const answer = await act();
    await repo.storeAnswer(tx, scope, request.key, answer);
    return { answer, replayed: false };
  }
  const known = await repo.findKey(tx, scope, request.key);
  if (known && !known.requestHash.equals(requestHash)) throw new ClinicError('IDEMPOTENCY_MISMATCH');
  if (!known?.response) throw new ClinicError('IDEMPOTENCY_CONFLICT');
  return { answer: known.response, replayed: true };
}
