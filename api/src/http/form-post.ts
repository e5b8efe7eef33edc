import type { FastifyReply, FastifyRequest } from 'fastify';
import { honeypot, z } from '@clinic/contracts';
import type { Services } from '../services.ts';
import type { Tx } from '../db/database.ts';
import { forgetKey, withIdempotencyKey, readKey } from './idempotency.ts';
import type { Limit } from './rate-limit.ts';
import { countFromNetwork, networkOf } from './network.ts';

/** The field that only robots fill in, for the schemas of forms. */
export const honeypotField = { [honeypot]: z.optional(z.string()) } as const;

/** Whether a form was filled in by a robot. */
export function isTrapped(body: Partial<Record<typeof honeypot, unknown>>): boolean {
  const text = body[honeypot];
  return typeof text === 'string' && text.trim() !== '';
}

/** How long equal posts without a key are the same one. */
export const tenMinutesMs = 10 * 60_000;

/** Where answers lie that are remembered by the key of the sender, or by what was sent and from where. */
export const keyedScope = (form: string) => `anybody ${form}`;
export const unkeyedScope = (form: string) => `same ${form}`;

/** A form of the public site, as it is taken in. */
export interface FormPost {
  /** Name of the form, for its keys. */
  readonly form: string;
  readonly status: 200 | 201;
  /** Left out by a form that counts its posts by itself, in `store`. */
  readonly limit?: Limit;
  /** What makes two posts equal. */
  readonly content: unknown;
  /** Without a key of their own, equal posts from one address are the same one for this long; ten minutes. */
  readonly sameForMs?: number;
  readonly trapped: boolean;
  /** The response to a robot, in place of that of `store`. */
  readonly friendly: () => object;
  /** Stores what was sent and queues its messages; what it answers goes out as it is. */
  readonly store: (tx: Tx, now: Date) => Promise<object>;
}

/** What became of a form. */
export interface TakenForm {
  readonly status: 200 | 201;
  /** The text that goes out. */
  readonly answer: string;
  /** Whether this post was stored: no robot sent it, and no equal one came before. */
  readonly isStored: boolean;
  readonly isReplay: boolean;
}

/**
 * Takes in a form that anybody may send: once for each `Idempotency-Key`, or for equal contents from one address within a
 * while; counted per address (E7) in the transaction that stores it, so that refused and repeated posts cost nothing and
 * parallel ones wait for each other.
 */
export async function takeForm(
  { db, clock, cipher }: Pick<Services, 'db' | 'clock' | 'cipher'>,
  request: FastifyRequest,
  post: FormPost,
): Promise<TakenForm> {
  const { form, status } = post;
  if (post.trapped) return { status, answer: JSON.stringify(post.friendly()), isStored: false, isReplay: false };

  const now = clock();
  const ownKey = readKey(request.headers['idempotency-key']);
  // A keyed hash, because nothing that could be guessed may lie beside what is encrypted.
  const hash = (content: unknown) => cipher.blindIndexes(JSON.stringify(content), form)[0].toString('base64url');
  const key = ownKey ?? hash([networkOf(request).key, post.content]);
  const scope = ownKey === null ? unkeyedScope(form) : keyedScope(form);
  const { answer, replayed } = await db.transaction(async (tx) => {
    if (ownKey === null) await forgetKey(tx, scope, key, new Date(now.getTime() - (post.sameForMs ?? tenMinutesMs)));
    return withIdempotencyKey(tx, { key, body: hash(post.content) }, scope, now, async () => {
      if (post.limit) await countFromNetwork(tx, post.limit, networkOf(request), now);
      return JSON.stringify(await post.store(tx, now));
    });
  });
  return { status, answer, isStored: !replayed, isReplay: replayed };
}

/** Sends the answer to a form, the same bytes each time. */
export function sendFormResponse(reply: FastifyReply, { status, answer, isReplay }: TakenForm): FastifyReply {
  if (isReplay) reply.header('idempotent-replayed', 'true');
  reply.serializer((body: unknown) => String(body));
  return reply.code(status).type('application/json; charset=utf-8').send(answer);
}
