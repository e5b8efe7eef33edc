import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Consent, ConsentKind } from '@clinic/contracts/account';
import { ChangeConsent, ConsentLog, consentVersion } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { lockConsent } from '../../db/advisory-locks.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { consents } from '../../db/schema.ts';
import { actorOf, signedIn } from '../auth/session.ts';

/** Every step of an account's consents, the latest first. */
export async function consentsOf(db: Queryable, userId: number): Promise<Consent[]> {
  const rows = await db.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.id));
  return rows.map(({ kind, granted, version, at }) => ({ kind, granted, version, at: at.toISOString() }));
}

/** Writes a consent down that says something new; the log is only ever added to (E8). */
async function recordConsent(
  tx: Tx,
  userId: number,
  { kind, granted, now }: { kind: ConsentKind; granted: boolean; now: Date },
): Promise<void> {
  // Two clicks at once are one step.
  await lockConsent(tx, userId, kind);
  const [latest] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
    .orderBy(desc(consents.id))
    .limit(1);
  if ((latest?.granted ?? false) === granted && (!granted || latest?.version === consentVersion)) return;
  await tx.insert(consents).values({ userId, kind, granted, version: consentVersion, at: now });
}

/** What the account agreed to, and when (E8). */
export async function consentRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock } = services;
  const tags = ['account'];

  app.get(
    '/api/account/consents',
    {
      onRequest: signedIn,
      schema: { tags, summary: 'What I agreed to, the latest first', response: { 200: ConsentLog } },
    },
    async (request) => ({ data: await consentsOf(db, actorOf(request).userId) }),
  );

  app.post(
    '/api/account/consents',
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Give a consent or take it back',
        body: ChangeConsent,
        response: { 200: ConsentLog },
      },
    },
    async (request) => {
      const { userId } = actorOf(request);
      const data = await db.transaction(async (tx) => {
        await recordConsent(tx, userId, { ...request.body, now: clock() });
        return consentsOf(tx, userId);
      });
      return { data };
    },
  );
}
