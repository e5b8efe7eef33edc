import { and, eq, inArray, lte } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Queryable, Tx } from '../db/database.ts';
import { columnCipher } from '../db/encrypted-columns.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { dayMs } from '../durations.ts';
import { ClinicError } from './errors.ts';

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

/** Keyed hashes of a body, the newest key's first: what somebody sent can be guessed, so a plain hash would give it away. */
const hashesOf = (body: unknown) =>
  columnCipher().blindIndexes(JSON.stringify(canonical(body)), 'idempotency_keys.request_hash');

/** The key of an `Idempotency-Key` header. */
export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header)) throw new ClinicError('BAD_REQUEST');
  return header;
}

/** A request with its key, when its sender may repeat it (R5). */
export function repeatableOf(request: FastifyRequest): RepeatableRequest | null {
  const key = readKey(request.headers['idempotency-key']);
  return key === null ? null : { key, body: request.body };
}

/** Sends what was stored as 201 and as text: a repeated request is answered with the same bytes. */
export function sendStored(reply: FastifyReply, { answer, replayed }: { answer: string; replayed: boolean }) {
  if (replayed) reply.header('idempotent-replayed', 'true');
  reply.serializer((body: unknown) => String(body));
  return reply.code(201).type('application/json; charset=utf-8').send(answer);
}

const row = (scope: string, key: string) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/** Claims a key; false when it is taken, after waiting for a transaction that is about to take it. */
async function claim(tx: Tx, scope: string, key: string, requestHash: Buffer, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}

/** Whether a request with this key was answered before. */
export async function isKeyKnown(db: Queryable, scope: string, key: string): Promise<boolean> {
  const rows = await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys).where(row(scope, key));
  return rows.length === 1;
}

/** Forgets the answer to a key when it was given at an instant or before. */
export async function forgetKey(tx: Tx, scope: string, key: string, before: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(and(row(scope, key), lte(idempotencyKeys.createdAt, before)));
}

/**
 * Forgets every answer of a scope that was given at an instant or before. One that somebody is asking for at this moment is
 * left to the next time, so that nobody waits for anybody.
 */
export async function forgetResponses(tx: Tx, scope: string, before: Date): Promise<void> {
  const old = tx
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), lte(idempotencyKeys.createdAt, before)))
    .for('update', { skipLocked: true });
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.scope, scope), inArray(idempotencyKeys.key, old)));
}

/** A request is repeated within a day or not at all. */
export async function forgetExpiredResponses({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const before = new Date(clock().getTime() - dayMs);
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, before));
}

/**
 * Lets one of several equal requests action and gives the others its answer, byte for byte. The answer is stored in the
 * transaction of the action: what failed is not remembered and may be tried again.
 */
export async function withIdempotencyKey(
  tx: Tx,
  request: RepeatableRequest,
  scope: string,
  now: Date,
  action: () => Promise<string>,
): Promise<{ answer: string; replayed: boolean }> {
  const hashes = hashesOf(request.body);
  if (await claim(tx, scope, request.key, hashes[0], now)) {
    const answer = await action();
    await tx.update(idempotencyKeys).set({ status: 201, response: answer }).where(row(scope, request.key));
    return { answer, replayed: false };
  }
  const [known] = await tx.select().from(idempotencyKeys).where(row(scope, request.key));
  if (known && !hashes.some((hash) => known.requestHash.equals(hash))) throw new ClinicError('IDEMPOTENCY_MISMATCH');
  if (!known?.response) throw new ClinicError('IDEMPOTENCY_CONFLICT');
  return { answer: known.response, replayed: true };
}
