import type { FastifyReply, FastifyRequest } from 'fastify';
import { honeypot, z } from '@clinic/shared/contracts';
import type { Services } from '../app.ts';
import type { Tx } from '../db/database.ts';
import { forgetKey, once, readKey } from './idempotency.ts';
import type { Limit } from './rate-limit.ts';
import { countAttempt } from './rate-limit.ts';

/** The field that only robots fill in, for the schemas of forms. */
export const trap = { [honeypot]: z.optional(z.string()) } as const;

/** Whether a form was filled in by a robot. */
export function isTrapped(body: Partial<Record<typeof honeypot, unknown>>): boolean {
  const text = body[honeypot];
  return typeof text === 'string' && text.trim() !== '';
}

const tenMinutesMs = 10 * 60_000;

/** A form of the public site, as it is taken in. */
export interface FormPost {
  /** Name of the form, for its keys. */
  readonly form: string;
  readonly status: 200 | 201;
  readonly limit: Limit;
  /** What makes two posts equal. */
  readonly content: unknown;
  /** Without a key of their own, equal posts from one address are the same one for this long; ten minutes. */
  readonly sameForMs?: number;
  readonly trapped: boolean;
  /** What a robot is told, in place of what `store` answers. */
  readonly friendly: () => object;
  /** Stores what was sent and queues its messages; what it answers goes out as it is. */
  readonly store: (tx: Tx, now: Date) => Promise<object>;
}

/**
 * Takes in a form that anybody may send: once for each `Idempotency-Key`, or for equal contents from one address within a
 * while; counted per address (E7) in the transaction that stores it, so that refused and repeated posts cost nothing and
 * parallel ones wait for each other. Returns whether this post was the one that acted.
 */
export async function takeForm(
  { db, clock, cipher }: Pick<Services, 'db' | 'clock' | 'cipher'>,
  request: FastifyRequest,
  reply: FastifyReply,
  post: FormPost,
): Promise<boolean> {
  const send = (answer: string) => {
    // Stored and sent as text: a repeated request is answered with the same bytes.
    reply.serializer((body: unknown) => String(body));
    return reply.code(post.status).type('application/json; charset=utf-8').send(answer);
  };
  if (post.trapped) {
    await send(JSON.stringify(post.friendly()));
    return false;
  }

  const now = clock();
  const ownKey = readKey(request.headers['idempotency-key']);
  // A keyed hash, because nothing that could be guessed may lie beside what is sealed.
  const hash = (content: unknown) => cipher.blindIndexes(JSON.stringify(content), post.form)[0].toString('base64url');
  const key = ownKey ?? hash([request.ip, post.content]);
  const scope = ownKey === null ? `same ${post.form}` : `anybody ${post.form}`;
  const { answer, replayed } = await db.transaction(async (tx) => {
    if (ownKey === null) await forgetKey(tx, scope, key, new Date(now.getTime() - (post.sameForMs ?? tenMinutesMs)));
    return once(tx, { key, body: hash(post.content) }, scope, now, async () => {
      await countAttempt(tx, post.limit, request.ip, now);
      return JSON.stringify(await post.store(tx, now));
    });
  });
  if (replayed) reply.header('idempotent-replayed', 'true');
  await send(answer);
  return !replayed;
}
