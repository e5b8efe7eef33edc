import type { FastifyRequest } from 'fastify';
import type { ScheduleEffect } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { whoseOf } from '../../audit.ts';
import type { Tx } from '../../db/database.ts';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Change } from './change.ts';
import { effectOf } from './effect.ts';
import type { ScheduleCall } from './staff.ts';

/** Each goes through weeks of slots. */
const effects: Limit = { scope: 'schedule-effects', most: 60, minutes: 1 };

/** Counts what a change would do; that the names of patients were read is a row of the audit log. */
export async function readEffect(
  { db, clock, audit }: Services,
  request: FastifyRequest,
  call: ScheduleCall & { readonly subject: string },
  changeIn: (tx: Tx, now: Date) => Promise<Change>,
): Promise<ScheduleEffect> {
  const { actor, requestId, subject } = call;
  const now = clock();
  await countByAccount(db, effects, request, actor.userId, now);
  return db.transaction(async (tx) => {
    const effect = await effectOf(tx, call, await changeIn(tx, now), now);
    if (effect.visits.length > 0) {
      const whose = whoseOf(effect.visits.map(({ id }) => `appointment:${id}`));
      await audit.recordRead(tx, { at: now, actor, action: 'effect.read', subject, requestId, details: { whose } });
    }
    return effect;
  });
}
